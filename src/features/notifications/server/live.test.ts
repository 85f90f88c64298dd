import { expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, says } from '../../../../scripts/testing/chats.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../../../scripts/testing/workspaces.ts'
import { eventFor, startLive } from '../../../platform/live.ts'
import { markNotifications, saveSettings } from '../contract.ts'

it('what arrives, is read or set is told in the other tabs of that person, on whichever server they are, and to nobody else', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const chatId = await chatWith(server, anna, beat.id)
  // As a second server does, with a connection of its own.
  const live = await startLive(server.database.pool, () => {})
  onTestFinished(() => live.stop())
  const heard: Record<string, number> = { anna: 0, beat: 0 }
  live.listen(anna.workspaceId, (event) => {
    if (event.topic !== 'notifications') return
    for (const [name, { id }] of Object.entries({ anna, beat })) if (eventFor(event, id)) heard[name] = (heard[name] ?? 0) + 1
  })

  await says(server, anna, chatId, 'Hi @Beat Beispiel')
  await expect.poll(() => heard).toEqual({ anna: 0, beat: 1 })
  await answerTo(server, beat, markNotifications, { isRead: true })
  await expect.poll(() => heard).toEqual({ anna: 0, beat: 2 })
  await answerTo(server, beat, saveSettings, { quietUntil: null })
  await expect.poll(() => heard).toEqual({ anna: 0, beat: 3 })
  // Nothing was unread any more, so there is nothing to tell.
  await answerTo(server, beat, markNotifications, { isRead: true })
  await says(server, anna, chatId, 'Hi again @Beat Beispiel')
  await expect.poll(() => heard).toEqual({ anna: 0, beat: 4 })
})

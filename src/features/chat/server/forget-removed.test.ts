import { expect, it } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, chatWith, says } from '../../../../scripts/testing/chats.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { connect } from '../../../platform/database.ts'
import { getChat, removeMessage, restoreMessage } from '../contract.ts'
import { forgetRemoved } from './forget-removed.ts'

it('what was taken away is forgotten once it cannot come back, and nothing else is', async () => {
  const server = await aServerForThisTest()
  const { owner } = server.database
  const anna = await anAccount(server)
  const contactId = await aContact(server, anna)
  const chatId = await chatWith(server, anna, contactId)
  const [old, recent, kept] = [
    await says(server, anna, chatId, 'Old and gone'),
    await says(server, anna, chatId, 'Gone'),
    await says(server, anna, chatId, 'Old'),
  ]
  for (const { id: messageId } of [old, recent]) await answerTo(server, anna, removeMessage, { chatId, messageId })
  await owner.query("update chat.message set time = time - interval '7 hours' where id = any($1)", [[old.id, kept.id]])

  await forgetRemoved(connect(owner))

  const { rows } = await owner.query<{ message: string }>('select message from chat.message order by number')
  expect(rows.map(({ message }) => message)).toEqual(['', 'Gone', 'Old'])
  expect((await answerTo(server, anna, restoreMessage, { chatId, messageId: recent.id })).message).toBe('Gone')
  expect((await answerTo(server, anna, getChat, { contactId })).chat.dialog.map(({ isRemoved }) => isRemoved)).toEqual([true, false, false])
})

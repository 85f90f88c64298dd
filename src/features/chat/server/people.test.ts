import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, says, toldIn } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { getChat, listContacts, readUser, searchMessages, sendMessage, statuses, tellHere, updateUser, type Contact } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const seenBy = async (by: TestAccount, id: string): Promise<Contact | undefined> =>
  (await call(listContacts, {}, by)).find((contact) => contact.id === id)
const seenAt = (account: TestAccount, time: string) =>
  server.database.owner.query('update chat.person set seen_at = $2 where account_id = $1', [account.id, time])

describe('oneself', () => {
  it('§3.28 §7.49 is the account, there and without a mood at first', async () => {
    const carla = await aColleague(server, anna, { displayName: 'Carla Beispiel' })

    const user = await call(readUser, {}, carla)

    const first = { status: 'online', mood: '', chatList: [], enterSends: true }
    expect(user).toEqual({ id: carla.id, name: 'Carla Beispiel', avatar: '', ...first })
  })

  it('§7.50 changes what is sent; the account itself stays as it is', async () => {
    const id = beat.id
    await toldIn(server, anna)

    const first = await call(updateUser, { id, name: 'Somebody', avatar: 'x.png', mood: 'Happy', status: 'away' })
    const second = await call(updateUser, { enterSends: false })
    const same = await call(updateUser, { enterSends: false, mood: 'Happy' })

    expect(first).toMatchObject({ id: anna.id, name: 'Anna Muster', avatar: '', mood: 'Happy', status: 'away', enterSends: true })
    expect(second).toEqual({ ...first, enterSends: false })
    expect(same).toEqual(second)
    expect(await toldIn(server, anna)).toEqual([`chat-people ${anna.id}`, `chat-people ${anna.id}`])
    expect(await call(readUser, {}, beat)).toMatchObject({ mood: '', status: 'online', enterSends: true })
  })

  it('refuses a status that does not exist and a mood that is too long', async () => {
    expect((await ask(server, anna, updateUser, { status: 'asleep' })).statusCode).toBe(400)
    expect((await ask(server, anna, updateUser, { mood: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await call(updateUser, { mood: `\0${'x'.repeat(499)}` })).mood).toHaveLength(499)
  })
})

describe('presence', () => {
  it.each(statuses)('§4.31 others see the status %s that somebody has chosen', async (status) => {
    await call(updateUser, { status })

    expect((await call(readUser)).status).toBe(status)
    expect((await seenBy(beat, anna.id))?.status).toBe(status)
  })

  it('choosing a status once more shows that one is here', async () => {
    await call(updateUser, { status: 'away' })
    await seenAt(anna, '2026-03-10T11:00:00Z')

    await call(updateUser, { status: 'away' })

    expect((await seenBy(beat, anna.id))?.status).toBe('away')
  })

  it('who has not said for two minutes that they are here counts as offline', async () => {
    await call(updateUser, { status: 'do-not-disturb' })

    await seenAt(anna, '2026-03-10T11:58:00Z')
    expect((await seenBy(beat, anna.id))?.status).toBe('do-not-disturb')
    await seenAt(anna, '2026-03-10T11:57:59Z')
    expect((await seenBy(beat, anna.id))?.status).toBe('offline')
    expect(await call(tellHere)).toEqual({ status: 'do-not-disturb' })
    expect((await seenBy(beat, anna.id))?.status).toBe('do-not-disturb')
  })

  it('is told to others only when they see something else, and written at most every 30 seconds', async () => {
    const dora = await aColleague(server, anna, { displayName: 'Dora Beispiel' })
    const seen = async (): Promise<Date | undefined> =>
      (await server.database.owner.query<{ seen_at: Date }>('select seen_at from chat.person where account_id = $1', [dora.id])).rows[0]
        ?.seen_at
    await toldIn(server, anna)

    expect(await call(tellHere, {}, dora)).toEqual({ status: 'online' })
    expect(await toldIn(server, anna)).toEqual([`chat-people ${dora.id}`])
    await seenAt(dora, '2026-03-10T11:59:31Z')
    await call(tellHere, {}, dora)
    expect((await seen())?.toISOString()).toBe('2026-03-10T11:59:31.000Z')
    await seenAt(dora, '2026-03-10T11:59:30Z')
    await call(tellHere, {}, dora)
    expect((await seen())?.toISOString()).toBe('2026-03-10T12:00:00.000Z')
    expect(await toldIn(server, anna)).toEqual([])
  })

  it('who has chosen to be offline is not seen by being here', async () => {
    const emil = await aColleague(server, anna, { displayName: 'Emil Beispiel' })
    await call(updateUser, { status: 'offline' }, emil)
    await seenAt(emil, '2026-03-10T11:00:00Z')
    await toldIn(server, anna)

    expect(await call(tellHere, {}, emil)).toEqual({ status: 'offline' })

    expect(await toldIn(server, anna)).toEqual([])
    expect((await seenBy(beat, emil.id))?.status).toBe('offline')
  })

  it('is not seen in another workspace', async () => {
    const stranger = await anAccount(server)
    await call(updateUser, { mood: 'Only here' })

    expect((await ask(server, stranger, listContacts)).json()).toEqual([])
  })
})

describe('who has left the workspace', () => {
  it('stays with what was said, and cannot be written to until they come back', async () => {
    const gone = await aColleague(server, anna, { displayName: 'Gina Gegangen' })
    const silent = await aColleague(server, anna, { displayName: 'Sven Still' })
    const chatId = await chatWith(server, anna, gone.id)
    await chatWith(server, anna, silent.id)
    await says(server, gone, chatId, 'Farewell Quitte')
    await server.database.owner.query('delete from accounts.membership where workspace_id = $1 and account_id = any($2)', [
      anna.workspaceId,
      [gone.id, silent.id],
    ])

    const sending = await ask(server, anna, sendMessage, { chatId, message: { message: 'Come back' } })

    const former = {
      id: gone.id,
      name: 'Gina Gegangen',
      avatar: '',
      status: 'offline',
      mood: '',
      unread: 1,
      isMember: false,
      isFormer: true,
    }
    expect(sending.statusCode).toBe(403)
    expect(await seenBy(anna, gone.id)).toEqual(former)
    expect(await seenBy(anna, silent.id)).toBeUndefined()
    expect(await seenBy(beat, gone.id)).toBeUndefined()
    expect((await call(getChat, { contactId: gone.id })).chat.dialog).toHaveLength(1)
    expect(await call(searchMessages, { q: 'Quitte' })).toHaveLength(1)
    expect((await ask(server, anna, getChat, { contactId: silent.id })).statusCode).toBe(404)
    expect((await ask(server, beat, getChat, { contactId: gone.id })).statusCode).toBe(404)

    await server.database.owner.query("insert into accounts.membership (workspace_id, account_id, role) values ($1, $2, 'staff')", [
      anna.workspaceId,
      gone.id,
    ])
    expect((await says(server, anna, chatId, 'There you are')).message).toBe('There you are')
    expect((await seenBy(anna, gone.id))?.isMember).toBe(true)
  })
})

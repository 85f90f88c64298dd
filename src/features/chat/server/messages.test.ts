import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, saidMany, says, toldIn } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  editMessage,
  getChat,
  listContacts,
  listEarlier,
  readUser,
  removeMessage,
  restoreMessage,
  saveDraft,
  setRead,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let chatId: string
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  chatId = await chatWith(server, anna, beat.id)
})
afterAll(() => server.app.close())

const now = '2026-03-10T12:00:00.000Z'
const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode
const sides = () => [`chat ${anna.id}`, `chat ${beat.id}`].toSorted()

describe('a message of one’s own', () => {
  it('can be changed, and says so', async () => {
    const said = await says(server, anna, chatId, 'Helo')
    const which = { chatId, messageId: said.id, version: 1, message: 'Hello' }
    await toldIn(server, anna)

    const edited = await call(editMessage, which)
    const again = await call(editMessage, which)

    expect(edited).toEqual({ ...said, message: 'Hello', version: 2, editedAt: now })
    expect(again).toEqual(edited)
    expect(await toldIn(server, anna)).toEqual(sides())
  })

  it('that another window has changed is not overwritten', async () => {
    const { id: messageId } = await says(server, anna, chatId, 'One')
    await call(editMessage, { chatId, messageId, version: 1, message: 'Two' })

    expect(await statusOf(editMessage, { chatId, messageId, version: 1, message: 'Three' })).toBe(409)
    expect(await statusOf(removeMessage, { chatId, messageId, version: 1 })).toBe(409)
    expect(await statusOf(editMessage, { chatId, messageId, message: 'Three' })).toBe(200)
  })

  it('can be taken away, is told to nobody any more, and comes back as it was', async () => {
    const said = await says(server, anna, chatId, 'Geheimnis')
    const which = { chatId, messageId: said.id }
    await toldIn(server, anna)

    const removed = await call(removeMessage, which)

    const shown = [
      await ask(server, anna, getChat, { contactId: beat.id }),
      await ask(server, beat, getChat, { contactId: anna.id }),
      await ask(server, anna, removeMessage, which),
      await ask(server, beat, readUser),
      await ask(server, beat, listEarlier, { chatId, around: said.id }),
    ]
    expect(removed).toEqual({ ...said, message: '', isRemoved: true, version: 2 })
    expect(shown.map(({ statusCode, body }) => [statusCode, body.includes('Geheimnis')])).toEqual(shown.map(() => [200, false]))
    expect(await toldIn(server, anna)).toEqual(sides())
    expect(await call(restoreMessage, which)).toEqual({ ...said, version: 3 })
    expect(await call(restoreMessage, which)).toEqual({ ...said, version: 3 })
    expect((await ask(server, beat, getChat, { contactId: anna.id })).body).toContain('Geheimnis')
  })

  it('that was taken away cannot be changed, does not wait to be read and is not the last one said', async () => {
    const carla = await aColleague(server, anna, { displayName: 'Carla Beispiel' })
    const chat = await chatWith(server, carla, anna.id)
    await says(server, carla, chat, 'Stays')
    const { id: messageId } = await says(server, carla, chat, 'Goes')
    await call(removeMessage, { chatId: chat, messageId }, carla)

    expect(await statusOf(editMessage, { chatId: chat, messageId, message: 'x' }, carla)).toBe(409)
    expect((await call(listContacts)).find(({ id }) => id === carla.id)?.unread).toBe(1)
    expect((await call(readUser)).chatList.find((entry) => entry.chatId === chat)?.lastMessage?.message).toBe('Stays')
  })

  it('can be changed for six hours and not a moment longer', async () => {
    const { id: messageId } = await says(server, anna, chatId, 'Old')
    const at = (time: string) => server.database.owner.query('update chat.message set time = $2 where id = $1', [messageId, time])

    await at('2026-03-10T06:00:00.000Z')
    expect(await statusOf(editMessage, { chatId, messageId, message: 'Just in time' })).toBe(200)
    await at('2026-03-10T05:59:59.999Z')
    for (const endpoint of [editMessage, removeMessage, restoreMessage]) {
      expect(await statusOf(endpoint, { chatId, messageId, message: 'Too late' })).toBe(403)
    }
  })

  it('is changed by nobody else', async () => {
    const { id: messageId } = await says(server, anna, chatId, 'Mine')
    const stranger = await anAccount(server)
    const carla = await aColleague(server, anna)

    for (const endpoint of [editMessage, removeMessage, restoreMessage]) {
      const which = { chatId, messageId, message: 'Theirs' }
      expect(await statusOf(endpoint, which, beat)).toBe(403)
      for (const other of [stranger, carla]) expect(await statusOf(endpoint, which, other)).toBe(404)
      expect(await statusOf(endpoint, { ...which, messageId: randomUUID() })).toBe(404)
    }
    expect((await call(getChat, { contactId: beat.id })).chat.dialog.at(-1)).toMatchObject({ message: 'Mine', version: 1 })
  })
})

describe('a long conversation', () => {
  let long: string
  let other: TestAccount
  beforeAll(async () => {
    other = await aColleague(server, anna, { displayName: 'Lang Beispiel' })
    long = await chatWith(server, anna, other.id)
    await saidMany(server, long, other.id, 120)
  })
  const texts = ({ dialog }: { dialog: readonly { message: string }[] }) => [dialog.length, dialog[0]?.message, dialog.at(-1)?.message]
  const idOf = async (number: number): Promise<string> => {
    const { rows } = await server.database.owner.query<{ id: string }>('select id from chat.message where chat_id = $1 and number = $2', [
      long,
      number,
    ])
    return rows[0]?.id ?? ''
  }

  it('shows its newest 50 messages, and those before, after and around any of them', async () => {
    const { chat } = await call(getChat, { contactId: other.id })
    const before = await call(listEarlier, { chatId: long, before: chat.dialog[0]?.id })
    const first = await call(listEarlier, { chatId: long, before: before.dialog[0]?.id })
    const around = await call(listEarlier, { chatId: long, around: await idOf(60) })
    const after = await call(listEarlier, { chatId: long, after: await idOf(84) })

    expect([texts(chat), chat.hasEarlier]).toEqual([[50, 'Message 71', 'Message 120'], true])
    expect([texts(before), before.hasEarlier]).toEqual([[50, 'Message 21', 'Message 70'], true])
    expect([texts(first), first.hasEarlier]).toEqual([[20, 'Message 1', 'Message 20'], false])
    expect([texts(around), around.hasEarlier, around.hasLater]).toEqual([[50, 'Message 35', 'Message 84'], true, true])
    expect([texts(after), after.hasEarlier, after.hasLater]).toEqual([[36, 'Message 85', 'Message 120'], true, false])
  })

  it('is not paged by messages that are not in it', async () => {
    const elsewhere = await says(server, anna, chatId, 'Elsewhere')

    for (const before of [elsewhere.id, randomUUID()]) expect(await statusOf(listEarlier, { chatId: long, before })).toBe(404)
    expect(await statusOf(listEarlier, { chatId: long }, anna)).toBe(400)
    expect(await statusOf(listEarlier, { chatId: long, before: await idOf(9) }, beat)).toBe(404)
  })

  it('knows what was read, per account, and can be marked as unread from a message on', async () => {
    const unread = async () => (await call(getChat, { contactId: other.id })).chat.firstUnreadId

    expect(await unread()).toBe(await idOf(1))
    expect(await call(setRead, { chatId: long, messageId: await idOf(100) })).toEqual({ unread: 20 })
    expect(await unread()).toBe(await idOf(101))
    expect(await call(setRead, { chatId: long, messageId: await idOf(50) })).toEqual({ unread: 20 })
    expect(await call(setRead, { chatId: long, messageId: await idOf(50), isUnreadFrom: true })).toEqual({ unread: 71 })
    expect(await unread()).toBe(await idOf(50))
    expect(await call(setRead, { chatId: long })).toEqual({ unread: 0 })
    expect(await unread()).toBeNull()
    expect((await call(listContacts)).find(({ id }) => id === other.id)?.unread).toBe(0)
  })

  it('tells only one’s own browsers that it was read, and only once', async () => {
    await call(setRead, { chatId: long, messageId: await idOf(50), isUnreadFrom: true })
    await toldIn(server, anna)

    await call(setRead, { chatId: long })
    await call(setRead, { chatId: long })

    expect(await toldIn(server, anna)).toEqual([`chat ${anna.id}`])
    expect(await statusOf(setRead, { chatId: long }, beat)).toBe(404)
    expect(await statusOf(setRead, { chatId: long, messageId: randomUUID() })).toBe(404)
  })
})

describe('what was begun to write', () => {
  it('is kept per conversation for oneself only, until it is sent or let go', async () => {
    const draft = async (by: TestAccount) => (await call(readUser, {}, by)).chatList.find((entry) => entry.chatId === chatId)?.draft
    await says(server, anna, chatId, 'Now both have it')
    await toldIn(server, anna)

    expect(await call(saveDraft, { chatId, draft: 'Dear B\0' })).toEqual({ draft: 'Dear B' })
    expect([await draft(anna), await draft(beat)]).toEqual(['Dear B', ''])
    await call(saveDraft, { chatId, draft: 'Dear B' })
    expect(await toldIn(server, anna)).toEqual([`chat ${anna.id}`])
    await says(server, anna, chatId, 'Dear Beat')
    expect(await draft(anna)).toBe('')
    await call(saveDraft, { chatId, draft: 'x'.repeat(10_000) })
    expect(await call(saveDraft, { chatId, draft: '' })).toEqual({ draft: '' })
    expect(await draft(anna)).toBe('')
    expect(await statusOf(saveDraft, { chatId, draft: 'x'.repeat(10_001) })).toBe(400)
    expect(await statusOf(saveDraft, { chatId: randomUUID(), draft: 'x' })).toBe(404)
  })

  it('sending reads what stands in the conversation', async () => {
    await says(server, beat, chatId, 'Question?')

    await says(server, anna, chatId, 'Answer')

    expect((await call(getChat, { contactId: beat.id })).chat.firstUnreadId).toBeNull()
  })
})

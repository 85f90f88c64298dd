import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, chatWith, says, toldIn } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { getChat, listContacts, readUser, saveDraft, sendMessage } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let mira: string
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  mira = await aContact(server, anna)
})
afterAll(() => server.app.close())

const now = '2026-03-10T12:00:00.000Z'
const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode

describe('contacts', () => {
  it('§3.26 §7.47 are the people of the workspace and its members, by name, without oneself', async () => {
    const contacts = await call(listContacts)

    const nobodyHere = { avatar: '', status: 'offline', mood: '', unread: 0, isMember: true }
    expect(contacts).toEqual([
      { ...nobodyHere, id: beat.id, name: 'Beat Beispiel' },
      { id: mira, name: 'Mira Keller', avatar: '', status: 'offline', mood: 'Busy', unread: 0, isMember: false },
    ])
    expect((await call(listContacts, {}, beat)).map(({ name }) => name)).toEqual(['Anna Muster', 'Mira Keller'])
  })

  it('tell each account how many messages wait for it', async () => {
    const carla = await aColleague(server, anna, { displayName: 'Carla Beispiel' })
    const chatId = await chatWith(server, carla, anna.id)
    await says(server, carla, chatId, 'One')
    await says(server, carla, chatId, 'Two')

    const unread = async (by: TestAccount, of: TestAccount) => (await call(listContacts, {}, by)).find(({ id }) => id === of.id)?.unread

    expect(await unread(anna, carla)).toBe(2)
    expect([await unread(carla, anna), await unread(beat, carla), await unread(anna, beat)]).toEqual([0, 0, 0])
  })
})

describe('a conversation', () => {
  it('§7.48 begins empty where there is none, once, and is on the list of who opened it only', async () => {
    const dora = await aColleague(server, anna, { displayName: 'Dora Beispiel' })

    const both = await Promise.all([call(getChat, { contactId: dora.id, userId: anna.id }), call(getChat, { contactId: dora.id })])
    const again = await call(getChat, { contactId: dora.id })

    const [{ chat, userChatData }] = both
    const entry = { chatId: chat.id, contactId: dora.id, lastMessageTime: null, lastMessage: null, draft: '' }
    expect(chat).toEqual({ id: chat.id, dialog: [], firstUnreadId: null, hasEarlier: false })
    expect([both[1].chat.id, again.chat.id]).toEqual([chat.id, chat.id])
    expect(userChatData).toContainEqual(entry)
    expect((await call(readUser, {}, dora)).chatList).toEqual([])
    expect((await call(getChat, { contactId: anna.id }, dora)).chat.id).toBe(chat.id)
  })

  it('§3.27 is its id and the dialog of who, message and time, the same for both', async () => {
    const [one, other] = [await aColleague(server, anna), await aColleague(server, anna)]
    const chatId = await chatWith(server, one, other.id)
    await says(server, one, chatId, 'Ready?')
    await says(server, other, chatId, 'Yes')

    const chats = await Promise.all([call(getChat, { contactId: other.id }, one), call(getChat, { contactId: one.id }, other)])

    const dialog = [
      { who: one.id, message: 'Ready?', time: now },
      { who: other.id, message: 'Yes', time: now },
    ]
    for (const { chat } of chats) expect(chat).toMatchObject({ id: chatId, dialog })
  })

  it('two who begin it with each other at the same moment get the same', async () => {
    const [one, other] = [await aColleague(server, anna), await aColleague(server, anna)]

    const chats = await Promise.all([
      ...Array.from({ length: 4 }, () => call(getChat, { contactId: other.id }, one)),
      ...Array.from({ length: 4 }, () => call(getChat, { contactId: one.id }, other)),
    ])

    expect(new Set(chats.map(({ chat }) => chat.id)).size).toBe(1)
  })

  it('is not there with oneself, with nobody, with people of another workspace, or for somebody else', async () => {
    const stranger = await anAccount(server)
    const theirContact = await aContact(server, stranger)

    for (const contactId of [anna.id, randomUUID(), stranger.id, theirContact]) expect(await statusOf(getChat, { contactId })).toBe(404)
    for (const userId of [beat.id, randomUUID()]) expect(await statusOf(getChat, { contactId: mira, userId })).toBe(404)
    expect(await statusOf(getChat, { contactId: 'mira' })).toBe(400)
  })

  it('with the newest message comes first', async () => {
    const reader = await aColleague(server, anna)
    const chats = [await chatWith(server, reader, mira), await chatWith(server, reader, anna.id), await chatWith(server, reader, beat.id)]
    const [first = '', second = ''] = chats
    const at = (chatId: string, time: string) =>
      server.database.owner.query('update chat.message set time = $2 where chat_id = $1', [chatId, time])
    await says(server, reader, first, 'Older')
    await says(server, reader, second, 'Newer')
    await at(first, '2026-03-09T08:00:00Z')
    await at(second, '2026-03-09T09:00:00Z')

    const { chatList } = await call(readUser, {}, reader)

    expect(chatList.map(({ lastMessageTime }) => lastMessageTime)).toEqual(['2026-03-09T09:00:00.000Z', '2026-03-09T08:00:00.000Z', null])
    expect(chatList.map(({ lastMessage }) => lastMessage?.message)).toEqual(['Newer', 'Older', undefined])
  })
})

describe('sending', () => {
  it('§7.51 answers with the message as it is stored and the conversations; who and when is said by the server', async () => {
    const chatId = await chatWith(server, anna, beat.id)
    const wish = { id: randomUUID(), who: randomUUID(), message: '  Hello Beat\nSee you  ', time: '1999-01-01T00:00:00Z' }
    await toldIn(server, anna)

    const { message, userChatData } = await call(sendMessage, { chatId, contactId: beat.id, message: wish })

    const stored = { who: anna.id, message: 'Hello Beat\nSee you', time: now, id: wish.id, version: 1, editedAt: null, isRemoved: false }
    expect(message).toEqual(stored)
    expect(userChatData[0]).toMatchObject({ chatId, contactId: beat.id, lastMessageTime: now, lastMessage: { who: anna.id } })
    expect(await toldIn(server, anna)).toEqual([`chat ${anna.id}`, `chat ${beat.id}`].toSorted())
    expect((await call(getChat, { contactId: anna.id }, beat)).chat).toMatchObject({ dialog: [stored], firstUnreadId: wish.id })
  })

  it('to a contact without account tells only oneself', async () => {
    const chatId = await chatWith(server, anna, mira)
    await toldIn(server, anna)

    await says(server, anna, chatId, 'Hello Mira')

    expect(await toldIn(server, anna)).toEqual([`chat ${anna.id}`])
  })

  it('the same message again says it once, tells nobody and leaves what was begun since', async () => {
    const chatId = await chatWith(server, anna, mira)
    const sending = { chatId, message: { id: randomUUID(), message: 'Once' } }
    const first = await call(sendMessage, sending)
    await call(saveDraft, { chatId, draft: 'Next' })
    await toldIn(server, anna)

    const again = await call(sendMessage, { ...sending, message: { ...sending.message, message: 'Twice' } })

    const { chat, userChatData } = await call(getChat, { contactId: mira })
    expect(again.message).toEqual(first.message)
    expect(chat.dialog.filter(({ id }) => id === sending.message.id)).toHaveLength(1)
    expect(userChatData.find((entry) => entry.chatId === chatId)?.draft).toBe('Next')
    expect(await toldIn(server, anna)).toEqual([])
  })

  it('six at once under one id say it once', async () => {
    const chatId = await chatWith(server, anna, mira)
    const sending = { chatId, message: { id: randomUUID(), message: 'At once' } }

    const replies = await Promise.all(Array.from({ length: 6 }, () => call(sendMessage, sending)))

    const { chat } = await call(getChat, { contactId: mira })
    expect(new Set(replies.map(({ message }) => JSON.stringify(message))).size).toBe(1)
    expect(chat.dialog.filter(({ message }) => message === 'At once')).toHaveLength(1)
  })

  it('both at once loses nothing, and both see the same order', async () => {
    const other = await aColleague(server, anna)
    const chatId = await chatWith(server, anna, other.id)

    await Promise.all(Array.from({ length: 8 }, (_each, number) => says(server, number % 2 === 0 ? anna : other, chatId, `No ${number}`)))

    const [mine, theirs] = [await call(getChat, { contactId: other.id }), await call(getChat, { contactId: anna.id }, other)]
    expect(mine.chat.dialog).toHaveLength(8)
    expect(theirs.chat.dialog).toEqual(mine.chat.dialog)
  })

  it('an id that the other side has used is refused, one from another conversation is as good as any', async () => {
    const chatId = await chatWith(server, anna, beat.id)
    const { id } = await says(server, beat, chatId, 'Mine')

    expect(await statusOf(sendMessage, { chatId, message: { id, message: 'No, mine' } })).toBe(409)
    expect(await statusOf(sendMessage, { chatId: await chatWith(server, anna, mira), message: { id, message: 'Here' } })).toBe(200)
  })

  it('is refused in conversations of others, unknown ones, for another contact, and without a text', async () => {
    const chatId = await chatWith(server, anna, mira)
    const stranger = await anAccount(server)
    const theirs = await chatWith(server, stranger, await aContact(server, stranger))
    const message = { message: 'Hello' }

    for (const wrong of [theirs, randomUUID(), await chatWith(server, beat, mira)]) {
      expect(await statusOf(sendMessage, { chatId: wrong, message })).toBe(404)
    }
    expect(await statusOf(sendMessage, { chatId, contactId: beat.id, message })).toBe(404)
    for (const text of ['', '   ', '\0', 'x'.repeat(10_001)]) {
      expect(await statusOf(sendMessage, { chatId, message: { message: text } })).toBe(400)
    }
    expect((await says(server, anna, chatId, `a\0b ${'x'.repeat(9996)}`)).message).toHaveLength(9999)
  })
})

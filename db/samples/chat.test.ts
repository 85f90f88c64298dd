import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../scripts/testing/workspaces.ts'
import { getChat, listContacts, readUser } from '../../src/features/chat/contract.ts'
import { germanMoods, germanTalks } from './chat-talks.de.ts'
import { sampleChats, samplePeople } from './chat-talks.ts'
import { chatSample } from './chat.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  // Early in the morning, when the messages of today have not come yet.
  server = await aServer({ samples: [chatSample], clock: '2026-11-15T00:10:00Z' })
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

it('§3.26 a new workspace has 25 people to write to, who are made up and never here', async () => {
  const contacts = await answerTo(server, anna, listContacts)

  expect(contacts).toHaveLength(25)
  expect(contacts.filter(({ status }) => status !== 'offline')).toEqual([])
  expect(new Set(contacts.map(({ name }) => name)).size).toBe(25)
  expect(contacts.filter(({ mood }) => mood !== '').length).toBeGreaterThan(20)
})

it('§3.28 who founds it has three conversations with something to read, and has said nothing about themselves', async () => {
  const { chatList, mood } = await answerTo(server, anna, readUser)
  const contacts = await answerTo(server, anna, listContacts)
  const chats = await Promise.all(chatList.map(({ contactId }) => answerTo(server, anna, getChat, { contactId })))

  const sizes = chats.map(({ chat }, place) => [chat.dialog.length, contacts.find(({ id }) => id === chatList[place]?.contactId)?.unread])
  expect(mood).toBe('')
  expect(sizes.toSorted(([one = 0], [other = 0]) => other - one)).toEqual([
    [18, 2],
    [3, 3],
    [1, 1],
  ])
})

it('nothing in them comes from the future or out of order, and the unread line stands before the right message', async () => {
  const { chatList } = await answerTo(server, anna, readUser)

  const chats = await Promise.all(chatList.map(({ contactId }) => answerTo(server, anna, getChat, { contactId })))

  for (const { chat } of chats) {
    const times = chat.dialog.map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
    expect((times.at(-1) ?? '') < '2026-11-15T00:10:00.000Z').toBe(true)
    const unread = chat.dialog.slice(chat.dialog.findIndex(({ id }) => id === chat.firstUnreadId))
    expect(unread.every(({ who }) => who !== anna.id)).toBe(true)
  }
})

it('a colleague has the same people to write to and none of the conversations', async () => {
  const beat = await aColleague(server, anna)

  const { chatList } = await answerTo(server, beat, readUser)
  const contacts = await answerTo(server, beat, listContacts)

  expect(chatList).toEqual([])
  expect(contacts).toHaveLength(26)
  expect(contacts.every(({ unread }) => unread === 0)).toBe(true)
})

it('each mood and each message has its German words', () => {
  const moods = samplePeople.filter(([, mood]) => mood !== '')

  expect(Object.keys(germanMoods)).toEqual(moods.map(([name]) => name))
  expect(moods.filter(([name, mood]) => germanMoods[name] === mood)).toEqual([])
  expect(Object.keys(germanTalks)).toEqual(sampleChats.map((chat) => chat.with))
  for (const chat of sampleChats) {
    expect(germanTalks[chat.with]).toHaveLength(chat.messages.length)
    expect(chat.messages.filter(([, , , text], at) => germanTalks[chat.with]?.[at] === text)).toEqual([])
  }
})

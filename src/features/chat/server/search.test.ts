import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, chatWith, saidMany, says } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { removeMessage, searchMessages } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let carla: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  carla = await aColleague(server, anna, { displayName: 'Carla Beispiel' })
})
afterAll(() => server.app.close())

const found = async (wish: Record<string, string>, by = anna): Promise<readonly string[]> =>
  (await answerTo(server, by, searchMessages, { q: '', ...wish })).map(({ message }) => message)
const at = (id: string, time: string) => server.database.owner.query('update chat.message set time = $2 where id = $1', [id, time])

it('finds words as German and English bend them, their beginnings, phrases, and not what is left out', async () => {
  const chatId = await chatWith(server, anna, beat.id)
  const german = 'Die Rechnungen von Jürg sind geprüft'
  const english = 'He was running late with the invoices'
  await says(server, anna, chatId, german)
  await says(server, beat, chatId, english)

  expect(await found({ q: 'Rechnung' })).toEqual([german])
  expect(await found({ q: 'juerg' })).toEqual([german])
  expect(await found({ q: 'run invoice' })).toEqual([english])
  expect(await found({ q: 'invo' })).toEqual([english])
  expect(await found({ q: '"running late"' })).toEqual([english])
  expect(await found({ q: 'invoice -late' })).toEqual([])
  expect(await found({ q: 'invoice' }, beat)).toEqual([english])
})

it('tells where each stands, and keeps to a contact, to who said it and to days in Switzerland', async () => {
  const chatId = await chatWith(server, anna, beat.id)
  const [mine, theirs] = [await says(server, anna, chatId, 'Quitten one'), await says(server, beat, chatId, 'Quitten two')]
  const elsewhere = await says(server, anna, await chatWith(server, anna, carla.id), 'Quitten three')
  await at(mine.id, '2026-03-04T22:59:59Z')
  await at(theirs.id, '2026-03-04T23:00:00Z')
  await at(elsewhere.id, '2026-03-06T12:00:00Z')
  const q = 'quitten'

  const [newest] = await answerTo(server, anna, searchMessages, { q })

  expect(newest).toMatchObject({ id: elsewhere.id, contactId: carla.id, who: anna.id, message: 'Quitten three' })
  expect(await found({ q })).toEqual(['Quitten three', 'Quitten two', 'Quitten one'])
  expect(await found({ q, contactId: beat.id })).toEqual(['Quitten two', 'Quitten one'])
  expect(await found({ q, who: beat.id })).toEqual(['Quitten two'])
  expect(await found({ q, from: '2026-03-05' })).toEqual(['Quitten three', 'Quitten two'])
  expect(await found({ q, to: '2026-03-04' })).toEqual(['Quitten one'])
  expect(await found({ q, from: '2026-03-05', to: '2026-03-05' })).toEqual(['Quitten two'])
  expect(await found({ contactId: beat.id, from: '2026-03-04', to: '2026-03-05' })).toEqual(['Quitten two', 'Quitten one'])
})

it('finds nothing without a wish, nothing for strange ids, and understands no year zero', async () => {
  expect(await found({})).toEqual([])
  expect(await found({ q: '?!' })).toEqual([])
  expect(await found({ contactId: randomUUID() })).toEqual([])
  expect(await found({ who: randomUUID() })).toEqual([])
  expect((await ask(server, anna, searchMessages, { q: 'x', from: '0000-01-01' })).statusCode).toBe(400)
  expect((await ask(server, anna, searchMessages, { q: 'x', to: '9999-12-31' })).statusCode).toBe(200)
})

it('never finds what was taken away, nor what others say to each other', async () => {
  const mine = await says(server, anna, await chatWith(server, anna, beat.id), 'Holunder taken away')
  await says(server, beat, await chatWith(server, beat, carla.id), 'Holunder among others')
  await answerTo(server, anna, removeMessage, { chatId: await chatWith(server, anna, beat.id), messageId: mine.id })
  const stranger = await anAccount(server)
  await says(server, stranger, await chatWith(server, stranger, await aContact(server, stranger)), 'Holunder elsewhere')

  expect(await found({ q: 'holunder' })).toEqual([])
  expect(await found({ who: beat.id, q: 'holunder' })).toEqual([])
  expect(await found({ q: 'holunder' }, beat)).toEqual(['Holunder among others'])
})

it('brings 50 at most', async () => {
  const dora = await aColleague(server, anna)
  await saidMany(server, await chatWith(server, anna, dora.id), dora.id, 60)

  expect(await found({ contactId: dora.id, q: 'message' })).toHaveLength(50)
})

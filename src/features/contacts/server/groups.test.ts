import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, contactsOf, contactsUserOf } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { ask } from '../../../../scripts/testing/workspaces.ts'
import type { ContactsUser } from '../contact.ts'
import { removeContact, removeGroup, restoreContacts, saveGroup, setGroup } from '../contract.ts'

let server: TestServer
let by: TestAccount
let ids: { one: string; other: string }
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  by = await anAccount(server)
  ids = { one: await aContact(server, by, { lastName: 'A' }), other: await aContact(server, by, { lastName: 'B' }) }
})
afterAll(() => server.app.close())

async function aGroup(name: string, contactIds: readonly string[] = []): Promise<string> {
  const id = randomUUID()
  const reply = await ask(server, by, saveGroup, { id, name, contactIds })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return id
}
const groupsNow = async (): Promise<ContactsUser['groups']> => (await contactsUserOf(server, by)).groups

it('a group has the members it is saved with, and keeps them when only its name changes', async () => {
  const id = await aGroup('Friends', [ids.one, ids.other])

  await ask(server, by, saveGroup, { id, name: 'Good friends' })
  const named = await groupsNow()
  await ask(server, by, saveGroup, { id, name: 'Good friends', contactIds: [ids.other] })

  expect(named).toEqual([{ id, name: 'Good friends', contactIds: [ids.one, ids.other] }])
  expect(await groupsNow()).toEqual([{ id, name: 'Good friends', contactIds: [ids.other] }])
  expect((await contactsOf(server, by, { groupId: id })).map((contact) => contact.id)).toEqual([ids.other])
})

it('contacts are put into a group and taken out again', async () => {
  const groupId = await aGroup('Clients')

  const into = await ask(server, by, setGroup, { groupId, contactIds: [ids.one, ids.other], isIn: true })
  const out = await ask(server, by, setGroup, { groupId, contactIds: [ids.one], isIn: false })

  expect([into, out].map((reply) => reply.json<ContactsUser>().groups[0]?.contactIds)).toEqual([[ids.one, ids.other], [ids.other]])
})

it('a removed group comes back with its place, its name and its members, also those in the bin', async () => {
  const first = await aGroup('First', [ids.one, ids.other])
  await aGroup('Second')
  await ask(server, by, removeContact, { contactId: ids.one })
  const before = await groupsNow()

  const removed = (await ask(server, by, removeGroup, { groupId: first })).json<ContactsUser>()
  await ask(server, by, saveGroup, { id: first, name: 'First', contactIds: [ids.other] })
  const after = await groupsNow()
  await ask(server, by, restoreContacts, { contactIds: [ids.one] })

  expect(removed.groups.map(({ name }) => name)).toEqual(['Second'])
  expect(after).toEqual(before)
  expect((await groupsNow())[0]?.contactIds).toEqual([ids.one, ids.other])
})

it('two groups cannot have one name', async () => {
  await aGroup('Freunde')

  const reply = await ask(server, by, saveGroup, { id: randomUUID(), name: 'FREUNDE' })

  expect(reply.statusCode).toBe(409)
})

it('somebody else’s group and contacts are like none at all', async () => {
  const stranger = await anAccount(server)
  const theirs = await aContact(server, stranger)
  const groupId = randomUUID()
  await ask(server, stranger, saveGroup, { id: groupId, name: 'Theirs', contactIds: [theirs] })
  const own = await aGroup('Own')

  const replies = [
    await ask(server, by, removeGroup, { groupId }),
    await ask(server, by, setGroup, { groupId, contactIds: [ids.one], isIn: true }),
    await ask(server, by, setGroup, { groupId: own, contactIds: [theirs], isIn: true }),
  ]
  await ask(server, by, saveGroup, { id: own, name: 'Own', contactIds: [theirs] })

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(await groupsNow()).toEqual([{ id: own, name: 'Own', contactIds: [] }])
  expect((await contactsUserOf(server, stranger)).groups).toEqual([{ id: groupId, name: 'Theirs', contactIds: [theirs] }])
})

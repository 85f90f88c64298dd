import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, contactsOf, contactsUserOf, inWorkspace } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { ask } from '../../../../scripts/testing/workspaces.ts'
import { contactsSample } from '../../../../db/samples/contacts.ts'
import { beginFile, fileAddress, sendPiece } from '../../../kit/file-contract.ts'
import { connect } from '../../../platform/database.ts'
import { deleteContacts, listBirthdays, listDuplicates, noteUse, removeContact, updateContact } from '../contract.ts'
import { contactJobs } from './jobs.ts'
import { findContactAddresses, noteUses } from './offers.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer({ samples: [contactsSample] })
  by = await anAccount(server)
})
afterAll(() => server.app.close())

async function aPicture(): Promise<string> {
  const { fileId } = (await ask(server, by, beginFile, { name: 'a.png', type: 'image/png', size: 3 })).json<{ fileId: string }>()
  const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/octet-stream' }
  await server.app.inject({ method: 'POST', url: `${sendPiece.path}?fileId=${fileId}&number=0`, headers, payload: Buffer.from('abc') })
  return fileAddress(fileId)
}
async function filesThere(): Promise<readonly string[]> {
  const { rows } = await server.database.owner.query<{ id: string }>('select id from platform.file where workspace_id = $1', [
    by.workspaceId,
  ])
  return rows.map(({ id }) => fileAddress(id))
}
async function atNight(): Promise<void> {
  for (const { handle } of contactJobs(connect(server.database.owner))) await handle({})
}

it('the sample has 27 people, 5 stars, 8 frequent ones, three groups, two who are one, and a birthday soon', async () => {
  const [people, user] = [await contactsOf(server, by), await contactsUserOf(server, by)]
  const duplicates = (await ask(server, by, listDuplicates)).json<unknown[]>()
  const birthdays = (await ask(server, by, listBirthdays)).json<{ next: string; age: number | null }[]>()

  expect([people.length, user.starred.length, user.frequentContacts.length, duplicates.length]).toEqual([27, 5, 8, 1])
  expect(user.groups.map(({ name, contactIds }) => [name, contactIds.length])).toEqual([
    ['Friends', 3],
    ['Clients', 4],
    ['Recent Workers', 4],
  ])
  expect(birthdays[0]).toMatchObject({ next: '2026-03-16', age: 47 })
  expect(birthdays.some(({ age }) => age === null)).toBe(true)
})

it('a picture that was replaced stays until the night after 30 days, and so does one in the bin', async () => {
  const [first, second, third] = [await aPicture(), await aPicture(), await aPicture()]
  const id = await aContact(server, by, { name: 'Bild', avatar: first })
  const binned = await aContact(server, by, { name: 'Bin', avatar: third })
  await ask(server, by, updateContact, { contact: { id, avatar: second } })
  await ask(server, by, updateContact, { contact: { id, avatar: first } })
  await ask(server, by, updateContact, { contact: { id, avatar: second } })
  await ask(server, by, removeContact, { contactId: binned })

  await atNight()
  const soon = await filesThere()
  await server.database.owner.query("update contacts.contact set deleted_at = deleted_at - interval '31 days' where deleted_at is not null")
  await server.database.owner.query("update contacts.old_picture set replaced_at = replaced_at - interval '31 days'")
  await atNight()

  expect(soon.toSorted()).toEqual([first, second, third].toSorted())
  expect(await filesThere()).toEqual([second])
  expect(await contactsOf(server, by, { id: 'bin' })).toEqual([])
})

it('only whole files of the workspace can be pictures, and deleting for good deletes them', async () => {
  const avatar = await aPicture()
  const id = await aContact(server, by, { name: 'Bild', avatar })
  const elsewhere = await ask(server, by, updateContact, { contact: { id, avatar: 'https://example.com/a.png' } })
  const unknown = await ask(server, by, updateContact, { contact: { id, avatar: fileAddress(crypto.randomUUID()) } })

  await ask(server, by, removeContact, { contactId: id })
  await ask(server, by, deleteContacts, { contactIds: [id] })

  expect([elsewhere.statusCode, unknown.statusCode]).toEqual([400, 404])
  expect(await filesThere()).not.toContain(avatar)
})

it('lends addresses to mail, the most used first, and counts who was written to', async () => {
  const twice = await aContact(server, by, { name: 'Walter', lastName: 'Zwahlen', email: 'walter.z@example.org' })
  await aContact(server, by, { name: 'Walter', lastName: 'Aebi', email: 'walter.a@example.org' })
  await aContact(server, by, { name: 'Walter', lastName: 'Ohne' })
  await ask(server, by, noteUse, { contactId: twice })
  const stranger = await anAccount(server)

  const found = await inWorkspace(server, by, (tx) => findContactAddresses(tx, 'walt'))
  await inWorkspace(server, by, (tx) => noteUses(tx, ['WALTER.Z@example.org', 'nobody@example.org']))

  expect(found).toEqual([
    { name: 'Walter Zwahlen', email: 'walter.z@example.org' },
    { name: 'Walter Aebi', email: 'walter.a@example.org' },
  ])
  const { rows } = await server.database.owner.query('select uses from contacts.use where contact_id = $1', [twice])
  expect(rows).toEqual([{ uses: 2 }])
  expect(await inWorkspace(server, stranger, (tx) => findContactAddresses(tx, 'walter.z'))).toEqual([])
  expect(await inWorkspace(server, by, (tx) => findContactAddresses(tx, ' '))).toEqual([])
})

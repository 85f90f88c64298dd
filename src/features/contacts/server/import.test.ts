import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, contactsOf, contactsUserOf } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { ask } from '../../../../scripts/testing/workspaces.ts'
import { importContacts, listBirthdays, removeContact, saveGroup, setContactsStarred, undoImport } from '../contract.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  by = await anAccount(server)
})
afterAll(() => server.app.close())

describe('importing', () => {
  it('adds what is new and changes what is there, only in the fields that are told', async () => {
    const id = await aContact(server, by, { name: 'Alt', lastName: 'Muster', notes: 'bleibt' })
    const contacts = [
      { id, name: 'Neu', groups: ['Kunden', ' Team '] },
      { name: 'Zoé', lastName: 'Zürn', groups: ['kunden'] },
    ]

    const reply = await ask(server, by, importContacts, { importId: randomUUID(), contacts })

    expect(reply.json()).toEqual({ changed: 2 })
    expect(await contactsOf(server, by)).toMatchObject([
      { id, name: 'Neu', lastName: 'Muster', notes: 'bleibt', version: 2 },
      { name: 'Zoé', lastName: 'Zürn', version: 1 },
    ])
    const { groups } = await contactsUserOf(server, by)
    expect(groups.map(({ name, contactIds }) => [name, contactIds.length])).toEqual([
      ['Kunden', 2],
      ['Team', 1],
    ])
  })

  it('is taken back exactly, also what it changed and what it brought out of the bin', async () => {
    const changed = await aContact(server, by, { name: 'Alt', birthday: '1980-02-02' })
    const inBin = await aContact(server, by, { name: 'Weg' })
    await ask(server, by, saveGroup, { id: randomUUID(), name: 'Kunden', contactIds: [changed] })
    await ask(server, by, setContactsStarred, { contactIds: [changed] })
    await ask(server, by, removeContact, { contactId: inBin })
    const importId = randomUUID()
    const everything = async () => {
      const [all, bin] = [await contactsOf(server, by), await contactsOf(server, by, { id: 'bin' })]
      return [all, bin]
        .map((list) => list.map(({ version: _version, ...contact }) => contact))
        .concat([await contactsUserOf(server, by)] as never)
    }
    const before = await everything()
    const send = (contacts: readonly object[]) => ask(server, by, importContacts, { importId, contacts })

    await send([
      { id: changed, name: 'Neu', birthday: '', groups: ['Kunden', 'Presse'] },
      { name: 'Gast', groups: ['Kunden'] },
    ])
    await send([{ id: inBin, name: 'Wieder da' }, { id: changed, name: 'Noch neuer' }, { name: 'Gast zwei' }])
    const between = await everything()
    const reply = await ask(server, by, undoImport, { importId })

    expect(reply.json()).toEqual({ changed: 4 })
    expect(between).not.toEqual(before)
    expect(await everything()).toEqual(before)
    expect((await ask(server, by, undoImport, { importId })).statusCode).toBe(404)
  })

  it('takes 500 at once, and nobody else’s import back', async () => {
    const importId = randomUUID()
    const contacts = Array.from({ length: 500 }, (_, place) => ({ name: `Name ${place}`, notes: 'x'.repeat(100) }))
    expect((await ask(server, by, importContacts, { importId, contacts })).statusCode).toBe(200)
    const stranger = await anAccount(server)

    const reply = await ask(server, stranger, undoImport, { importId })

    expect(reply.statusCode).toBe(404)
    expect(await contactsOf(server, by, { limit: '500' })).toHaveLength(500)
  })
})

describe('birthdays', () => {
  it('come the next one first, within 60 days, with the age where the year is known', async () => {
    // The clock of the tests stands at 10 March 2026.
    await aContact(server, by, { name: 'Today', birthday: '1986-03-10' })
    await aContact(server, by, { name: 'Yesterday', birthday: '1986-03-09' })
    await aContact(server, by, { name: 'May', birthday: '--05-09' })
    await aContact(server, by, { name: 'Later', birthday: '--05-10' })
    await aContact(server, by, { name: 'April', birthday: '2000-04-01' })
    await aContact(server, by, { name: 'Never' })

    const found = (await ask(server, by, listBirthdays)).json<{ contact: { name: string }; next: string; age: number | null }[]>()

    expect(found.map(({ contact: { name }, next, age }) => [name, next, age])).toEqual([
      ['Today', '2026-03-10', 40],
      ['April', '2026-04-01', 26],
      ['May', '2026-05-09', null],
    ])
  })
})

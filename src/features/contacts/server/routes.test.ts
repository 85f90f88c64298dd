import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, contactsOf, contactsUserOf } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Contact, ContactsUser } from '../contact.ts'
import {
  addContact,
  deleteContacts,
  listContacts,
  noteUse,
  readContact,
  readUser,
  removeContact,
  removeContacts,
  restoreContacts,
  setContactsStarred,
  setContactsUnstarred,
  toggleStarredContact,
  toggleStarredContacts,
  updateContact,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

async function aBook(): Promise<TestAccount> {
  anna = await anAccount(server)
  return anna
}
const idsOf = (contacts: readonly Contact[]): readonly string[] => contacts.map(({ id }) => id)

const whole = {
  name: 'Dora',
  lastName: 'Düring',
  avatar: '',
  nickname: 'Dodo',
  company: 'Muster AG',
  jobTitle: 'Gärtnerin',
  email: 'dora@example.com',
  phone: '+41 79 555 11 22',
  address: 'Rosenweg 1\n8400 Musterlingen',
  birthday: '--02-29',
  notes: 'Ruft «gerne» zurück 🌷',
}

describe('contacts over the wire', () => {
  it('§3.21 a contact keeps all its fields', async () => {
    const by = await aBook()

    const id = await aContact(server, by, whole)

    expect((await ask(server, by, readContact, { contactId: id })).json()).toEqual({ id, ...whole, version: 1 })
  })

  it('§3.22 the contacts user has stars, frequent contacts and groups', async () => {
    const by = await aBook()
    const id = await aContact(server, by)
    await ask(server, by, noteUse, { contactId: id })

    const user = (await ask(server, by, toggleStarredContact, { contactId: id })).json<ContactsUser>()

    expect(user).toEqual({ id: by.id, name: 'Anna Muster', avatar: '', starred: [id], frequentContacts: [id], groups: [] })
  })

  it('§7.26 contacts come by last name, and the frequent and the starred ones by their id', async () => {
    const by = await aBook()
    const ids = {
      zora: await aContact(server, by, { name: 'Zora', lastName: 'Ärni' }),
      bea: await aContact(server, by, { name: 'Bea', lastName: 'arnold' }),
      firm: await aContact(server, by, { name: 'Zweirad' }),
    }
    await ask(server, by, setContactsStarred, { contactIds: [ids.bea, ids.zora] })
    for (const contactId of [ids.zora, ids.firm, ids.firm]) await ask(server, by, noteUse, { contactId })

    const [all, starred, frequent] = [
      await contactsOf(server, by),
      await contactsOf(server, by, { id: 'starred' }),
      await contactsOf(server, by, { id: 'frequent' }),
    ]

    expect(idsOf(all)).toEqual([ids.zora, ids.bea, ids.firm])
    expect(idsOf(starred)).toEqual([ids.zora, ids.bea])
    expect(idsOf(frequent)).toEqual([ids.firm, ids.zora])
  })

  it('§7.27 the user is whoever asks', async () => {
    const by = await aBook()

    const user = (await ask(server, by, readUser)).json<ContactsUser>()

    expect(user).toEqual({ id: by.id, name: 'Anna Muster', avatar: '', starred: [], frequentContacts: [], groups: [] })
  })

  it('§7.28 adding gives the list with the new one; sent twice it is there once', async () => {
    const by = await aBook()
    const newContact = { id: randomUUID(), name: ' Emil ' }

    const once = await ask(server, by, addContact, { newContact })
    const twice = await ask(server, by, addContact, { newContact: { ...newContact, name: 'Other' } })

    expect(once.json<Contact[]>()).toMatchObject([{ id: newContact.id, name: 'Emil', lastName: '' }])
    expect(twice.json()).toEqual(once.json())
  })

  it('§7.29 changing a contact changes what is sent and nothing else', async () => {
    const by = await aBook()
    const id = await aContact(server, by, whole)

    const reply = await ask(server, by, updateContact, { contact: { id, company: 'Neu GmbH', version: 1 } })

    expect(reply.json()).toEqual([{ id, ...whole, company: 'Neu GmbH', version: 2 }])
  })

  it('a change on top of an older version is refused, and a day that does not exist too', async () => {
    const by = await aBook()
    const id = await aContact(server, by, whole)
    await ask(server, by, updateContact, { contact: { id, company: 'Eins AG', version: 1 } })

    const stale = await ask(server, by, updateContact, { contact: { id, company: 'Zwei AG', version: 1 } })
    const wrong = await ask(server, by, updateContact, { contact: { id, birthday: '2001-02-29' } })

    expect([stale.statusCode, wrong.statusCode]).toEqual([409, 400])
    expect(await contactsOf(server, by)).toMatchObject([{ company: 'Eins AG', version: 2 }])
  })

  it('signs the database cannot keep are left out and break nothing', async () => {
    const by = await aBook()

    const id = await aContact(server, by, { name: 'A\u0000b', notes: 'half \ud83c' })
    const searched = await ask(server, by, listContacts, { q: 'a\u0000b' })

    expect((await ask(server, by, readContact, { contactId: id })).json()).toMatchObject({ name: 'Ab', notes: 'half \ufffd' })
    expect(idsOf(searched.json())).toEqual([id])
  })
})

describe('the bin', () => {
  it('§7.30 removing puts a contact into the bin; restoring brings it back with star and fields', async () => {
    const by = await aBook()
    const id = await aContact(server, by, whole)
    await ask(server, by, setContactsStarred, { contactIds: [id] })

    const after = await ask(server, by, removeContact, { contactId: id })
    const bin = await contactsOf(server, by, { id: 'bin' })
    const gone = await contactsUserOf(server, by)
    await ask(server, by, restoreContacts, { contactIds: [id] })

    expect(after.json()).toEqual([])
    expect(idsOf(bin)).toEqual([id])
    expect(gone.starred).toEqual([])
    expect(await contactsOf(server, by, { id: 'starred' })).toEqual([{ id, ...whole, version: 3 }])
  })

  it('§7.31 several go at once, and those that are not there are no matter', async () => {
    const by = await aBook()
    const ids = [await aContact(server, by), await aContact(server, by)]
    const stays = await aContact(server, by)

    const reply = await ask(server, by, removeContacts, { contactIds: [...ids, randomUUID()] })

    expect(idsOf(reply.json())).toEqual([stays])
  })

  it('only what is in the bin is deleted for good', async () => {
    const by = await aBook()
    const [stays, goes] = [await aContact(server, by), await aContact(server, by)]
    await ask(server, by, removeContact, { contactId: goes })

    const reply = await ask(server, by, deleteContacts, { contactIds: [stays, goes] })

    expect(reply.json()).toEqual({ changed: 1 })
    expect(idsOf(await contactsOf(server, by))).toEqual([stays])
    expect((await ask(server, by, restoreContacts, { contactIds: [goes] })).statusCode).toBe(404)
  })
})

describe('stars and uses', () => {
  it('§7.32 the star of one contact is turned on and off', async () => {
    const by = await aBook()
    const contactId = await aContact(server, by)

    const on = await ask(server, by, toggleStarredContact, { contactId })
    const off = await ask(server, by, toggleStarredContact, { contactId })

    expect([on, off].map((reply) => reply.json<ContactsUser>().starred)).toEqual([[contactId], []])
  })

  it('§7.33 the stars of several are turned around each', async () => {
    const by = await aBook()
    const [one, other] = [await aContact(server, by), await aContact(server, by)]
    await ask(server, by, toggleStarredContact, { contactId: one })

    const user = (await ask(server, by, toggleStarredContacts, { contactIds: [one, other] })).json<ContactsUser>()

    expect(user.starred).toEqual([other])
  })

  it('§7.34 §7.35 setting and taking stars answers the user; twice is like once', async () => {
    const by = await aBook()
    const contactIds = [await aContact(server, by, { lastName: 'A' }), await aContact(server, by, { lastName: 'B' })]

    await ask(server, by, setContactsStarred, { contactIds: contactIds.slice(1) })
    const all = (await ask(server, by, setContactsStarred, { contactIds })).json<ContactsUser>()
    const none = (await ask(server, by, setContactsUnstarred, { contactIds })).json<ContactsUser>()

    expect([all.starred, none.starred]).toEqual([contactIds, []])
  })

  it('a colleague sees the same contacts, but has stars and uses of their own', async () => {
    const by = await aBook()
    const colleague = await aColleague(server, by)
    const contactId = await aContact(server, by)
    await ask(server, by, toggleStarredContact, { contactId })
    await ask(server, by, noteUse, { contactId })

    const theirs = await contactsUserOf(server, colleague)

    expect(idsOf(await contactsOf(server, colleague))).toEqual([contactId])
    expect([theirs.starred, theirs.frequentContacts, theirs.name]).toEqual([[], [], 'Beat Beispiel'])
    expect((await contactsUserOf(server, by)).starred).toEqual([contactId])
  })

  it('the eight most used are the frequent ones', async () => {
    const by = await aBook()
    const ids = []
    for (let count = 0; count < 9; count += 1) ids.push(await aContact(server, by))
    for (const contactId of ids.slice(1).concat(ids.slice(1))) await ask(server, by, noteUse, { contactId })
    await ask(server, by, noteUse, { contactId: ids[0] })

    expect((await contactsUserOf(server, by)).frequentContacts.toSorted()).toEqual(ids.slice(1).toSorted())
  })
})

describe('what is not there or somebody else’s', () => {
  const contact = { name: 'X' }
  const calls = [
    { endpoint: readContact, input: (id: string) => ({ contactId: id }) },
    { endpoint: listContacts, input: (id: string) => ({ after: id }) },
    { endpoint: listContacts, input: (id: string) => ({ groupId: id }) },
    { endpoint: updateContact, input: (id: string) => ({ contact: { id, ...contact } }) },
    { endpoint: removeContact, input: (id: string) => ({ contactId: id }) },
    { endpoint: removeContacts, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: restoreContacts, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: deleteContacts, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: toggleStarredContact, input: (id: string) => ({ contactId: id }) },
    { endpoint: toggleStarredContacts, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: setContactsStarred, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: setContactsUnstarred, input: (id: string) => ({ contactIds: [id] }) },
    { endpoint: noteUse, input: (id: string) => ({ contactId: id }) },
  ]

  it.each(calls)('is not found, both alike: $endpoint.path', async ({ endpoint, input }) => {
    const stranger = await anAccount(server)
    const by = await aBook()
    const theirs = await aContact(server, stranger, whole)

    const [foreign, unknown] = [await ask(server, by, endpoint, input(theirs)), await ask(server, by, endpoint, input(randomUUID()))]

    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(unknown.body)
    expect(await contactsOf(server, stranger)).toEqual([{ id: theirs, ...whole, version: 1 }])
  })

  it('an id that somebody else has is as free as any other', async () => {
    const stranger = await anAccount(server)
    const by = await aBook()
    const theirs = await aContact(server, stranger, whole)

    await aContact(server, by, { id: theirs, name: 'Mine' })

    expect(await contactsOf(server, by)).toMatchObject([{ id: theirs, name: 'Mine' }])
    expect(await contactsOf(server, stranger)).toEqual([{ id: theirs, ...whole, version: 1 }])
  })
})

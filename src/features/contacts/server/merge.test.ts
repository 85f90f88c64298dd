import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aContact, contactsOf, contactsUserOf } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Contact } from '../contact.ts'
import { listDuplicates, mergeContacts, noteUse, removeContact, saveGroup, setContactsStarred, unmergeContacts } from '../contract.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  by = await anAccount(server)
})
afterAll(() => server.app.close())

/** Everything there is about contacts in the workspace, but for the versions, which only ever grow. */
async function everything(): Promise<unknown> {
  const { owner } = server.database
  const parts = ['contact', 'star', 'use', 'contact_group', 'group_member'].map(async (table) => {
    const { rows } = await owner.query<{ row: object }>(
      `select to_jsonb(t) - 'version' as row from contacts.${table} t where workspace_id = $1 order by 1`,
      [by.workspaceId],
    )
    return rows.map(({ row }) => row)
  })
  return Promise.all(parts)
}

describe('merging', () => {
  async function twins() {
    const kept = await aContact(server, by, { name: 'Regula', lastName: 'Ammann', email: 'regula@example.com', notes: 'eins' })
    const other = await aContact(server, by, { name: 'R.', lastName: 'Ammann', phone: '079 555 00 11', notes: 'zwei' })
    const third = await aContact(server, by, { name: 'Regi', email: 'REGULA@example.com' })
    const groups = { both: randomUUID(), others: randomUUID() }
    await ask(server, by, saveGroup, { id: groups.both, name: 'Both', contactIds: [kept, other] })
    await ask(server, by, saveGroup, { id: groups.others, name: 'Others', contactIds: [other, third] })
    return { kept, other, third, groups }
  }

  it('makes one of several, with the groups and stars of all', async () => {
    const { kept, other, third, groups } = await twins()
    const colleague = await aColleague(server, by)
    await ask(server, colleague, setContactsStarred, { contactIds: [third] })

    const contact = { id: kept, phone: '079 555 00 11', notes: 'eins\nzwei', version: 1 }
    const reply = await ask(server, by, mergeContacts, { contact, otherIds: [other, third] })

    expect(reply.json()).toMatchObject({ contact: { id: kept, phone: '', notes: 'eins' }, groupIds: [groups.both], isStarred: false })
    expect(await contactsOf(server, by)).toMatchObject([{ id: kept, phone: '079 555 00 11', notes: 'eins\nzwei', version: 2 }])
    expect((await contactsUserOf(server, by)).groups.map(({ contactIds }) => contactIds)).toEqual([[kept], [kept]])
    expect((await contactsUserOf(server, colleague)).starred).toEqual([kept])
    expect((await contactsOf(server, by, { id: 'bin' })).map(({ id }) => id).toSorted()).toEqual([other, third].toSorted())
  })

  it('is taken back exactly, also the stars of colleagues', async () => {
    const { kept, other, third } = await twins()
    const colleague = await aColleague(server, by)
    await ask(server, by, setContactsStarred, { contactIds: [other] })
    await ask(server, colleague, setContactsStarred, { contactIds: [kept, third] })
    await ask(server, by, noteUse, { contactId: other })
    const before = await everything()

    const merged = await ask(server, by, mergeContacts, {
      contact: { id: kept, name: 'Neu', birthday: '--01-01' },
      otherIds: [other, third],
    })
    const between = await everything()
    const back = await ask(server, by, unmergeContacts, merged.json())

    expect(back.json()).toEqual({ changed: 3 })
    expect(between).not.toEqual(before)
    expect(await everything()).toEqual(before)
  })

  it('is refused on top of an older version, and with contacts that are not there', async () => {
    const { kept, other } = await twins()
    const stranger = await anAccount(server)
    const theirs = await aContact(server, stranger)
    const before = await everything()
    const replies = [
      await ask(server, by, mergeContacts, { contact: { id: kept, version: 7 }, otherIds: [other] }),
      await ask(server, by, mergeContacts, { contact: { id: kept }, otherIds: [theirs] }),
      await ask(server, by, mergeContacts, { contact: { id: theirs }, otherIds: [other] }),
      await ask(server, by, mergeContacts, { contact: { id: kept }, otherIds: [kept] }),
    ]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 404, 404, 404])
    expect(await everything()).toEqual(before)
  })
})

describe('duplicates', () => {
  it('are those with the same address, number or name, and nobody twice for the same set', async () => {
    const ids = {
      one: await aContact(server, by, { name: 'Jo', lastName: 'Lüthi', email: 'jo@example.com', phone: '+41 79 555 00 11' }),
      two: await aContact(server, by, { name: 'Johanna', email: 'JO@example.com' }),
      three: await aContact(server, by, { name: 'Büro', phone: '079 555 00 11' }),
      four: await aContact(server, by, { name: 'jo', lastName: 'LUTHI', phone: '117' }),
      five: await aContact(server, by, { name: 'Other', phone: '117' }),
    }
    const removed = await aContact(server, by, { name: 'Gone', email: 'jo@example.com' })
    await ask(server, by, removeContact, { contactId: removed })

    const sets = (await ask(server, by, listDuplicates)).json<{ reason: string; contacts: Contact[] }[]>()

    const found = sets.map(({ reason, contacts }) => [reason, contacts.map(({ id }) => id).toSorted()])
    expect(found).toEqual([
      ['email', [ids.one, ids.two].toSorted()],
      ['phone', [ids.one, ids.three].toSorted()],
      ['name', [ids.one, ids.four].toSorted()],
    ])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { contactsOf, someContacts } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { ask } from '../../../../scripts/testing/workspaces.ts'
import type { Contact, ContactColumn } from '../contact.ts'
import { countContacts, listContacts, listWholeContacts, noteUse, removeContacts, saveGroup, setContactsStarred } from '../contract.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

async function pagesOf(asked: Readonly<Record<string, string>>, limit: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page: Contact[] = []; ;) {
    const after = page.at(-1)?.id
    page = await contactsOf(server, by, { ...asked, limit: String(limit), ...(after === undefined ? {} : { after }) })
    ids.push(...page.map(({ id }) => id))
    if (page.length < limit) return ids
  }
}

describe('paging', () => {
  let ids: readonly string[]
  beforeAll(async () => {
    by = await anAccount(server)
    // Many are equal in one column or in all of them.
    const companies = ['', 'Alpha AG', 'ALPHA ag', 'Béta', 'beta']
    ids = await someContacts(
      server,
      by,
      Array.from({ length: 83 }, (_, place) => ({
        name: `Name ${place % 3}`,
        lastName: ['', 'Meier', 'Müller'][(place % 7) % 3] ?? '',
        company: companies[place % companies.length] ?? '',
        phone: place % 4 === 0 ? '' : `079 555 00 ${place % 10}`,
      })),
    )
    await ask(server, by, setContactsStarred, { contactIds: ids.filter((_, place) => place % 2 === 0) })
  })

  const sorts = ['', 'name', '-name', 'lastName', '-company', 'company,-lastName', '-phone,company,name', 'email', 'jobTitle,-name']
  it.each(sorts)('goes through all of them once, each in its place, sorted by «%s»', async (sort) => {
    const asked: Record<string, string> = sort === '' ? {} : { sort }

    const wholeList = await contactsOf(server, by, { ...asked, limit: '500' })

    expect(wholeList.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await pagesOf(asked, 7)).toEqual(wholeList.map(({ id }) => id))
  })

  it.each(sorts)('a jump to a page shows what paging shows, sorted by «%s»', async (sort) => {
    const asked: Record<string, string> = sort === '' ? {} : { sort }

    const jumped = await contactsOf(server, by, { ...asked, skip: '40', limit: '10' })

    expect(jumped.map(({ id }) => id)).toEqual((await pagesOf(asked, 10)).slice(40, 50))
  })

  it('each column is in order, whatever capitals and accents there are', async () => {
    const fold = (text: string): string => text.toLowerCase().replace('é', 'e').replace('ü', 'u')
    const sorted = await contactsOf(server, by, { sort: 'company,-lastName', limit: '500' })

    const keys = sorted.map(({ company, lastName }) => [fold(company), fold(lastName)] as const)
    const isInOrder = keys.every(([company, last], place) => {
      const [before = '', lastBefore = ''] = keys[place - 1] ?? []
      return place === 0 || before < company || (before === company && lastBefore >= last)
    })
    expect(isInOrder).toBe(true)
  })

  it('also within a place, a search and a filter', async () => {
    const filters = JSON.stringify([{ column: 'company', mode: 'contains', text: 'ALPHA' }])
    const asked = { id: 'starred', q: 'name -müller', filters }

    const found = await contactsOf(server, by, { ...asked, limit: '500' })
    const counts = (await ask(server, by, countContacts, asked)).json<{ matching: number; all: number }>()

    expect(found.length).toBeGreaterThan(3)
    expect(await pagesOf(asked, 2)).toEqual(found.map(({ id }) => id))
    expect([counts.matching, counts.all]).toEqual([found.length, 83])
    expect((await ask(server, by, listWholeContacts, asked)).json()).toEqual(found)
  })

  it('a column that does not exist is refused', async () => {
    expect((await ask(server, by, listContacts, { sort: 'notes' })).statusCode).toBe(400)
  })
})

describe('counts', () => {
  it('tell how many there are where, and where each letter begins', async () => {
    by = await anAccount(server)
    const [one = '', two = '', three = '', four = ''] = await someContacts(server, by, [
      { lastName: '3 Könige' },
      { lastName: 'Äbi' },
      { name: 'Bäckerei' },
      { lastName: 'Beer' },
    ])
    await ask(server, by, setContactsStarred, { contactIds: [two, three] })
    await ask(server, by, noteUse, { contactId: four })
    const groupId = '11111111-1111-4111-8111-111111111111'
    await ask(server, by, saveGroup, { id: groupId, name: 'Team', contactIds: [one, three] })
    await ask(server, by, removeContacts, { contactIds: [one] })

    const counts = (await ask(server, by, countContacts)).json()

    expect(counts).toEqual({
      all: 3,
      frequent: 1,
      starred: 2,
      bin: 1,
      groups: { [groupId]: 1 },
      matching: 3,
      letters: [
        { letter: 'A', at: 0 },
        { letter: 'B', at: 1 },
      ],
    })
  })
})

describe('search', () => {
  let names: ReadonlyMap<string, string>
  beforeAll(async () => {
    by = await anAccount(server)
    const people = [
      { name: 'Jürg', lastName: 'Lüthi', company: 'Bäckerei Süss', phone: '+41 (0)79 123 45 67', birthday: '1980-05-17' },
      { name: 'Mara', lastName: 'Meier', email: 'mara.meier@example.com', phone: '079 987 65 43', birthday: '--02-29' },
      { name: 'Nina', lastName: 'Noser', jobTitle: 'Steuerberaterin', address: 'Rosenweg 4, 8400 Musterlingen', birthday: '1999-03-12' },
      { name: 'Otto', lastName: 'Ott', notes: 'Häuser in den Bergen, writes invoices', company: 'Meier & Co' },
    ]
    const ids = await someContacts(server, by, people)
    names = new Map(people.map(({ name }, place) => [ids[place] ?? '', name]))
    await ask(server, by, setContactsStarred, { contactIds: ids.slice(1, 3) })
    await ask(server, by, saveGroup, { id: crypto.randomUUID(), name: 'Kunden Süd', contactIds: ids.slice(0, 2) })
  })

  it.each([
    ['juerg', 'Jürg'],
    ['jurg', 'Jürg'],
    ['lüth', 'Jürg'],
    ['meier', 'Mara Otto'],
    ['meier -otto', 'Mara'],
    ['"meier & co"', 'Otto'],
    ['Haus', 'Otto'],
    ['invoice', 'Otto'],
    ['steuerbera', 'Nina'],
    ['mara.meier@example', 'Mara'],
    ['rosenweg 8400', 'Nina'],
    ['079 123 45 67', 'Jürg'],
    ['+41791234567', 'Jürg'],
    ['0041 79 123', 'Jürg'],
    ['987 65', 'Mara'],
    ['phone:9876543', 'Mara'],
    ['telefon:"079 123"', 'Jürg'],
    ['company:susS', 'Jürg'],
    ['firma:meier', 'Otto'],
    ['-firma:meier meier', 'Mara'],
    ['job:berater', 'Nina'],
    ['beruf:BERATER', 'Nina'],
    ['email:example.com', 'Mara'],
    ['group:kunden', 'Jürg Mara'],
    ['gruppe:sud is:starred', 'Mara'],
    ['ist:markiert', 'Mara Nina'],
    ['is:nonsense', ''],
    ['birthday:may', 'Jürg'],
    ['geburtstag:mai', 'Jürg'],
    ['birthday:5', 'Jürg'],
    ['birthday:29.2.2024', 'Mara'],
    ['geburtstag:17.5.', 'Jürg'],
    ['birthday:"this week"', 'Nina'],
    ['company: mara', 'Mara'],
    ['quetzal', ''],
  ])('«%s» finds %s', async (q, expected) => {
    const found = await contactsOf(server, by, { q, sort: 'name' })

    expect(found.map(({ id }) => names.get(id)).join(' ')).toBe(expected)
  })
})

describe('§5.15 column filters on the server', () => {
  beforeAll(async () => {
    by = await anAccount(server)
    await someContacts(server, by, [
      { name: 'Anna', company: 'Muster AG', phone: '9' },
      { name: 'Bert', company: '', phone: '10' },
      { name: 'Carl', company: 'AG Muster', phone: '2026-03-10' },
    ])
  })

  const cases: readonly (readonly [ContactColumn, string, string, string])[] = [
    ['company', 'contains', 'mUSTER', 'Anna Bert Carl'],
    ['company', 'starts', 'muster', 'Anna Bert'],
    ['company', 'ends', 'muster', 'Bert Carl'],
    ['company', 'matches', 'muster ag', 'Anna Bert'],
    ['company', 'greater', 'b', 'Anna Bert'],
    ['company', 'less', 'b', 'Bert Carl'],
    ['phone', 'greater', '9', 'Bert Carl'],
    ['phone', 'less', '2026-03-11', 'Anna Bert Carl'],
    ['phone', 'greater', '2025', 'Carl'],
    ['name', 'contains', '', 'Anna Bert Carl'],
  ]
  it.each(cases)('%s %s «%s» leaves %s', async (column, mode, text, expected) => {
    const filters = JSON.stringify([{ column, mode, text }])

    const found = await contactsOf(server, by, { filters })

    expect(
      found
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    ).toBe(expected)
  })
})

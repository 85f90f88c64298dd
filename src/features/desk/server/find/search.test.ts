import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForTime, deskCall, why } from '../../../../../scripts/testing/desk-calls.ts'
import { anOffice, anOfficeUser, signInAtOffice, type Cookies, type Office } from '../../../../../scripts/testing/office.ts'
import type { Filters, Hit, Who } from '../../find-contract.ts'

let office: Office
let clerk: Cookies
let reference = ''
beforeAll(async () => {
  const settings = { OFFICE_LOOKS_PER_HOUR: '10000', OFFICE_LOOKS_PER_DAY: '10000' }
  office = await anOffice([anOfficeUser('clara', { roles: ['office-clerk'] })], settings)
  clerk = (await signInAtOffice(office, 'clara')).cookies
  reference = await askForTime(office.server, '123456', '11.24.1980')
  await askForTime(office.server, '310601', '06.01.1976')
  await askForTime(office.server, '204518', '01.01.1950')
})
afterAll(() => office.close())

type Found = { readonly hits: readonly Hit[]; readonly next?: readonly string[] }

async function find(filters: Partial<Filters>, who: Who = {}, after?: readonly string[]): Promise<Found> {
  const reply = await deskCall(office.server, clerk, 'search', {
    filters: { kind: 'cases', ...filters },
    who,
    why,
    ...(after ? { after } : {}),
  })
  expect(reply.status).toBe(200)
  return reply.body as Found
}

const names = ({ hits }: Found) => [...new Set(hits.map(({ name, firstName }) => `${name} ${firstName}`.trim()))]

it.each([
  [{ kind: 'cases' }, 400],
  [{ kind: 'cases', period: 2025 }, 400],
  [{ kind: 'requests', period: 2025 }, 400],
  [{ kind: 'cases', state: 'open' }, 400],
  [{ kind: 'cases', period: 2025, state: 'open' }, 200],
  // Nothing of this is asked of cases.
  [{ kind: 'cases', from: '2026-03-01', until: '2026-03-10', outcome: 'granted', rule: 'D6', period: 2025 }, 400],
  [{ kind: 'requests', outcome: 'granted' }, 400],
  [{ kind: 'requests', rule: 'D6' }, 400],
  [{ kind: 'requests', period: 2025, state: 'open' }, 400],
  [{ kind: 'requests', period: 2025, outcome: 'granted' }, 200],
  [{ kind: 'requests', from: '2000-01-01' }, 400],
  [{ kind: 'requests', until: '2030-01-01' }, 400],
  [{ kind: 'requests', from: '2026-03-01', until: '2026-03-31' }, 200],
  [{ kind: 'requests', from: '2026-03-01', until: '2026-04-01' }, 400],
])('nobody is shown everything: %o is answered %i', async (filters, status) => {
  expect((await deskCall(office.server, clerk, 'search', { filters, who: {}, why })).status).toBe(status)
})

describe('cases are found', () => {
  it('by PID, of persons and of firms', async () => {
    expect(names(await find({ period: 2025 }, { pid: '123456' }))).toEqual(['Beispiel Andrea', 'Holzbau Beispiel AG'])
    expect(names(await find({}, { pid: '999999' }))).toEqual([])
  })

  it('by the number of either of a couple', async () => {
    const [own, other] = [await find({ period: 2025 }, { pid: '330001' }), await find({ period: 2025 }, { pid: '330002' })]

    expect(names(other)).toEqual(['Gemeinsam Pius'])
    expect(other.hits[0]?.dossier).toBe(own.hits[0]?.dossier)
  })

  it('by UID, however it is written', async () => {
    expect(names(await find({}, { uid: 'CHE-123.456.788' }))).toEqual(['Holzbau Beispiel AG'])
    expect(names(await find({}, { uid: 'che 123456788 mwst' }))).toEqual(['Holzbau Beispiel AG'])
    expect(names(await find({}, { uid: '123' }))).toEqual([])
  })

  it.each([
    ['the beginning of the name', 'musterl', 'Musterli Reto'],
    ['name and first name', 'Musterli Reto', 'Musterli Reto'],
    ['first name and name', 'reto musterli', 'Musterli Reto'],
    ['a firm', 'holzbau bei', 'Holzbau Beispiel AG'],
    ['no umlauts', 'verspatet', 'Verspätet Célia'],
    ['umlauts in two letters', 'Verspaetet', 'Verspätet Célia'],
    ['umlauts', 'VERSPÄTET celia', 'Verspätet Célia'],
    ['a blank for a dash', 'probst vorlage', 'Probst-Vorlage Ladina'],
  ])('by name, given %s', async (_what, name, expected) => {
    expect(names(await find({ period: 2025 }, { name }))).toContain(expected)
  })

  it.each(['%%', '__', "'; drop table extension.person; --", '\\\\'])('and a name is never more than a name: %s', async (name) => {
    expect((await find({}, { name })).hits).toEqual([])
  })

  it('by state and period, and by name with both', async () => {
    const assessed = await find({ state: 'estimated', period: 2025 })
    const both = await find({ state: 'assessed', period: 2025 }, { name: 'veranlagt' })
    const { hits } = await find({ state: 'open', period: 2025 })

    expect(new Set(assessed.hits.map((hit) => hit.kind === 'case' && hit.state))).toEqual(new Set(['estimated']))
    expect(names(both)).toEqual(['Veranlagt Corsin'])
    expect(new Set(hits.map(({ period }) => period))).toEqual(new Set([2025]))
  })

  async function everything(filters: Partial<Filters>, who: Who): Promise<readonly string[]> {
    const seen: string[] = []
    let after: readonly string[] | undefined
    do {
      const part: Found = await find(filters, who, after)
      seen.push(...part.hits.map(({ dossier, pid }) => `${dossier} ${pid}`))
      after = part.next
    } while (after)
    return seen
  }

  it('part by part, each once', async () => {
    const { owner } = office.database
    const all = await everything({ state: 'open', period: 2025 }, {})

    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from extension.tax_case where canton = 'musterland' and state = 'open' and period = 2025",
    )
    expect([new Set(all).size, all.length]).toEqual([rows[0]?.count, rows[0]?.count])
    expect(all.length).toBeGreaterThan(200)
  })

  it('by name part by part, each once, and those of one person together', async () => {
    const { owner } = office.database
    const { rows } = await owner.query<{ name: string; count: number }>(`
      select left(extension.folded(p.name), 2) as name, count(*)::int as count from extension.person p
      join extension.tax_case t on t.canton = p.canton and t.legal_form = p.legal_form and t.pid = coalesce(p.case_pid, p.pid)
      where p.canton = 'musterland' group by 1 order by 2 desc limit 1`)
    const [{ name, count } = { name: '', count: 0 }] = rows

    const all = await everything({}, { name })

    expect([new Set(all).size, all.length]).toEqual([count, count])
    expect(count).toBeGreaterThan(50)
  })
})

describe('requests are found', () => {
  const rules = ({ hits }: Found) => hits.map((hit) => hit.kind === 'request' && hit.rule)

  it('by reference, with dashes and in small letters too', async () => {
    const written = reference.replace(/(.{4})(.{4})/, '$1-$2-').toLowerCase()

    expect((await find({ kind: 'requests' }, { reference: written })).hits).toMatchObject([
      { reference, pid: '123456', outcome: 'granted', rule: 'D6' },
    ])
    expect((await find({ kind: 'requests' }, { reference: 'nonsense' })).hits).toEqual([])
  })

  it('by PID, name, outcome, rule and day', async () => {
    expect(rules(await find({ kind: 'requests' }, { pid: '310601' }))).toEqual(['C6'])
    expect(rules(await find({ kind: 'requests' }, { name: 'beispiel andr' }))).toEqual(['D6'])
    expect(rules(await find({ kind: 'requests', period: 2025, outcome: 'rejected' }))).toEqual(['I1'])
    expect(rules(await find({ kind: 'requests', period: 2025, rule: 'C6' }))).toEqual(['C6'])
    expect(new Set(rules(await find({ kind: 'requests', from: '2026-02-10', until: '2026-03-12' })))).toEqual(new Set(['C6', 'D6', 'I1']))
    expect(rules(await find({ kind: 'requests', from: '2026-03-10', until: '2026-03-10' }))).toHaveLength(3)
    expect(rules(await find({ kind: 'requests', from: '2026-03-11', until: '2026-03-31' }))).toEqual([])
    expect(rules(await find({ kind: 'requests', outcome: 'granted', rule: 'D6', period: 2024 }))).toEqual([])
  })

  it('and lead to the same dossier as the case', async () => {
    const [request] = (await find({ kind: 'requests' }, { reference })).hits
    const cases = await find({ period: 2025 }, { pid: '123456', name: 'beispiel' })

    expect(cases.hits.map(({ dossier }) => dossier)).toEqual([request?.dossier])
    expect(request?.dossier).toMatch(/^[\w-]{22}$/)
  })
})

it.each([
  [{ filters: { kind: 'cases' }, who: {} }],
  [{ filters: { kind: 'cases' }, who: {}, why: { reason: 'other', note: ' ' } }],
  [{ filters: { kind: 'cases' }, who: {}, why: { reason: 'curiosity', note: '' } }],
  [{ filters: { kind: 'cases', rule: "D6'" }, who: {}, why }],
  [{ filters: { kind: 'cases' }, who: { pid: '1 or 1' }, why }],
])('nothing is shown without a reason or to a question that is none: %j', async (payload) => {
  expect((await deskCall(office.server, clerk, 'search', payload)).status).toBe(400)
})

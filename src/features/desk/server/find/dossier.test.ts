import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForTime, deskCall, why } from '../../../../../scripts/testing/desk-calls.ts'
import { anOffice, anOfficeUser, signInAtOffice, type Cookies, type Office } from '../../../../../scripts/testing/office.ts'
import { connect } from '../../../../platform/database.ts'
import type { Dossier, Hit } from '../../find-contract.ts'
import { dossierIds } from './dossier-id.ts'
import { sql } from 'kysely'

let office: Office
let clerk: Cookies
beforeAll(async () => {
  office = await anOffice([anOfficeUser('clara', { roles: ['office-clerk'] })])
  clerk = (await signInAtOffice(office, 'clara')).cookies
})
afterAll(() => office.close())

async function dossierOf(pid: string, name: string): Promise<{ id: string; read: () => Promise<Dossier> }> {
  const payload = { filters: { kind: 'cases', period: 2025 }, who: { pid, name }, why }
  const { hits } = (await deskCall(office.server, clerk, 'search', payload)).body as { hits: readonly Hit[] }
  const id = hits[0]?.dossier ?? ''
  const read = async () => (await deskCall(office.server, clerk, 'dossier', { id, why })).body as unknown as Dossier
  return { id, read }
}

const seal = () => sql`select extension.pass_on('musterland', 500, true)`.execute(connect(office.database.owner))

it('tells everything that happened, in order, with the rule that decided and its configuration', async () => {
  const { read } = await dossierOf('123456', 'beispiel')
  const first = await askForTime(office.server, '123456', '11.24.1980', '06.30.2026')
  const second = await askForTime(office.server, '123456', '11.24.1980')
  await seal()
  await office.database.owner
    .query(`update extension.tax_case set state = 'filed', deadline = deadline where canton = 'musterland' and pid = 123456
    and legal_form = 'natural-person' and period = 2025`)

  const dossier = await read()

  expect(dossier.persons).toMatchObject([{ pid: '123456', name: 'Beispiel', firstName: 'Andrea', birthDate: '1980-11-24' }])
  expect(dossier.now).toMatchObject({ state: 'filed', deadline: '2026-09-30', extensions: 2 })
  const requests = dossier.happenings.filter(({ kind }) => kind === 'request')
  expect(requests).toMatchObject([
    { reference: first, rule: 'D6', outcome: 'granted', oldDeadline: '2026-03-31', newDeadline: '2026-06-30', seal: '1' },
    { reference: second, oldDeadline: '2026-06-30', newDeadline: '2026-09-30' },
  ])
  expect(dossier.happenings.filter(({ kind }) => kind === 'delivery')).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  expect(dossier.happenings.filter(({ kind }) => kind === 'register')).toMatchObject([
    { isPerson: false, changes: [{ name: 'state', before: 'open', after: 'filed' }] },
  ])
  const [request] = requests
  expect(dossier.configurations).toMatchObject([
    { version: request?.kind === 'request' && request.configuration, content: { toleranceDays: 0 } },
  ])
})

it('a grant is no change of the register', async () => {
  const { read } = await dossierOf('204518', 'musterli')
  await askForTime(office.server, '204518', '03.27.1984')

  const { happenings } = await read()

  expect(happenings.map(({ kind }) => kind)).toEqual(['request'])
})

it('of a couple, it tells what either of them asked for', async () => {
  const { read } = await dossierOf('330002', 'gemeinsam')
  await askForTime(office.server, '330001', '09.01.1979', '05.31.2026')
  await askForTime(office.server, '330002', '09.02.1977', '06.30.2026')

  const { persons, happenings } = await read()

  expect(persons.map(({ firstName }) => firstName)).toEqual(['Paula', 'Pius'])
  expect(happenings.map((each) => 'pid' in each && each.pid)).toEqual(['330001', '330002'])
})

it.each(['A'.repeat(22), '_'.repeat(22)])('an address that is made up opens nothing: %s', async (id) => {
  expect((await deskCall(office.server, clerk, 'dossier', { id, why })).status).toBe(404)
})

it('the address of a dossier shows nothing and is that of one canton', () => {
  const key = Buffer.alloc(32, 7)
  const [one, other] = [dossierIds(key, 'musterland'), dossierIds(key, 'bergtal')]
  const case1 = { legalForm: 'natural-person', pid: 123_456, period: 2025 } as const

  const id = one.write(case1)

  expect(one.read(id)).toEqual(case1)
  expect(other.read(id)).toBeUndefined()
  expect(dossierIds(Buffer.alloc(32, 8), 'musterland').read(id)).toBeUndefined()
  expect(one.write({ ...case1, pid: 123_457 }).slice(0, 8)).not.toBe(id.slice(0, 8))
})

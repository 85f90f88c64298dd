import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOffice, anOfficeUser, officeCall, signInAtOffice, type Cookies, type Office } from '../../../../../scripts/testing/office.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { verifyAudit } from '../../../extension/server/audit/verify-audit.ts'
import { claimDeliveries } from '../../../extension/server/delivery/delivery-store.ts'
import { extendBatch, type Batch } from './extend-everybody.ts'

const canton = 'musterland'

let office: Office
let cookies: Readonly<Record<Who, Cookies>>
type Who = 'clara' | 'lea' | 'lars' | 'arno'
beforeAll(async () => {
  office = await anOffice([
    anOfficeUser('clara', { roles: ['office-clerk'] }),
    anOfficeUser('lea', { roles: ['office-lead'] }),
    anOfficeUser('lars', { roles: ['office-lead'] }),
    anOfficeUser('arno', { roles: ['office-audit'] }),
  ])
  const signedIn = async (name: string): Promise<Cookies> => (await signInAtOffice(office, name)).cookies
  cookies = { clara: await signedIn('clara'), lea: await signedIn('lea'), lars: await signedIn('lars'), arno: await signedIn('arno') }
})
afterAll(() => office.close())

const post = (who: Who, what: string, payload: object) =>
  officeCall(office.server, { method: 'POST', url: `/api/office/everybody/${what}`, payload }, cookies[who])
const overview = (who: Who) => officeCall(office.server, { url: '/api/office/everybody' }, cookies[who])

const terms = {
  period: 2025,
  legalForm: 'natural-person',
  groups: ['employed', 'self-employed'],
  from: '2026-03-31',
  to: '2026-04-30',
  deadline: '2026-06-30',
}
const reason = 'Störung am letzten Tag der Frist'
const why = 'geprüft und in Ordnung'
const owner = () => connect(office.database.owner)

/** Cases beside those of the sample register, one for each edge of a group. */
const cases = [
  [900001, 'natural-person', 'employed', '2026-03-30'],
  [900002, 'natural-person', 'employed', '2026-03-31'],
  [900003, 'natural-person', 'self-employed', '2026-04-30'],
  [900004, 'natural-person', 'employed', '2026-05-01'],
  [900005, 'natural-person', 'limited', '2026-03-31'],
  [900006, 'natural-person', 'employed', '2026-09-30'],
  [900007, 'legal-entity', 'legal-entity', '2026-03-31'],
] as const

beforeEach(async () => {
  const { owner: pool } = office.database
  await pool.query(
    `alter table desk.general_batch disable trigger user; delete from desk.general_batch; alter table desk.general_batch enable trigger user;
    alter table desk.everybody_act disable trigger user; delete from desk.everybody_act; alter table desk.everybody_act enable trigger user;
    delete from desk.general_extension; delete from extension.general_extension; delete from extension.closing; delete from extension.outbox;
    delete from extension.delivery; delete from extension.delivery_pace; delete from extension.tax_case where pid between 900000 and 999999;
    delete from extension.request where pid between 900000 and 999999; delete from extension.person where pid between 900000 and 999999`,
  )
  for (const [pid, form, group, deadline] of cases) {
    const birth = form === 'natural-person' ? '1980-05-17' : null
    await pool.query("insert into extension.person (canton, legal_form, pid, name, birth_date) values ($1, $2, $3, 'Probe', $4)", [
      canton,
      form,
      pid,
      birth,
    ])
    await pool.query(
      'insert into extension.tax_case (canton, legal_form, pid, period, deadline, taxpayer_group) values ($1, $2, $3, 2025, $4, $5)',
      [canton, form, pid, deadline, group],
    )
  }
})

async function deadlines(): Promise<Readonly<Record<number, string>>> {
  const { rows } = await office.database.owner.query<{ pid: number; deadline: string }>(
    'select pid, deadline::text as deadline from extension.tax_case where pid between 900000 and 999999 and period = 2025 order by pid',
  )
  return Object.fromEntries(rows.map(({ pid, deadline }) => [pid, deadline]))
}

async function proposed(changes: object = {}): Promise<string> {
  const { status, body } = await post('clara', 'propose', { terms: { ...terms, ...changes }, reason })
  expect(status).toBe(200)
  return String(body['id'])
}

async function started(changes: object = {}): Promise<string> {
  const id = await proposed(changes)
  expect((await post('lea', 'act', { id, act: 'start', why })).body).toEqual({ outcome: 'done' })
  return id
}

async function work(most?: number): Promise<readonly Batch[]> {
  const batches: Batch[] = []
  for (let batch = await extendBatch(owner(), canton, most); batch; batch = await extendBatch(owner(), canton, most)) batches.push(batch)
  return batches
}

const state = async (id: string) =>
  ((await overview('arno')).body['extensions'] as readonly Record<string, unknown>[]).find((each) => each['id'] === id)

const raisedOnly = {
  900001: '2026-03-30',
  900002: '2026-06-30',
  900003: '2026-06-30',
  900004: '2026-05-01',
  900005: '2026-03-31',
  900006: '2026-09-30',
  900007: '2026-03-31',
}

describe('a general extension', () => {
  it('says before what it would do, and then does that to exactly those cases', async () => {
    const dry = await post('clara', 'dry-run', terms)
    const untouched = await deadlines()
    const id = await started()
    const batches = await work(3)

    const { counts, samples } = dry.body as { counts: Record<string, number>; samples: readonly Record<string, unknown>[] }
    expect(untouched).toMatchObject({ 900002: '2026-03-31' })
    expect(await deadlines()).toEqual(raisedOnly)
    expect(batches.reduce((sum, { raised }) => sum + raised, 0)).toBe(counts['raised'])
    expect(batches.reduce((sum, { walked }) => sum + walked, 0)).toBe(counts['total'])
    expect(await state(id)).toMatchObject({ state: 'done', raised: counts['raised'], walked: counts['total'], expected: counts['raised'] })
    expect(samples.length).toBeGreaterThan(0)
    expect(Object.keys(samples[0] ?? {})).toEqual(['legalForm', 'group', 'oldDeadline', 'newDeadline', 'count'])
  })

  it('never shortens a deadline, even where the range reaches beyond the new one', async () => {
    await started({ from: '2026-01-01', to: '2026-12-31', deadline: '2026-04-15', groups: ['employed'] })

    await work()

    expect(await deadlines()).toMatchObject({ 900001: '2026-04-15', 900002: '2026-04-15', 900004: '2026-05-01', 900006: '2026-09-30' })
  })

  it('can be for both kinds at once', async () => {
    await started({ legalForm: null, groups: ['legal-entity', 'limited'] })

    await work(2)

    expect(await deadlines()).toMatchObject({ 900002: '2026-03-31', 900005: '2026-06-30', 900007: '2026-06-30' })
  })

  it('counts as nobody’s own extension and keeps for each case what it was', async () => {
    const id = await started()
    await work(2)

    const { rows: extended } = await office.database.owner.query('select from extension.tax_case where pid > 900000 and extensions > 0')
    const { rows } = await office.database.owner.query(
      `select p.pid, p.old::text as old from desk.general_batch b cross join unnest(b.pids, b.old_deadlines) p (pid, old)
      where b.general_id = $1 and p.pid > 900000 order by 1`,
      [id],
    )
    expect(extended).toEqual([])
    expect(rows).toEqual([
      { pid: 900002, old: '2026-03-31' },
      { pid: 900003, old: '2026-04-30' },
    ])
  })

  it('stops between two batches, goes on where it stood, and extends nobody twice', async () => {
    const id = await started()
    const first = await extendBatch(owner(), canton, 2)
    const stopped = await post('lars', 'act', { id, act: 'stop', why: 'Prüfung' })
    const idle = await extendBatch(owner(), canton, 2)
    const between = await state(id)
    await post('lea', 'act', { id, act: 'resume', why: 'weiter' })
    await work(2)

    expect([first?.walked, stopped.body, idle]).toEqual([2, { outcome: 'done' }, undefined])
    expect(between).toMatchObject({ state: 'stopped', walked: 2, rate: null })
    const done = await state(id)
    expect(done).toMatchObject({ state: 'done', walked: done?.['total'] })
    expect(await deadlines()).toEqual(raisedOnly)
    const { rows } = await office.database.owner.query<{ pids: number; different: number }>(
      'select count(*)::int as pids, count(distinct (legal_form, pid))::int as different from desk.general_batch b, unnest(b.pids) pid where b.general_id = $1',
      [id],
    )
    expect(rows[0]?.pids).toBe(rows[0]?.different)
    expect(rows[0]?.pids).toBe(done?.['raised'])
  })

  it('is worked on by one worker at a time', async () => {
    await started()
    const other = await office.database.owner.connect()
    await other.query("begin; select from desk.general_extension where state = 'running' for update")

    const held = await extendBatch(owner(), canton)
    await other.query('rollback')
    other.release()

    expect(held).toBeUndefined()
    expect(await extendBatch(owner(), canton)).toBeDefined()
  })

  it('leaves all or nothing of a batch that dies', async () => {
    const id = await started()
    const client = await office.database.owner.connect()
    await client.query('begin')
    await client.query("select desk.extend_batch('musterland', 1000)")
    await client.query('rollback')
    client.release()

    expect(await deadlines()).toMatchObject({ 900002: '2026-03-31' })
    expect(await state(id)).toMatchObject({ state: 'running', walked: 0, raised: 0 })
  })
})

describe('four eyes', () => {
  it('nobody starts their own proposal, not even a lead', async () => {
    const { body } = await post('lea', 'propose', { terms, reason })
    const id = String(body['id'])

    const own = await post('lea', 'act', { id, act: 'start', why })
    const idle = await work()
    const other = await post('lars', 'act', { id, act: 'start', why })

    expect([own.body, idle, other.body]).toEqual([{ outcome: 'own' }, [], { outcome: 'done' }])
    await expect(
      office.database.owner.query('update desk.general_extension set starter = proposer where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('a clerk proposes and withdraws, and starts nothing', async () => {
    const id = await proposed()

    const replies = [await post('clara', 'act', { id, act: 'start', why }), await post('arno', 'act', { id, act: 'start', why })]
    const looked = [await post('arno', 'propose', { terms, reason }), await post('arno', 'dry-run', terms)]

    expect([...replies, ...looked].map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await post('clara', 'withdraw', { id, why })).body).toEqual({ hasChanged: true })
    expect((await post('lea', 'act', { id, act: 'start', why })).body).toEqual({ outcome: 'late' })
    expect(await work()).toEqual([])
  })

  it('is kept by the database, whatever the server thinks', async () => {
    const id = await proposed()
    const { pool, owner: all } = office.database
    const { rows } = await all.query<{ id_hash: Buffer; issuer: string }>(
      "select id_hash, issuer from desk.office_session where subject = 'user-clara'",
    )
    const ask = async (hash: Buffer | undefined, issuer: string | undefined) =>
      (await pool.query("select desk.act_on_general($1, $2, 'musterland', $3, 'start', 'weil') as said", [hash, issuer, id])).rows

    expect(await ask(rows[0]?.id_hash, rows[0]?.issuer)).toEqual([{ said: null }])
    expect(await ask(Buffer.alloc(32), office.settings.OFFICE_ISSUER)).toEqual([{ said: null }])
    for (const text of [
      "select desk.extend_batch('musterland', 1)",
      'select 1 from desk.general_extension',
      "insert into extension.general_extension values ('musterland', 2025, 'employed', '2027-01-01', 'weil')",
      "insert into extension.closing (canton, texts) values ('musterland', '{}')",
    ])
      await expect(pool.query(text)).rejects.toMatchObject({ code: '42501' })
  })

  it('everything is recorded with who, when and why, and the chain holds', async () => {
    const id = await started()
    await work()
    await passOn(owner(), { canton, delivers: false })

    expect((await overview('arno')).body['acts']).toMatchObject([
      { act: 'start', name: 'Lea Muster', why, at: '2026-03-10T12:00:00.000Z', period: 2025, deadline: '2026-06-30' },
      { act: 'propose', name: 'Clara Muster', why: reason },
    ])
    const { rows } = await office.database.owner.query<{ action: string }>(
      "select action from extension.audit where detail ->> 'id' = $1 order by seal, position",
      [id],
    )
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['general-propose', 'general-start', 'general-batch', 'general-done']),
    )
    expect(await verifyAudit(owner())).toMatchObject({ kind: 'whole' })
  })
})

const submit = (pid: number, wish: string, headers: Record<string, string> = {}) =>
  office.server.app.inject({
    method: 'POST',
    url: '/BusinessAPI/efristerstreckung',
    headers,
    payload: { Periode: 2025, Wunschfrist: wish, PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: '05.17.1980' } },
  })

describe('the form', () => {
  it('follows from the start, before the work has reached a case, and only within the terms', async () => {
    await started()

    const [within, beyond, outside] = [
      await submit(900002, '05.31.2026'),
      await submit(900003, '08.31.2026'),
      await submit(900004, '05.31.2026'),
    ]

    expect(within.json()).toMatchObject({ BackEndData: { AlteFrist: '2026-06-30', NeueFrist: '2026-06-30', Regel: 'D2' } })
    expect(beyond.json()).toMatchObject({ BackEndData: { AlteFrist: '2026-06-30', NeueFrist: '2026-08-31', Regel: 'D6' } })
    expect(outside.json()).toMatchObject({ BackEndData: { AlteFrist: '2026-05-01', NeueFrist: '2026-05-31', Regel: 'D6' } })
    await work()
    expect(await deadlines()).toMatchObject({ 900002: '2026-06-30', 900003: '2026-08-31', 900004: '2026-05-31' })
  })

  it('does not follow what is only proposed', async () => {
    await proposed()

    expect((await submit(900002, '05.31.2026')).json()).toMatchObject({ BackEndData: { AlteFrist: '2026-03-31', NeueFrist: '2026-05-31' } })
  })
})

it('the tax system is told the terms once, as one message', async () => {
  const id = await started()
  await passOn(owner(), { canton, delivers: true })

  const claims = await claimDeliveries(owner(), { canton, perSecond: 1000 }, 10)

  expect(claims.map(({ message }) => message)).toEqual([
    {
      kind: 'general-extension',
      reference: id,
      canton,
      period: 2025,
      legalForm: 'natural-person',
      groups: ['employed', 'self-employed'],
      oldFrom: '2026-03-31',
      oldTo: '2026-04-30',
      newDeadline: '2026-06-30',
      reason,
    },
  ])
})

describe('the switch', () => {
  const texts = { de: 'Wegen einer Störung bis 18 Uhr geschlossen.', fr: 'Fermé jusqu’à 18 heures.' }
  const close = (who: Who) => post(who, 'closing', { texts, why: 'Störung' })
  const open = (who: Who) => post(who, 'closing', { texts: null, why: 'behoben' })
  // Somebody else asks until all servers know of it, which takes a moment.
  const status = async () => (await submit(900003, '05.31.2026')).statusCode

  it('closes the form with the text in the language of the page, and opens it again', async () => {
    expect((await close('lea')).body).toEqual({ hasChanged: true })
    await expect.poll(status).toBe(503)
    const german = await submit(900002, '05.31.2026')
    const french = await submit(900002, '05.31.2026', { 'accept-language': 'fr-CH' })
    const english = await submit(900002, '05.31.2026', { 'accept-language': 'en' })
    const easy = await submit(900002, '05.31.2026', { 'accept-language': 'de-CH-simple' })
    const seen = await overview('clara')

    expect(german.json()).toMatchObject({ code: 'closed', ErrorMessage: texts.de })
    expect(german.headers['retry-after']).toBe('600')
    expect(french.json()).toMatchObject({ ErrorMessage: texts.fr })
    expect(english.json()).toMatchObject({ ErrorMessage: 'The online deadline extension is closed for the time being.' })
    expect(easy.json()).toMatchObject({ ErrorMessage: texts.de })
    expect(seen.body['closing']).toEqual({ since: '2026-03-10T12:00:00.000Z', texts })
    const { rows } = await office.database.owner.query('select from extension.request where pid = 900002')
    expect(rows).toEqual([])

    expect((await open('lars')).body).toEqual({ hasChanged: true })
    await expect.poll(status).toBe(200)
    expect((await overview('arno')).body['acts']).toMatchObject([
      { act: 'open', name: 'Lars Muster', why: 'behoben' },
      { act: 'close', name: 'Lea Muster', why: 'Störung' },
    ])
  })

  it('still tells what was stored before to whoever brings the same key', async () => {
    const key = { 'idempotency-key': 'one-key-for-all-tries' }
    const first = await submit(900002, '05.31.2026', key)
    await close('lea')
    await expect.poll(status).toBe(503)

    const again = await submit(900002, '05.31.2026', key)
    const other = await submit(900002, '06.15.2026', key)

    expect(again.json()).toEqual(first.json())
    expect(other.statusCode).toBe(503)
    await open('lea')
    await expect.poll(status).toBe(200)
  })

  it('is for leads alone, and needs a reason and German words', async () => {
    const replies = [await close('clara'), await close('arno'), await open('clara')]
    const wrong = [await post('lea', 'closing', { texts: { de: ' ' }, why: 'Störung' }), await post('lea', 'closing', { texts, why: '' })]

    expect([...replies, ...wrong].map((reply) => reply.status)).toEqual([403, 403, 403, 400, 400])
    expect(await status()).toBe(200)
  })
})

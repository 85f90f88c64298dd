import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { deskCall, why } from '../../../../../scripts/testing/desk-calls.ts'
import { anOffice, anOfficeUser, aServerAt, signInAtOffice, type Cookies, type Office } from '../../../../../scripts/testing/office.ts'
import { aWorker } from '../../../../../scripts/testing/worker.ts'
import { connect } from '../../../../platform/database.ts'
import type { Alarm, Check, Look } from '../../trust-contract.ts'

let office: Office
let [clerk, lead, audit]: Cookies[] = []
beforeAll(async () => {
  office = await anOffice(
    [
      anOfficeUser('clara', { roles: ['office-clerk'] }),
      anOfficeUser('lea', { roles: ['office-lead'] }),
      anOfficeUser('arno', { roles: ['office-audit'] }),
    ],
    { OFFICE_LOOKS_PER_HOUR: '100000', OFFICE_LOOKS_PER_DAY: '100000' },
  )
  const signIn = async (who: string): Promise<Cookies> => (await signInAtOffice(office, who)).cookies
  ;[clerk, lead, audit] = [await signIn('clara'), await signIn('lea'), await signIn('arno')]
})
afterAll(() => office.close())

const ask = (who: Cookies | undefined, path: string, payload?: object) => deskCall(office.server, who ?? {}, path, payload)
const log = async (filters: object = {}) => (await ask(audit, 'log', { filters })).body['looks'] as readonly Look[]
const narrowed = {
  filters: { kind: 'cases', period: 2025 },
  who: { pid: '123456' },
  why: { reason: 'other', note: 'Rückfrage der Leitung' },
}

describe('the record of looks', () => {
  it('says who looked at whom, when and why', async () => {
    await ask(clerk, 'search', narrowed)

    const [latest] = await log({ action: 'search' })

    expect(latest).toMatchObject({
      at: '2026-03-10T12:00:00.000Z',
      officer: 'Clara Muster',
      action: 'search',
      reason: 'other',
      note: 'Rückfrage der Leitung',
      subjects: [
        { legalForm: 'natural-person', pid: '123456' },
        { legalForm: 'legal-entity', pid: '123456' },
      ],
    })
    expect(latest?.question).toContainEqual({ name: 'pid', value: '123456' })
  })

  it('holds a search that found nobody too, and a dossier', async () => {
    await ask(clerk, 'search', { ...narrowed, who: { name: 'Niemand-Sonst' } })
    const { hits } = (await ask(lead, 'search', narrowed)).body as { hits: readonly { dossier: string }[] }
    await ask(lead, 'dossier', { id: hits[0]?.dossier, why })

    expect((await log({ officer: 'clara' }))[0]).toMatchObject({ subjects: [] })
    expect((await log({ officer: 'LEA mus' }))[0]).toMatchObject({ action: 'dossier', reason: 'call', subjects: [{ pid: '123456' }] })
  })

  it('is narrowed by person, officer, action, reason and day', async () => {
    expect(new Set((await log({ pid: '123456', reason: 'other' })).map(({ officer }) => officer))).toEqual(
      new Set(['Clara Muster', 'Lea Muster']),
    )
    expect(await log({ pid: '654321' })).toEqual([])
    expect(await log({ from: '2026-03-11' })).toEqual([])
    expect((await log({ until: '2026-03-10', action: 'dossier' })).length).toBeGreaterThan(0)
  })

  it('records that it was read', async () => {
    await log({ pid: '204518' })

    expect((await log({ action: 'log' }))[0]).toMatchObject({ officer: 'Arno Muster', subjects: [{ pid: '204518' }, { pid: '204518' }] })
  })

  it('is for the audit alone, and the audit finds nobody', async () => {
    for (const who of [clerk, lead]) expect((await ask(who, 'log', { filters: {} })).status).toBe(403)
    for (const path of ['search', 'dossier', 'views/save']) {
      expect([path, (await ask(audit, path, { ...narrowed, id: 'A'.repeat(22), name: 'x' })).status]).toEqual([path, 403])
    }
    expect((await ask({}, 'log', { filters: {} })).status).toBe(401)
  })

  it('comes back with its look or not at all: what cannot be recorded is not shown', async () => {
    await office.database.owner.query('revoke insert on desk.look from efristerstreckung_app')
    const refused = await ask(clerk, 'search', narrowed)
    await office.database.owner.query('grant insert on desk.look to efristerstreckung_app')

    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(refused.body)).not.toContain('Beispiel')
    expect((await ask(clerk, 'search', narrowed)).status).toBe(200)
  })
})

describe('nobody changes the record', () => {
  it.each(['update desk.look set note = note', 'delete from desk.look', 'truncate desk.look'])(
    'neither the application: %s',
    async (statement) => {
      await expect(office.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    },
  )

  it.each(['update desk.look set note = note', 'delete from desk.look', 'truncate desk.look'])(
    'nor the owner of the tables: %s',
    async (statement) => {
      await expect(office.database.owner.query(statement)).rejects.toThrow('what happened cannot be changed')
    },
  )

  it('the application reads it for the audit only, and writes under no other name', async () => {
    const as = async (officer: string, roles: string, statement: string) => {
      const client = await office.database.pool.connect()
      await client.query('begin')
      await client.query("select set_config('app.officer', $1, true), set_config('app.office_roles', $2, true)", [officer, roles])
      try {
        return (await client.query(statement)).rowCount
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    const insert = `insert into desk.look (canton, officer, officer_name, action, reason, question) values ('musterland', 'a', 'A', 'search', 'call', '{}')`

    expect(await as('b', 'office-clerk,office-lead', 'select 1 from desk.look')).toBe(0)
    // The control: the same statement finds rows for whoever may read them.
    expect(await as('b', 'office-audit', 'select 1 from desk.look')).toBeGreaterThan(0)
    await expect(as('b', 'office-clerk', insert)).rejects.toMatchObject({ code: '42501' })
    await expect(as('a', 'office-audit', insert)).rejects.toMatchObject({ code: '42501' })
    expect(await as('a', 'office-clerk', insert)).toBe(1)
  })
})

describe('exports', () => {
  const everyOpen = { filters: { kind: 'cases', state: 'open', period: 2025 }, who: {}, why, language: 'de' }
  const exported = (who: Cookies | undefined, payload: object = everyOpen) =>
    office.server.app.inject({
      method: 'POST',
      url: '/api/office/search/export',
      payload,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-office=${who?.['__Host-office'] ?? ''}` },
    })

  it('are for the lead, never everything, of limited length, five a day, and recorded', async () => {
    expect((await exported(clerk)).statusCode).toBe(403)
    expect((await exported(lead, { ...everyOpen, filters: { kind: 'cases', period: 2025 } })).statusCode).toBe(400)

    const first = await exported(lead)
    const lines = first.body.trimEnd().split('\r\n')
    for (let time = 0; time < 4; time += 1) expect((await exported(lead)).statusCode).toBe(200)
    const sixth = await exported(lead)

    expect(first.headers['content-type']).toContain('text/csv')
    expect(lines[0]).toContain('Rechtsform;PID;Name')
    expect(lines.length).toBe(1001)
    expect(sixth.statusCode).toBe(429)
    const looks = await log({ action: 'export' })
    expect(looks).toHaveLength(5)
    expect(looks[0]?.subjects.length).toBeGreaterThan(500)
  })
})

describe('exports count among the persons somebody was shown', () => {
  it('in the hour, which one export may use up, and in the day, which none may go beyond', async () => {
    const settings = { OFFICE_LOOKS_PER_HOUR: '15', OFFICE_LOOKS_PER_DAY: '25' }
    const own = await anOffice(
      [anOfficeUser('lea', { roles: ['office-lead'] }), anOfficeUser('arno', { roles: ['office-audit'] })],
      settings,
    )
    onTestFinished(own.close)
    const [lea, arno] = [(await signInAtOffice(own, 'lea')).cookies, (await signInAtOffice(own, 'arno')).cookies]
    const persons = 10
    const { rows } = await own.database.owner.query<{ name: string }>(
      `select extension.folded(p.name) as name from extension.person p
       where p.canton = 'musterland' group by 1 having count(distinct (p.legal_form, p.pid)) = $1 limit 1`,
      [persons],
    )
    const question = { filters: { kind: 'cases', period: 2025 }, who: { name: rows[0]?.name }, why }
    const exported = () =>
      own.server.app.inject({
        method: 'POST',
        url: '/api/office/search/export',
        payload: { ...question, language: 'de' },
        headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-office=${lea['__Host-office'] ?? ''}` },
      })

    const first = await exported()
    const alarms = (await deskCall(own.server, arno, 'alarms')).body['alarms'] as readonly Alarm[]
    const second = await exported()
    const [third, searched] = [await exported(), await deskCall(own.server, lea, 'search', question)]

    expect([...[first, second, third].map(({ statusCode }) => statusCode), searched.status]).toEqual([200, 200, 429, 429])
    expect(alarms.map(({ signals }) => signals)).toEqual([['volume']])
    expect(third.json<{ message: string }>().message).toBe('You’ve reached the limit for 24 hours. Try again later.')
  })
})

describe('the sealed chain', () => {
  const seal = () => sql`select extension.pass_on('musterland', 500, false)`.execute(connect(office.database.owner))
  const latest = async () => ((await ask(audit, 'chain')).body['checks'] as readonly Check[])[0]
  const check = async () => {
    expect((await ask(audit, 'chain/check', {})).status).toBe(200)
    await expect.poll(async () => (await latest())?.state, { timeout: 20_000 }).not.toBe('waiting')
    return latest()
  }

  it('is checked on demand, whole with its looks, and broken when one was changed', async () => {
    const clock = office.database.options.clock
    const worker = await aWorker(office.database.url, clock === undefined ? {} : { clock })
    await seal()

    const whole = await check()
    const tampered = await office.database.owner.connect()
    await tampered.query("begin; set local session_replication_role = replica; update desk.look set note = 'nichts' where id = 1; commit")
    tampered.release()
    // A still clock gives two checks the same moment.
    await office.database.owner.query("update desk.chain_check set asked_at = asked_at - interval '1 hour'")
    const broken = await check()
    await worker.stop()

    expect(whole).toMatchObject({ state: 'whole', askedBy: 'Arno Muster', fault: null, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(whole?.looks).toBeGreaterThan(5)
    expect(broken).toMatchObject({ state: 'broken', fault: 'look 1 is not as it was sealed' })
  }, 60_000)

  it('is nothing for clerks and leads', async () => {
    for (const who of [clerk, lead]) {
      expect((await ask(who, 'chain')).status).toBe(403)
      expect((await ask(who, 'chain/check', {})).status).toBe(403)
    }
  })
})

describe('kept searches', () => {
  it('are shared, hold nothing personal, and are removed by whoever made them or a lead', async () => {
    const filters = { kind: 'cases', state: 'estimated', pid: '123456', name: 'Beispiel' }
    const { id } = (await ask(clerk, 'views/save', { name: 'Ermessen', filters })).body as { id: string }

    expect((await ask(lead, 'views')).body['views']).toEqual([
      { id, name: 'Ermessen', filters: { kind: 'cases', state: 'estimated' }, madeBy: 'Clara Muster', isOwn: false },
    ])
    const { id: other } = (await ask(lead, 'views/save', { name: 'Andere', filters })).body as { id: string }
    expect((await ask(clerk, 'views/remove', { id: other })).status).toBe(404)
    expect((await ask(lead, 'views/remove', { id })).status).toBe(200)
    expect((await ask(clerk, 'views')).body['views']).toMatchObject([{ id: other, isOwn: false }])
  })
})

describe('unusual looks', () => {
  const alarms = async (who: Cookies | undefined = audit) => (await ask(who, 'alarms')).body['alarms'] as readonly Alarm[]
  /** Of an office of its own, so that nothing of the tests above counts. */
  async function anotherOffice(clock: string, settings: Readonly<Record<string, string>> = {}) {
    const own = await anOffice(
      [
        anOfficeUser('berta', { roles: ['office-clerk'], name: 'Berta Beispiel', pid: '204518' }),
        anOfficeUser('arno', { roles: ['office-audit'] }),
        anOfficeUser('berno', { roles: ['office-clerk', 'office-audit'] }),
      ],
      settings,
    )
    onTestFinished(own.close)
    const server = await aServerAt(own, clock, settings)
    const berta = (await signInAtOffice(own, 'berta', { server })).cookies
    const arno = (await signInAtOffice(own, 'arno', { server })).cookies
    const look = (who: object, by: Cookies = berta, at = server) =>
      deskCall(at, by, 'search', { filters: { kind: 'cases', period: 2025 }, who, why: { reason: 'request', note: '' } })
    const raised = async () => ((await deskCall(server, arno, 'alarms')).body['alarms'] as readonly Alarm[]).map(({ signals }) => signals)
    return { own, look, raised, server, arno, berta }
  }

  it('are put before the audit: the own file, the own family name when it was asked for, the night', async () => {
    const day = await anotherOffice('2026-03-10T12:00:00Z', { OFFICE_PID_CLAIM: 'pid' })
    const night = await anotherOffice('2026-03-10T22:30:00Z')

    await day.look({ pid: '330001' })
    await day.look({ pid: '204518' })
    await day.look({ name: 'Beispiel' })
    await night.look({ pid: '330001' })

    expect(await day.raised()).toEqual([['name'], ['own']])
    expect(await night.raised()).toEqual([['night']])
  })

  it('are reviewed once, by the audit alone, and the look itself stays', async () => {
    const { look, raised, server, arno, berta } = await anotherOffice('2026-03-10T23:30:00Z')
    await look({ pid: '330001' })
    const { alarms: open } = (await deskCall(server, arno, 'alarms')).body as { alarms: readonly Alarm[] }
    const review = (who: Cookies) => deskCall(server, who, 'alarms/review', { id: open[0]?.id, remark: 'Pikettdienst' })

    const replies = [await review(berta), await review(arno), await review(arno)]

    expect(replies.map(({ status }) => status)).toEqual([403, 200, 409])
    expect(await raised()).toEqual([])
    expect((await deskCall(server, arno, 'log', { filters: { pid: '330001' } })).body['looks']).toHaveLength(1)
  })

  it('are reviewed by nobody who looked themselves, in SQL neither', async () => {
    const { own, look, raised, server, arno } = await anotherOffice('2026-03-10T23:30:00Z')
    const berno = (await signInAtOffice(own, 'berno', { server })).cookies
    await look({ pid: '330001' }, berno)
    const openFor = async (who: Cookies) => (await deskCall(server, who, 'alarms')).body['alarms'] as readonly Alarm[]
    const [alarm] = await openFor(berno)
    const review = (who: Cookies) => deskCall(server, who, 'alarms/review', { id: alarm?.id, remark: '' })
    const inSql = async (officer: string) => {
      const client = await own.database.pool.connect()
      await client.query("begin; set local app.office_roles = 'office-clerk,office-audit'")
      await client.query("select set_config('app.officer', $1, true)", [officer])
      const { rowCount } = await client.query('update desk.alarm set reviewed_at = platform.moment(), reviewed_by = $1', [officer])
      await client.query('rollback')
      client.release()
      return rowCount
    }

    const [bySelf, bySelfInSql, byOtherInSql] = [await review(berno), await inSql('user-berno'), await inSql('user-arno')]
    const still = await raised()
    const byOther = await review(arno)

    expect([alarm?.isOwn, (await openFor(arno))[0]?.isOwn, bySelf.status, byOther.status]).toEqual([true, undefined, 403, 200])
    expect([bySelfInSql, byOtherInSql]).toEqual([0, 1])
    expect([still, await raised()]).toEqual([[['night']], []])
  })

  it('very many persons raise one at half of what an hour allows, and no more are shown beyond it', async () => {
    const { look, raised } = await anotherOffice('2026-03-10T12:00:00Z', { OFFICE_LOOKS_PER_HOUR: '4' })

    const statuses = []
    for (let times = 0; times < 6; times += 1) statuses.push((await look({ pid: '330001' })).status)

    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect(await raised()).toEqual([['volume']])
  })

  it('very many persons of a day raise one too, though no hour has many', async () => {
    const settings = { OFFICE_LOOKS_PER_HOUR: '4', OFFICE_LOOKS_PER_DAY: '6' }
    const { own, look, raised } = await anotherOffice('2026-03-10T10:00:00Z', settings)
    const soFar: unknown[] = []
    for (const hour of ['12', '14', '16']) {
      const server = await aServerAt(own, `2026-03-10T${hour}:00:00Z`, settings)
      const berta = (await signInAtOffice(own, 'berta', { server })).cookies
      await look({ pid: '330001' }, berta, server)
      soFar.push(await raised())
    }

    expect(soFar).toEqual([[], [], [['volume']]])
  })

  it('are for the audit alone', async () => {
    expect((await ask(clerk, 'alarms')).status).toBe(403)
    expect((await alarms()).length).toBeGreaterThan(0)
  })
})

describe('who has seen a file', () => {
  it('is told to the person it is about: when, who, what and why, but no notes and nothing about others', async () => {
    await ask(clerk, 'search', { ...narrowed, who: { pid: '330001' }, why: { reason: 'other', note: 'Notiz über andere' } })

    const told = await ask(audit, 'log/statement', { legalForm: 'natural-person', pid: '330001' })
    const refused = await ask(lead, 'log/statement', { legalForm: 'natural-person', pid: '330001' })

    expect((told.body['looks'] as readonly Look[]).at(-1)).toEqual({
      id: expect.any(String),
      at: '2026-03-10T12:00:00.000Z',
      officer: 'Clara Muster',
      action: 'search',
      reason: 'other',
    })
    expect(JSON.stringify(told.body)).not.toContain('Notiz')
    expect(refused.status).toBe(403)
    expect((await log({ action: 'log', pid: '330001' }))[0]).toMatchObject({ reason: 'request' })
  })
})

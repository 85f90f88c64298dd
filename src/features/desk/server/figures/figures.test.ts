import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import {
  aServerAt,
  anOffice,
  anOfficeUser,
  officeCall,
  signInAtOffice,
  type Cookies,
  type Office,
} from '../../../../../scripts/testing/office.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { createAnswerTally } from './answer-tally.ts'
import { countFigures } from './count-figures.ts'
import { figuresOf } from './figures.ts'
import { publicFigures, rounded } from './public-figures.ts'

const canton = 'musterland'

/** Seals what happened and counts it. */
async function count(owner: Pool): Promise<number | undefined> {
  await passOn(connect(owner), { canton, delivers: true })
  return countFigures(connect(owner), canton)
}

async function sums({ owner }: TestDatabase, table: 'hour_figure' | 'day_figure' = 'hour_figure'): Promise<readonly string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', kind, nullif(name, ''), sum(count)) as line from desk.${table} group by kind, name order by 1`,
  )
  return rows.map(({ line }) => line)
}

describe('counting', () => {
  it('adds what was sealed to the hour and the day, once', async () => {
    const database = await aDatabaseForThisTest()
    for (const outcome of ['granted', 'granted', 'unchanged', 'rejected', 'pending'] as const)
      await storeRequest(database.pool, { outcome })

    const counted = [await count(database.owner), await count(database.owner), await countFigures(connect(database.owner), canton)]

    expect(counted).toEqual([5, 0, 0])
    const expected = ['granted D6 2', 'pending V8b 1', 'rejected D6 1', 'request 5', 'unchanged D6 1']
    expect(await sums(database)).toEqual(expected)
    expect(await sums(database, 'day_figure')).toEqual(expected)
  })

  it('is the same as counting everything, however much is counted at a time and whoever does it', async () => {
    const database = await aDatabaseForThisTest()
    const outcomes = ['granted', 'unchanged', 'rejected'] as const
    for (let each = 0; each < 40; each += 1) {
      await storeRequest(database.pool, { outcome: outcomes[(each * 7) % 3] ?? 'granted' })
      if (each % 3 === 0) await passOn(connect(database.owner), { canton, delivers: false })
    }
    await passOn(connect(database.owner), { canton, delivers: false })

    for (let round = 0; round < 20; round += 1)
      await Promise.all([1, 2, 3].map((most) => countFigures(connect(database.owner), canton, most)))

    const { rows } = await database.owner.query<{ line: string }>(`
      select concat_ws(' ', outcome, rule, count(*)) as line from extension.request group by outcome, rule
      union all select 'request ' || count(*) from extension.request order by 1`)
    expect(await sums(database)).toEqual(rows.map(({ line }) => line))
  })

  it('counts a request that had to wait once, its decision when it was made, and how long it waited', async () => {
    const database = await aDatabaseForThisTest()
    const { id } = await storeRequest(database.pool, { outcome: 'pending' })
    await count(database.owner)
    await database.owner.query(
      "update extension.request set outcome = 'granted', rule = 'D5', old_deadline = '2026-03-31', new_deadline = '2026-09-30'",
    )
    await database.owner.query(
      `insert into extension.outbox (canton, action, at, period, request_id) values ($1, 'granted', '2026-03-10T13:30:00Z', 2025, $2)`,
      [canton, id],
    )
    await count(database.owner)

    const { rows } = await database.owner.query(
      "select kind, name, extract(hour from hour at time zone 'UTC')::int as hour, count::int, seconds from desk.hour_figure order by hour, kind",
    )
    expect(rows).toEqual([
      { kind: 'pending', name: 'V8b', hour: 12, count: 1, seconds: 0 },
      { kind: 'request', name: '', hour: 12, count: 1, seconds: 0 },
      { kind: 'granted', name: 'D5', hour: 13, count: 1, seconds: 0 },
      { kind: 'settled', name: '', hour: 13, count: 1, seconds: 5400 },
    ])
  })

  it('lets two workers count at the same time without counting twice', async () => {
    const database = await aDatabaseForThisTest()
    for (let each = 0; each < 5; each += 1) await storeRequest(database.pool)
    await passOn(connect(database.owner), { canton, delivers: true })

    const counted = await Promise.all(Array.from({ length: 4 }, () => countFigures(connect(database.owner), canton)))

    expect(counted.reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(5)
    expect(await sums(database)).toContain('request 5')
  })

  it('costs a submit nothing in the database: no trigger on what it adds, none and no index on what a grant changes', async () => {
    const { owner } = await aDatabaseForThisTest()

    const { rows: triggers } = await owner.query(
      `select t.tgrelid::regclass::text as on from pg_trigger t where not t.tgisinternal
        and (t.tgrelid in ('extension.request'::regclass, 'extension.outbox'::regclass, 'extension.pending'::regclass)
          or t.tgrelid = 'extension.tax_case'::regclass and (t.tgattr::text = '' or exists (select from pg_attribute a
            where a.attrelid = t.tgrelid and a.attname in ('deadline', 'extensions') and a.attnum = any (t.tgattr))))`,
    )
    const { rows: indexes } = await owner.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where schemaname = 'extension' and tablename = 'tax_case'",
    )

    expect(triggers).toEqual([])
    expect(indexes.map(({ indexdef }) => indexdef).filter((text) => /\b(deadline|extensions)\b/.test(text))).toEqual([])
  })
})

describe('answers of the form', () => {
  it('are added up in memory and told together', async () => {
    const database = await aDatabaseForThisTest()
    const tally = createAnswerTally(connect(database.pool), canton)
    for (const milliseconds of [4, 4, 12, 90]) tally.add({ milliseconds, language: 'fr' })
    tally.add({ milliseconds: 90 })
    const before = await sums(database)

    await tally.flush()
    await tally.flush()

    expect(before).toEqual([])
    expect(await sums(database)).toEqual([
      'language fr 4',
      'language none 1',
      'milliseconds 100 2',
      'milliseconds 15 1',
      'milliseconds 5 2',
    ])
  })

  it('are kept while the database is away', async () => {
    const database = await aDatabaseForThisTest()
    const tally = createAnswerTally(connect(database.pool), canton)
    tally.add({ milliseconds: 4, language: 'de' })
    await database.owner.query('alter function desk.add_answers rename to add_nothing')
    await tally.flush()
    await database.owner.query('alter function desk.add_nothing rename to add_answers')
    tally.add({ milliseconds: 4, language: 'de' })

    await tally.flush()

    expect(await sums(database)).toEqual(['language de 2', 'milliseconds 5 2'])
  })
})

describe('what is told to everybody', () => {
  it.each([
    [0, 0],
    [3, 0],
    [7, 10],
    [128, 130],
    [12_345, 12_000],
    [987_654, 990_000],
  ])('%i is told as %i', (value, told) => {
    expect(rounded(value)).toBe(told)
  })

  it('says that deliveries are behind only where one has waited for long', async () => {
    const database = await aDatabaseForThisTest()
    await storeRequest(database.pool)
    await count(database.owner)
    const before = await publicFigures(connect(database.pool), canton)
    await database.owner.query("update extension.delivery set queued_at = queued_at - interval '16 minutes'")

    const after = await publicFigures(connect(database.pool), canton)

    expect([before, after]).toEqual([
      { today: 0, season: 0, answerMilliseconds: null, areDeliveriesBehind: false },
      { today: 0, season: 0, answerMilliseconds: null, areDeliveriesBehind: true },
    ])
  })
})

it('days and hours are those of the place, in summer and in winter', async () => {
  const database = await aDatabaseForThisTest({ clock: '2026-04-01T00:30:00Z' })
  await database.owner.query(`
    insert into desk.hour_figure (canton, hour, kind, name, count) values
      ('musterland', '2026-03-31T21:00:00Z', 'request', '', 3), ('musterland', '2026-03-31T22:00:00Z', 'request', '', 5);
    insert into desk.day_figure (canton, day, kind, name, count) values
      ('musterland', '2026-03-31', 'request', '', 3), ('musterland', '2026-04-01', 'request', '', 5), ('musterland', '2025-12-31', 'request', '', 99)`)
  const db = connect(database.pool)

  const [today, week, season] = [
    await figuresOf(db, canton, 'today'),
    await figuresOf(db, canton, 'week'),
    await figuresOf(db, canton, 'season'),
  ]

  expect([today.since, today.requests, today.hours[0]]).toEqual(['2026-03-31T22:00:00.000Z', [5, 0, 0], 5])
  expect([week.since, week.requests]).toEqual(['2026-03-29T22:00:00.000Z', [0, 3, 5]])
  expect([season.since, season.places.length, season.requests.reduce((sum, each) => sum + each)]).toEqual([
    '2025-12-31T23:00:00.000Z',
    91,
    8,
  ])
  expect([season.hours[23], season.busiest]).toEqual([
    3,
    [
      { hour: '2026-03-31T22:00:00.000Z', count: 5 },
      { hour: '2026-03-31T21:00:00.000Z', count: 3 },
    ],
  ])
})

describe('over the wire', () => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice([anOfficeUser('clara', { roles: ['office-clerk'] }), anOfficeUser('arno', { roles: ['office-audit'] })])
  })
  afterAll(() => office.close())

  const ask = (cookies: Cookies, range = 'today', server = office.server) =>
    officeCall(server, { url: `/api/office/figures?range=${range}` }, cookies)

  it('every role sees them, and a request of this minute is in them', async () => {
    const { app, database } = office.server
    const [clerk, auditor] = [await signInAtOffice(office, 'clara'), await signInAtOffice(office, 'arno')]
    const payload = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
    await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers: { 'accept-language': 'it-CH' } })
    await count(database.owner)

    const [seen, audited] = [await ask(clerk.cookies), await ask(auditor.cookies)]

    expect([seen.status, audited.status]).toEqual([200, 200])
    expect(seen.body).toMatchObject({
      moment: '2026-03-10T12:00:00.000Z',
      since: '2026-03-09T23:00:00.000Z',
      requests: [...Array.from({ length: 13 }, () => 0), 1],
      rules: [{ rule: 'D6', outcome: 'granted', count: 1 }],
      waiting: { pending: 0, deliveries: 1, deliveriesSince: '2026-03-10T12:00:00.000Z', dead: 0, isPaused: false },
    })
    expect(JSON.stringify(seen.body)).not.toMatch(/123456|Beispiel|Andrea/)
  })

  it('every role sees how far people got in the last days, and whether they found it easy', async () => {
    const { database } = office.server
    const { cookies } = await signInAtOffice(office, 'clara')
    await database.owner.query(`
      insert into extension.form_step (canton, step, language, device, day, count) values
        ('musterland', 'seen', 'fr', 'tablet', '2026-03-09', 8), ('musterland', 'seen', 'fr', 'tablet', '2026-02-20', 5);
      insert into extension.vote (canton, question, choice, outcome, language, device, day, count) values
        ('musterland', 'einfach', 'partly', 'granted', 'fr', 'tablet', '2026-03-10', 2), ('musterland', 'pid', 'no', '', '', '', '2026-03-10', 3)`)
    const visits = (range: string, shown = cookies) =>
      officeCall(office.server, { url: `/api/office/figures/visits?range=${range}` }, shown)
    const of = (seen: number) => ({
      steps: [{ step: 'seen', language: 'fr', device: 'tablet', count: seen }],
      feedback: [{ outcome: 'granted', choice: 'partly', count: 2 }],
    })

    expect([(await visits('week')).body, (await visits('month')).body]).toEqual([of(8), of(13)])
    expect([(await visits('year')).status, (await visits('week', {})).status]).toEqual([400, 401])
  })

  it('nobody without a session there sees any', async () => {
    expect([(await ask({})).status, (await ask({ '__Host-office': 'x'.repeat(43) })).status]).toEqual([401, 401])
  })

  it('looking at them does not keep a session alive, as asking for the session does', async () => {
    const { cookies } = await signInAtOffice(office, 'clara')
    const [tenMinutes, later] = [await aServerAt(office, '2026-03-10T12:10:00Z'), await aServerAt(office, '2026-03-10T12:16:00Z')]

    expect([(await ask(cookies, 'week', tenMinutes)).status, (await ask(cookies, 'week', later)).status]).toEqual([200, 401])
    const active = await signInAtOffice(office, 'clara')
    await officeCall(tenMinutes, { url: '/api/office/session' }, active.cookies)
    expect((await ask(active.cookies, 'week', later)).status).toBe(200)
  })
})

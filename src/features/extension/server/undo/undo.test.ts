import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../../../../../scripts/testing/core-system.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { passOn } from '../audit/pass-on.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { createDeliverer } from '../delivery/deliver.ts'
import { createSend } from '../delivery/send.ts'
import { forgetOldTries } from './undo-store.ts'

const canton = 'musterland'
const birth = '1990-05-05'
type Proof = { readonly Referenz: string; readonly Pruefcode: string }
type Body = {
  readonly BackEndData?: Proof & {
    readonly AlteFrist: string
    readonly NeueFrist: string
    readonly Regel: string
    readonly ErgebnisText: string
  }
  readonly ErrorMessage?: string
  readonly Regel?: string
  readonly code?: string
}

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

let lastPid = 610_000

/** Somebody of their own with a case of 2025, so that tests do not meet. */
async function somebody({ deadline = '2026-03-31', form = 'natural-person' } = {}): Promise<string> {
  lastPid += 1
  const isPerson = form === 'natural-person'
  await server.database.owner.query(
    'insert into extension.person (canton, legal_form, pid, name, first_name, birth_date) values ($1, $2, $3, $4, $5, $6)',
    [canton, form, lastPid, 'Probe', isPerson ? 'Pia' : '', isPerson ? birth : null],
  )
  await server.database.owner.query(
    'insert into extension.tax_case (canton, legal_form, pid, period, deadline, taxpayer_group) values ($1, $2, $3, 2025, $4, $5)',
    [canton, form, lastPid, deadline, isPerson ? 'employed' : 'legal-entity'],
  )
  return String(lastPid)
}

async function call(path: string, payload: object, { app }: TestServer, headers: Record<string, string> = {}) {
  const reply = await app.inject({ method: 'POST', url: `/BusinessAPI/efristerstreckung${path}`, payload, headers })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

async function granted(
  pid: string,
  { wish = '2026-09-30', at = server, firm = false } = {},
): Promise<Proof & { readonly NeueFrist: string }> {
  const PersonSearchRequest = firm ? { SubjektId: pid } : { SubjektId: pid, Geburtsdatum: birth }
  const { body } = await call('', { Periode: 2025, Wunschfrist: wish, PersonSearchRequest }, at)
  if (!body.BackEndData) throw new Error(JSON.stringify(body))
  return body.BackEndData
}

type Undo = { readonly at?: TestServer; readonly key?: string; readonly birthDate?: string; readonly code?: string }

function undo(pid: string, proof: Proof, { at = server, key = randomUUID(), birthDate = birth, code = proof.Pruefcode }: Undo = {}) {
  const payload = { Referenz: proof.Referenz, Pruefcode: code, PersonSearchRequest: { SubjektId: pid, Geburtsdatum: birthDate } }
  return call('/rueckgaengig', payload, at, { 'idempotency-key': key })
}

async function caseOf(pid: string): Promise<unknown> {
  const { rows } = await server.database.owner.query(
    'select deadline::text, extensions from extension.tax_case where canton = $1 and pid = $2 and period = 2025',
    [canton, pid],
  )
  return rows[0]
}
const before = { deadline: '2026-03-31', extensions: 0 }
const after = { deadline: '2026-09-30', extensions: 1 }

/** The same database at another moment. */
async function serverAt(clock: string): Promise<TestServer> {
  const { database } = server
  const options = { ...database.options, clock }
  const pool = createPool(options, () => {})
  return aServerForThisTest({ database: { ...database, options, pool, close: () => pool.end() } })
}

/** How often a number was tried in vain. */
async function missesOf(pid: string, { database } = server): Promise<number> {
  const { rows } = await database.owner.query<{ misses: number }>(
    "select misses from extension.miss where scope = 'pid-day' and subject = $1",
    [`natural-person:${pid}`],
  )
  return rows[0]?.misses ?? 0
}

describe('an extension that is taken back', () => {
  it('moves the case back, is a request of its own, and the receipt and its files tell so', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    expect(await caseOf(pid)).toEqual(after)

    const { status, body } = await undo(pid, proof)

    expect([status, body.BackEndData]).toMatchObject([
      200,
      {
        AlteFrist: '2026-03-31',
        NeueFrist: '2026-03-31',
        Referenz: proof.Referenz,
        Pruefcode: proof.Pruefcode,
        Regel: 'U',
        ErgebnisText: 'Die Fristverlängerung wurde auf Ihren Wunsch zurückgenommen. Es gilt wieder die Frist bis zum 31.03.2026.',
      },
    ])
    expect(await caseOf(pid)).toEqual(before)
    const { rows } = await server.database.owner.query(
      `select q.outcome, q.rule, q.wish::text, q.old_deadline::text, q.new_deadline::text, q.pid from extension.request r
      join extension.superseded s on s.request_id = r.id join extension.request q on q.id = s.by_id where r.reference = $1`,
      [proof.Referenz],
    )
    expect(rows).toEqual([
      { outcome: 'unchanged', rule: 'U', wish: '2026-03-31', old_deadline: '2026-09-30', new_deadline: '2026-03-31', pid: Number(pid) },
    ])
    expect((await call('/pruefung', proof, server)).body).toMatchObject({ Echt: true, Regel: 'U', NeueFrist: '2026-03-31' })
    const files = await Promise.all(
      ['beleg', 'kalender'].map((path) =>
        server.app.inject({ method: 'POST', url: `/BusinessAPI/efristerstreckung/${path}`, payload: proof }),
      ),
    )
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(files[1]?.body).toContain('DTSTART;VALUE=DATE:20260331')
  })

  it('is a couple’s: the one who asked takes it back for both', async () => {
    const [pid, other] = [await somebody(), await somebody()]
    await server.database.owner.query('update extension.person set case_pid = $1 where canton = $2 and pid in ($1, $3)', [
      pid,
      canton,
      other,
    ])
    const proof = await granted(other)
    expect(await caseOf(pid)).toEqual(after)

    const wrong = await undo(pid, proof)
    const right = await undo(other, proof)

    expect([wrong.body.Regel, right.body.BackEndData?.Regel]).toEqual(['I1', 'U'])
    expect(await caseOf(pid)).toEqual(before)
  })

  it('under the same key again, and under another one, is answered as the first time and stored once', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    const key = randomUUID()

    const replies = [await undo(pid, proof, { key }), await undo(pid, proof, { key }), await undo(pid, proof)]

    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOf(pid)).toBe(1)
    expect(await undo(pid, proof, { key, birthDate: '1990-05-06' })).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })

  it('eight times at once, under one key and under many, is stored once', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    const [key, others] = [randomUUID(), [server, await serverAt('2026-03-10T12:00:00Z')]]

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const at = others[index % 2] ?? server
        return undo(pid, proof, { at, ...(index % 4 < 2 ? { key } : {}) })
      }),
    )

    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]?.body.BackEndData?.Regel).toBe('U')
    expect(await countOf(pid)).toBe(1)
    expect(await caseOf(pid)).toEqual(before)
  })

  it('may be asked for anew: the same wish is granted as a new request, with a receipt of its own, and can be taken back, too', async () => {
    const pid = await somebody()
    const first = await granted(pid)
    await undo(pid, first)

    const second = await granted(pid)
    expect(second).toMatchObject({ NeueFrist: '2026-09-30' })
    expect(second.Referenz).not.toBe(first.Referenz)
    // Only now it is the same wish again (rule R).
    expect((await granted(pid)).Referenz).toBe(second.Referenz)
    expect(await caseOf(pid)).toEqual(after)

    expect((await undo(pid, first)).body.BackEndData).toMatchObject({ Regel: 'U', Referenz: first.Referenz })
    expect(await caseOf(pid)).toEqual(after)
    expect((await undo(pid, second)).body.BackEndData?.Regel).toBe('U')
    expect(await caseOf(pid)).toEqual(before)
  })

  it('does not answer the same wish where another request brought the same deadline', async () => {
    const pid = await somebody()
    const first = await granted(pid, { wish: '2026-12-24' })
    await undo(pid, first)
    const second = await granted(pid, { wish: '2026-12-31' })
    expect([first.NeueFrist, second.NeueFrist]).toEqual(['2026-11-30', '2026-11-30'])

    const third = await granted(pid, { wish: '2026-12-24' })

    expect(third).toMatchObject({ NeueFrist: '2026-11-30', Regel: 'D1' })
  })
})

async function countOf(pid: string): Promise<number> {
  const { rows } = await server.database.owner.query<{ count: number }>(
    "select count(*)::int as count from extension.request where pid = $1 and rule = 'U'",
    [pid],
  )
  return rows[0]?.count ?? 0
}

describe('it is refused, and nothing changes,', () => {
  it.each([
    ['2026-03-11T12:00:00Z', undefined],
    ['2026-03-11T12:00:01Z', 'U3'],
  ])('at %s: %s', async (clock, rule) => {
    const pid = await somebody()
    const proof = await granted(pid)

    const { body } = await undo(pid, proof, { at: await serverAt(clock) })

    expect(body.Regel).toBe(rule)
    expect(await caseOf(pid)).toEqual(rule ? after : before)
  })

  it.each([
    ['on its last day', '2026-03-10T22:59:00Z', undefined],
    ['on the day after', '2026-03-10T23:00:00Z', 'U4'],
  ])('where the deadline before is over: %s', async (_, clock, rule) => {
    const pid = await somebody({ deadline: '2026-03-10' })
    const proof = await granted(pid)

    const { body } = await undo(pid, proof, { at: await serverAt(clock) })

    expect(body.Regel).toBe(rule)
    expect(await caseOf(pid)).toMatchObject({ deadline: rule ? '2026-09-30' : '2026-03-10' })
  })

  it('to a firm, whatever PID and birth date it shows', async () => {
    const pid = await somebody({ form: 'legal-entity' })
    const proof = await granted(pid, { firm: true })

    const { status, body } = await undo(pid, proof)

    expect([status, body]).toEqual([200, { ErrorMessage: expect.stringContaining('Firmen'), Regel: 'U1' }])
    expect(await caseOf(pid)).toEqual(after)
    expect(await missesOf(pid)).toBe(0)
  })

  it('where nothing was granted', async () => {
    const pid = await somebody({ deadline: '2026-11-30' })
    const proof = await granted(pid)

    expect((await undo(pid, proof)).body.Regel).toBe('U2')
  })

  it.each([
    ['more time was granted', async (pid: string) => void (await granted(pid, { wish: '2026-10-31' }))],
    ['the register moved the case', (pid: string) => changed(pid, "deadline = '2026-08-31'")],
    ['the return was filed', (pid: string) => changed(pid, "state = 'filed'")],
    ['a reminder was sent', (pid: string) => changed(pid, 'reminder_level = 1')],
    [
      'more time was given to everybody',
      async () =>
        void (await server.database.owner.query(
          `insert into extension.general_extension (canton, period, taxpayer_group, deadline, reason, old_from, old_to, legal_form)
          values ($1, 2025, 'employed', '2026-05-31', 'Störung', '2026-03-31', '2026-03-31', null)`,
          [canton],
        )),
    ],
  ])('where since then %s', async (_, happens) => {
    const pid = await somebody()
    const proof = await granted(pid)
    await happens(pid)
    onTestFinished(
      async () => void (await server.database.owner.query('delete from extension.general_extension where reason = $1', ['Störung'])),
    )
    const then = await caseOf(pid)

    expect((await undo(pid, proof)).body).toEqual({ ErrorMessage: expect.stringContaining('neu entschieden'), Regel: 'U5' })
    expect(await caseOf(pid)).toEqual(then)
    expect(await countOf(pid)).toBe(0)
  })
})

async function changed(pid: string, change: string): Promise<void> {
  await server.database.owner.query(`update extension.tax_case set ${change} where canton = $1 and pid = $2`, [canton, pid])
}

describe('who guesses', () => {
  it('is told the same for a wrong birth date, a wrong code, a foreign receipt and a number that nobody has, and each counts', async () => {
    const [pid, other] = [await somebody(), await somebody()]
    const [proof, foreign] = [await granted(pid), await granted(other)]

    const replies = [
      await undo(pid, proof, { birthDate: '1990-05-06' }),
      await undo(pid, proof, { code: 'AAAAAAAA' }),
      await undo(pid, foreign),
      await undo('999998', proof),
    ]

    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200, body: { Regel: 'I1', ErrorMessage: expect.any(String) } })
    expect([await missesOf(pid), await missesOf('999998')]).toEqual([3, 1])
    expect(await caseOf(pid)).toEqual(after)
  })

  it('locks the number for both ways to try, and the right birth date is told the same as a wrong one', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    const wrong = await undo(pid, proof, { birthDate: '1990-05-01' })
    for (const day of ['02', '03', '04', '06']) await undo(pid, proof, { birthDate: `1990-05-${day}` })

    const right = await undo(pid, proof)
    const request = { Periode: 2025, Wunschfrist: '2026-10-31', PersonSearchRequest: { SubjektId: pid, Geburtsdatum: birth } }

    expect(right).toEqual(wrong)
    expect((await call('', request, server)).body.Regel).toBe('I1')
    expect(await caseOf(pid)).toEqual(after)
  })

  it('all at once gets no more looks at a number than one after the other', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    const days = Array.from({ length: 8 }, (_, index) => `1990-05-${String(index + 10)}`)

    await Promise.all(days.map((birthDate) => undo(pid, proof, { birthDate })))

    expect((await undo(pid, proof)).body.Regel).toBe('I1')
    expect(await missesOf(pid)).toBeGreaterThanOrEqual(5)
  })

  it('gets one guess for one key, also after a miss, and a key of a request is no key for this', async () => {
    const pid = await somebody()
    const keyOfRequest = randomUUID()
    const payload = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: pid, Geburtsdatum: birth } }
    const proof = (await call('', payload, server, { 'idempotency-key': keyOfRequest })).body.BackEndData
    if (!proof) throw new Error('granted')
    const key = randomUUID()

    const miss = await undo(pid, proof, { key, birthDate: '1990-05-06' })
    const second = await undo(pid, proof, { key })
    const third = await undo(pid, proof, { key: keyOfRequest })

    expect([miss.body.Regel, second.status, third.status]).toEqual(['I1', 422, 422])
    expect(await caseOf(pid)).toEqual(after)
  })

  it('leaves hashes behind and nothing else, which the worker forgets after two days', async () => {
    const pid = await somebody()
    const proof = await granted(pid)
    await undo(pid, proof, { birthDate: '1990-05-06' })
    const left = async () => (await server.database.owner.query<Record<string, unknown>>('select * from extension.undo_try')).rows
    const afterTwoDays = createPool({ url: server.database.url, connections: 1, clock: '2026-03-14T12:00:00Z' }, () => {})
    onTestFinished(() => afterTwoDays.end())

    expect(Object.keys((await left())[0] ?? {})).toEqual(['canton', 'key_hash', 'fingerprint', 'at'])
    await forgetOldTries(connect(server.database.owner))
    expect(await left()).not.toEqual([])
    await forgetOldTries(connect(afterTwoDays))
    expect(await left()).toEqual([])
  })

  it('is sent away after too many misses, like who asks for more time', async () => {
    const strict = await aServerForThisTest({ settings: { MISSES_PER_ADDRESS: '2', MISSES_PER_NETWORK: '40', WORK_BITS: '16' } })
    const proof = { Referenz: (await granted(await somebody())).Referenz, Pruefcode: 'AAAAAAAA' }

    const statuses = []
    for (const pid of ['7', '8', '9']) statuses.push((await undo(pid, proof, { at: strict })).status)

    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('the chain, the tax system and a fault', () => {
  it('the event is sealed, the chain stays whole, and the tax system is told once, with both days', async () => {
    const own = await aServerForThisTest()
    const { database } = own
    const person = { SubjektId: '204518', Geburtsdatum: '1984-03-27' }
    const proof = (await call('', { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: person }, own)).body.BackEndData
    if (!proof) throw new Error('granted')
    await call('/rueckgaengig', { Referenz: proof.Referenz, Pruefcode: proof.Pruefcode, PersonSearchRequest: person }, own)
    const core = await aCoreSystem()
    const db = connect(database.owner)
    await passOn(db, { canton, delivers: true })
    const send = createSend({ url: core.url })
    onTestFinished(() => send.close())
    const sent: unknown[] = []
    const deliverer = createDeliverer({
      db,
      pace: { canton, perSecond: 1000 },
      send: (key, message) => {
        sent.push(message)
        return send(key, message)
      },
      onLost: (error) => expect.fail(String(error)),
    })

    for (let round = 0; round < 5; round += 1) {
      await deliverer.round()
      await deliverer.settled()
      await wait(15)
    }
    await passOn(db, { canton, delivers: true })

    expect(await core.counts()).toMatchObject({ applications: 2, twice: 0 })
    expect(sent).toContainEqual(
      expect.objectContaining({ pid: '204518', period: 2025, oldDeadline: '2026-09-30', newDeadline: '2026-03-31', rule: 'U' }),
    )
    const { rows } = await database.owner.query(
      `select a.action, a.digest is not null as "hasDigest", a.detail ->> 'of' = r.id::text as "saysOfWhich" from extension.audit a, extension.request r
      where r.reference = $1 and a.action = 'taken-back'`,
      [proof.Referenz],
    )
    expect(rows).toEqual([{ action: 'taken-back', hasDigest: true, saysOfWhich: true }])
    expect(await verifyAudit(db)).toMatchObject({ kind: 'whole', requests: 2, waiting: 0 })
  })

  it('a change of the event afterwards breaks the chain', async () => {
    const own = await aServerForThisTest()
    const { database } = own
    const person = { SubjektId: '204518', Geburtsdatum: '1984-03-27' }
    const proof = (await call('', { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: person }, own)).body.BackEndData
    if (!proof) throw new Error('granted')
    await call('/rueckgaengig', { Referenz: proof.Referenz, Pruefcode: proof.Pruefcode, PersonSearchRequest: person }, own)
    await passOn(connect(database.owner), { canton, delivers: false })

    await database.owner.query("update extension.request set new_deadline = '2026-08-31' where rule = 'U'")

    expect(await verifyAudit(connect(database.owner))).toMatchObject({ kind: 'broken', reason: 'is not as it was sealed' })
  })

  it('a fault in the middle leaves nothing of it, and the same call under the same key does it afterwards', async () => {
    const own = await aServerForThisTest()
    const { owner } = own.database
    const person = { SubjektId: '204518', Geburtsdatum: '1984-03-27' }
    const proof = (await call('', { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: person }, own)).body.BackEndData
    if (!proof) throw new Error('granted')
    const payload = { Referenz: proof.Referenz, Pruefcode: proof.Pruefcode, PersonSearchRequest: person }
    const headers = { 'idempotency-key': randomUUID() }
    const state = async () =>
      (
        await owner.query(
          `select (select deadline::text || ' ' || extensions from extension.tax_case where pid = 204518 and period = 2025 and canton = $1) as case,
          (select count(*)::int from extension.superseded) as superseded, (select count(*)::int from extension.request) as requests,
          (select count(*)::int from extension.outbox) as outbox`,
          [canton],
        )
      ).rows[0] as unknown
    const then = await state()
    await owner.query(`create function extension.fails() returns trigger language plpgsql as $$ begin raise exception 'fault'; end $$`)
    await owner.query(
      `create trigger fails before insert on extension.outbox for each row when (new.action = 'taken-back') execute function extension.fails()`,
    )

    const fault = await call('/rueckgaengig', payload, own, headers)
    expect(fault.status).toBeGreaterThanOrEqual(500)
    expect(await state()).toEqual(then)

    await owner.query('drop trigger fails on extension.outbox')
    const again = await call('/rueckgaengig', payload, own, headers)
    expect(again.body.BackEndData?.Regel).toBe('U')
    expect(await state()).toEqual({ case: '2026-03-31 0', superseded: 1, requests: 2, outbox: 2 })
  })
})

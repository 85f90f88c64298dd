import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { projectPath } from '../../../../main/project.ts'
import { readCanton } from '../../../../platform/canton.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { configurationOf } from '../decision/configuration.ts'
import { locks } from '../guessing/budgets.ts'
import type { ExtensionTables } from '../tables.ts'
import { decidePending } from './decide-pending.ts'
import { laterByRegister } from './later-by-register.ts'
import { claimDue, settle } from './pending-store.ts'

const person = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const aRequest = (changes: object = {}): object => ({ Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: person, ...changes })

type Wire = { BackEndData?: Record<string, string>; ErrorMessage?: string; Regel?: string }

async function submit({ app }: TestServer, payload: object = aRequest(), key: string = randomUUID()) {
  const headers = { 'idempotency-key': key }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })
  return { status: reply.statusCode, ...reply.json<Wire>() }
}

/** A server on a day on which too many have guessed, so that it tells nobody anything any more. */
async function aBesiegedServer(canton?: string): Promise<TestServer> {
  const settings = { MISSES_FREE_PER_DAY: '1', MISSES_PER_DAY: '1' }
  const server = await aServerForThisTest(canton === undefined ? { settings } : { settings, canton })
  await submit(server, aRequest({ PersonSearchRequest: { ...person, SubjektId: '99' } }))
  return server
}

type Worker = { readonly clock?: string; readonly missesPerDay?: number; readonly canton?: string }

/** One round of a worker, on a later day. */
async function decide(
  { database }: TestServer,
  { clock = '2026-04-20T12:00:00Z', missesPerDay = 5000, canton = 'musterland' }: Worker = {},
) {
  const pool = createPool({ url: database.url, connections: 4, clock }, () => {})
  onTestFinished(() => pool.end())
  const db = connect<ExtensionTables>(pool)
  const configuration = configurationOf(await readCanton(projectPath('cantons'), canton))
  const decider = laterByRegister({ db, canton, configuration, locks, missesPerDay })
  return { decided: await decidePending({ db, canton, decider }), db, decider }
}

async function rows({ database }: TestServer, text: string): Promise<readonly Record<string, unknown>[]> {
  return (await database.owner.query<Record<string, unknown>>(text)).rows
}
const requests = 'select outcome, rule, old_deadline, new_deadline, configuration from extension.request where pid = 123456 order by id'
const theCase = "select deadline, extensions from extension.tax_case where pid = 123456 and legal_form = 'natural-person' and period = 2025"
const actions =
  'select action from extension.outbox where request_id in (select id from extension.request where pid = 123456) order by at, action'

describe('a request that was stamped because too many were guessing', () => {
  it('is the same to everybody: who is known, who is not, and who is wrong', async () => {
    const server = await aBesiegedServer()
    const replies = []
    for (const PersonSearchRequest of [
      person,
      { ...person, Geburtsdatum: '11.25.1980' },
      { ...person, SubjektId: '98' },
      { SubjektId: '97' },
    ])
      replies.push(await submit(server, aRequest({ PersonSearchRequest })))

    const masked = replies.map((reply) => JSON.stringify(reply).replaceAll(/25[0-9A-Z]{2}-?\w{4}-?\w{4}|"Pruefcode":"\w{8}"/g, '*'))
    expect(new Set(masked).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200, BackEndData: { Status: 'pendent' } })
  })

  it('that cannot be one is refused all the same', async () => {
    const server = await aBesiegedServer()

    expect((await submit(server, aRequest({ Wunschfrist: '2026-03-09' }))).status).toBe(400)
    expect(await rows(server, 'select 1 from extension.pending')).toEqual([])
  })

  it('is decided later by the facts of then, as of its receipt: the deadline has passed in between and does no harm', async () => {
    const server = await aBesiegedServer()
    await submit(server)

    const { decided } = await decide(server)

    expect(decided).toBe(1)
    expect(await rows(server, requests)).toEqual([
      {
        outcome: 'granted',
        rule: 'D6',
        old_deadline: '2026-03-31',
        new_deadline: '2026-09-30',
        configuration: expect.stringMatching(/^1-/),
      },
    ])
    expect(await rows(server, theCase)).toEqual([{ deadline: '2026-09-30', extensions: 1 }])
    expect(await rows(server, actions)).toEqual([{ action: 'pending' }, { action: 'granted' }])
    expect(await rows(server, 'select 1 from extension.pending')).toEqual([])
  })

  it('that arrived too late stays too late', async () => {
    const server = await aServerForThisTest({ clock: '2026-04-02T12:00:00Z', settings: { MISSES_FREE_PER_DAY: '1', MISSES_PER_DAY: '1' } })
    await submit(server, aRequest({ PersonSearchRequest: { ...person, SubjektId: '99' } }))
    await submit(server)

    await decide(server)

    expect(await rows(server, requests)).toMatchObject([{ outcome: 'unchanged', rule: 'C7' }])
  })

  it('sent twice moves the deadline once', async () => {
    const server = await aBesiegedServer()
    await submit(server)
    await submit(server)

    for (let round = 0; round < 3; round += 1) {
      await decide(server)
      await rows(server, 'update extension.pending set due_at = platform.moment()')
    }

    expect(new Set((await rows(server, requests)).map((row) => row['rule']))).toEqual(new Set(['D2', 'D6']))
    expect(await rows(server, theCase)).toEqual([{ deadline: '2026-09-30', extensions: 1 }])
  })

  it('is not decided by facts that are not true any more', async () => {
    const server = await aBesiegedServer()
    await submit(server)
    const { db, decider } = await decide(server, { clock: '2026-03-09T12:00:00Z' })
    await rows(server, 'update extension.pending set due_at = platform.moment()')
    const [waiting] = await claimDue(connect<ExtensionTables>(server.database.owner), 'musterland', 1)
    const row = waiting && (await decider.settle(waiting))
    await rows(server, "update extension.tax_case set deadline = '2026-05-31' where pid = 123456")

    const isSettled = row && (await settle(db, 'musterland', row))

    expect([row?.rule, isSettled]).toEqual(['D6', false])
    expect(await rows(server, requests)).toMatchObject([{ outcome: 'pending' }])
    expect(await rows(server, actions)).toEqual([{ action: 'pending' }])
  })

  it('with a wrong birth date is refused, and counts as a guess', async () => {
    const server = await aBesiegedServer()
    await submit(server, aRequest({ PersonSearchRequest: { ...person, Geburtsdatum: '11.25.1980' } }))

    await decide(server, { clock: '2026-03-10T13:00:00Z' })

    expect(await rows(server, requests)).toMatchObject([{ outcome: 'rejected', rule: 'I1' }])
    expect(
      await rows(server, "select scope, misses from extension.miss where subject in ('', 'natural-person:123456') order by scope"),
    ).toEqual([
      { scope: 'pid-day', misses: 1 },
      { scope: 'pid-year', misses: 1 },
      { scope: 'service-day', misses: 2 },
    ])
  })

  it('whose receipt is shown after it was refused is genuine, and refused', async () => {
    const server = await aBesiegedServer()
    const { BackEndData: stamp } = await submit(server, aRequest({ PersonSearchRequest: { ...person, Geburtsdatum: '11.25.1980' } }))
    const verify = async () => {
      const payload = { Referenz: stamp?.['Referenz'], Pruefcode: stamp?.['Pruefcode'] }
      return (await server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/pruefung', payload })).json<object>()
    }

    const before = await verify()
    await decide(server, { clock: '2026-03-10T13:00:00Z' })

    expect(before).toMatchObject({ Echt: true, Status: 'pendent' })
    expect(await verify()).toEqual({ Echt: true, Status: 'abgelehnt', Periode: 2025, Eingang: '2026-03-10T12:00:00.000Z' })
  })

  it('waits until the day of the guesses is over, so that looking later is no way round their number', async () => {
    const server = await aBesiegedServer()
    await submit(server)

    const [sameDay, nextDay] = [
      await decide(server, { clock: '2026-03-11T11:59:00Z', missesPerDay: 1 }),
      await decide(server, { clock: '2026-03-11T12:01:00Z', missesPerDay: 1 }),
    ]

    expect([sameDay.decided, nextDay.decided]).toEqual([0, 1])
  })

  it('keeps that its fee was accepted', async () => {
    const server = await aBesiegedServer('seeland')
    const wish = { Wunschfrist: '11.30.2026' }
    await submit(server, aRequest({ ...wish, GebuehrBestaetigt: true }))
    await decide(server, { canton: 'seeland', clock: '2026-03-12T12:00:00Z' })
    await rows(server, "update extension.tax_case set deadline = '2026-03-31' where canton = 'seeland'")
    await submit(server, aRequest(wish))
    await decide(server, { canton: 'seeland', clock: '2026-03-12T12:00:00Z' })

    expect((await rows(server, requests)).map((row) => row['rule'])).toEqual(['D6', 'D4'])
  })
})

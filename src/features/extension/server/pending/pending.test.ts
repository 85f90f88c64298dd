import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aCantonSystem, aGrant, saying, type CantonSystem } from '../../../../../scripts/testing/canton-system.ts'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { openedPdf } from '../../../../../scripts/testing/pdf.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { connect } from '../../../../platform/database.ts'
import { createOutgoingPost } from '../../../../platform/outgoing-post.ts'
import { proofTexts } from '../../texts.ts'
import { createAsker } from '../gateway/asker.ts'
import { laterByGateway } from '../gateway/later-by-gateway.ts'
import type { ExtensionTables } from '../tables.ts'
import { decidePending, secondsUntilNext } from './decide-pending.ts'
import { pendingReport } from './pending-report.ts'
import { startPending } from './start-pending.ts'

const aRequest = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
const down = saying('broken', 500)

type Wire = { BackEndData?: Record<string, string>; ErrorMessage?: string }

async function submit({ app }: TestServer, payload: object = aRequest, key: string = randomUUID()) {
  const headers = { 'idempotency-key': key }
  return (await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })).json<Wire>()
}

async function aStampedRequest(key?: string): Promise<{ canton: CantonSystem; server: TestServer; stamped: Record<string, string> }> {
  const canton = await aCantonSystem(down)
  const server = await aServerForThisTest({ settings: { TAX_SYSTEM: 'gateway', GATEWAY_URL: canton.url, GATEWAY_TIMEOUT_MS: '10000' } })
  const { BackEndData = {} } = await submit(server, aRequest, key)
  return { canton, server, stamped: BackEndData }
}

/** One round of a worker. */
function decide({ database }: TestServer, { url }: CantonSystem): Promise<number> {
  const place = { post: createOutgoingPost({ url, timeoutMs: 10_000 }) }
  const decider = laterByGateway(createAsker({ place, mostAtOnce: 4, log: () => {} }))
  return decidePending({ db: connect(database.owner), canton: 'musterland', decider, random: () => 1 })
}

async function rows({ database }: TestServer, text: string): Promise<readonly Record<string, unknown>[]> {
  return (await database.owner.query<Record<string, unknown>>(text)).rows
}

const requests = 'select outcome, rule, new_deadline, told_name from extension.request order by id'
const actions = 'select action from extension.outbox order by at, action'
const waits = 'select birth_date, uid, attempts, extract(epoch from due_at - platform.moment())::int as seconds from extension.pending'

describe('a request that was only stamped', () => {
  it('waits with what is needed to decide it, and nowhere else is a birth date', async () => {
    const { server, stamped } = await aStampedRequest()

    expect(stamped).toMatchObject({ Status: 'pendent', Eingang: '2026-03-10T12:00:00.000Z', Regel: 'V8b', AlteFrist: '', NeueFrist: '' })
    expect(stamped['ErgebnisText']).toMatch(
      /^Ihr Gesuch ist am 10\.03\.2026.*13:00.* eingegangen \(Beleg 25\w\w-\w{4}-\w{4}\)\. Der Entscheid folgt\. Für die Einhaltung der Frist zählt der Eingang\.$/,
    )
    expect(await rows(server, waits)).toEqual([{ birth_date: '1980-11-24', uid: null, attempts: 0, seconds: 0 }])
    expect(await rows(server, requests)).toEqual([{ outcome: 'pending', rule: 'V8b', new_deadline: null, told_name: null }])
    expect(await rows(server, actions)).toEqual([{ action: 'pending' }])
  })

  it('is decided as soon as the canton answers, under the same key, and what it waited with is gone', async () => {
    const { canton, server } = await aStampedRequest()
    canton.nowSays(saying(aGrant))

    expect(await decide(server, canton)).toBe(1)

    expect(canton.questions[1]).toMatchObject({
      body: aRequest,
      headers: { 'idempotency-key': canton.questions[0]?.headers['idempotency-key'], 'received-at': '2026-03-10T12:00:00.000Z' },
    })
    expect(await rows(server, requests)).toEqual([{ outcome: 'granted', rule: 'G', new_deadline: '2026-09-30', told_name: 'Fernwald' }])
    expect(await rows(server, actions)).toEqual([{ action: 'granted' }, { action: 'pending' }])
    expect(await rows(server, waits)).toEqual([])
  })

  it('without a key of the caller is asked about under one and the same as well', async () => {
    const canton = await aCantonSystem(down)
    const server = await aServerForThisTest({ settings: { TAX_SYSTEM: 'gateway', GATEWAY_URL: canton.url } })
    await server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: aRequest })

    await decide(server, canton)

    const [first, second] = canton.questions.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('is answered under its key as it stands: first stamped, then decided, always with the same reference and receipt', async () => {
    const key = randomUUID()
    const { canton, server, stamped } = await aStampedRequest(key)
    canton.nowSays(saying(aGrant))

    const before = await submit(server, aRequest, key)
    await decide(server, canton)
    const after = await submit(server, aRequest, key)

    expect(before.BackEndData).toEqual(stamped)
    const { Referenz, Pruefcode, Eingang } = stamped
    expect(after.BackEndData).toMatchObject({ Referenz, Pruefcode, Eingang, Status: 'entschieden', NeueFrist: '2026-09-30' })
    expect(canton.questions).toHaveLength(2)
  })

  it('may be refused in the end', async () => {
    const key = randomUUID()
    const { canton, server } = await aStampedRequest(key)
    canton.nowSays(saying({ ErrorMessage: 'Kein Steuerfall.' }))

    await decide(server, canton)

    expect(await submit(server, aRequest, key)).toMatchObject({ ErrorMessage: 'Kein Steuerfall.' })
    expect(await rows(server, actions)).toEqual([{ action: 'pending' }, { action: 'rejected' }])
  })

  it('is tried again after a while, never given up, and not before', async () => {
    const { canton, server } = await aStampedRequest()

    for (let attempts = 1; attempts <= 12; attempts += 1) {
      expect(await decide(server, canton)).toBe(0)
      expect(await decide(server, canton)).toBe(0)
      expect(await rows(server, waits)).toMatchObject([{ attempts, seconds: Math.min(900, 2 ** attempts) }])
      await rows(server, 'update extension.pending set due_at = platform.moment()')
    }

    expect(canton.questions).toHaveLength(13)
    canton.nowSays(saying(aGrant))
    expect(await decide(server, canton)).toBe(1)
  })

  it('is decided once, however many workers try', async () => {
    const { canton, server } = await aStampedRequest()
    canton.nowSays(saying(aGrant))
    const stale = laterByGateway({ isReady: () => true, ask: async () => ({ kind: 'rejected', message: 'Zu spät.' }) })
    const db = connect<ExtensionTables>(server.database.owner)
    const slow = {
      isReady: stale.isReady,
      settle: async (waiting: Parameters<typeof stale.settle>[0]) => (await decideAnyway(), stale.settle(waiting)),
    }
    /** Another worker, after the time of the first was over. */
    async function decideAnyway(): Promise<void> {
      await rows(server, 'update extension.pending set due_at = platform.moment()')
      await Promise.all([decide(server, canton), decide(server, canton), decide(server, canton)])
    }

    await decidePending({ db, canton: 'musterland', decider: slow })

    expect(await rows(server, requests)).toMatchObject([{ outcome: 'granted' }])
    expect(await rows(server, actions)).toEqual([{ action: 'granted' }, { action: 'pending' }])
  })

  it('cannot be looked at nor decided by what answers requests', async () => {
    const { server } = await aStampedRequest()

    await expect(server.database.pool.query('select birth_date from extension.pending')).rejects.toMatchObject({ code: '42501' })
    await expect(server.database.pool.query("update extension.request set outcome = 'rejected'")).rejects.toMatchObject({ code: '42501' })
  })

  it('is decided by the loop of the worker, which ends when it is told to', async () => {
    const { canton, server } = await aStampedRequest()
    canton.nowSays(saying(aGrant))
    const config = { TAX_SYSTEM: 'gateway', GATEWAY_URL: canton.url, GATEWAY_TIMEOUT_MS: 10_000, GATEWAY_AT_ONCE: 4 }
    const loop = startPending({ db: connect(server.database.owner), canton: musterland, config: config as never, log: () => {} }) // all that it reads of it
    onTestFinished(() => loop.stop())

    await expect.poll(() => rows(server, requests), { timeout: 30_000 }).toMatchObject([{ outcome: 'granted' }])
    await loop.stop()
  })
})

describe('the receipt of a request that was only stamped', () => {
  const ask = ({ app }: TestServer, path: string, { Referenz, Pruefcode }: Record<string, string>) =>
    app.inject({ method: 'POST', url: `/BusinessAPI/efristerstreckung/${path}`, payload: { Referenz, Pruefcode } })

  it('is genuine and tells that nothing is decided yet; after the decision it tells the deadlines', async () => {
    const { canton, server, stamped } = await aStampedRequest()
    const before = await ask(server, 'pruefung', stamped)
    canton.nowSays(saying(aGrant))
    await decide(server, canton)
    const after = await ask(server, 'pruefung', stamped)

    const known = { Echt: true, Periode: 2025, Eingang: '2026-03-10T12:00:00.000Z' }
    expect(before.json()).toEqual({ ...known, Status: 'pendent' })
    expect(after.json()).toEqual({
      ...known,
      Regel: 'G',
      Rechtsform: 'natürliche Person',
      AlteFrist: '2026-03-31',
      NeueFrist: '2026-09-30',
    })
  })

  it('is unknown with another code, and after a refusal genuine and refused', async () => {
    const { canton, server, stamped } = await aStampedRequest()
    const wrong = await ask(server, 'pruefung', { ...stamped, Pruefcode: 'AAAAAAAA' })
    canton.nowSays(saying({ ErrorMessage: 'Kein Steuerfall.' }))
    await decide(server, canton)

    expect([wrong.json(), (await ask(server, 'pruefung', stamped)).json()]).toMatchObject([
      { Echt: false },
      { Echt: true, Status: 'abgelehnt' },
    ])
  })

  it('can be printed; a calendar file there is only after the decision', async () => {
    const { canton, server, stamped } = await aStampedRequest()
    const [pdf, calendar] = [await ask(server, 'beleg', stamped), await ask(server, 'kalender', stamped)]
    canton.nowSays(saying(aGrant))
    await decide(server, canton)

    expect((await openedPdf(pdf.rawPayload)).text).toContain('Ihr Gesuch ist eingegangen am')
    expect([calendar.statusCode, calendar.json<object>()]).toMatchObject([409, { ErrorMessage: proofTexts.undecided }])
    expect((await ask(server, 'kalender', stamped)).body).toContain('DTSTART;VALUE=DATE:20260930')
  })
})

describe('the pause after a try', () => {
  it.each([
    [1, 1, 2],
    [5, 1, 32],
    [5, 0.5, 16],
    [5, 0, 1],
    [10, 1, 900],
    [5000, 1, 900],
  ])('after %i tries, with luck %f, is %i seconds', (attempts, chance, seconds) => {
    expect(secondsUntilNext(attempts, chance)).toBe(seconds)
  })
})

it('the operator sees how many wait and since when', async () => {
  const { server } = await aStampedRequest()
  const db = connect<ExtensionTables>(server.database.owner)

  expect(await pendingReport(db, 'musterland')).toContain(
    'Waiting for a decision: 1, of which tried ten times or more: 0.\nThe oldest was received on 10.03.2026 13:00',
  )
  expect(await pendingReport(db, 'bergtal')).toBe('No request waits for its decision.')
})

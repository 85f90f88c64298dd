import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../../../../../scripts/testing/core-system.ts'
import { anOffice, anOfficeUser, officeCall, signInAtOffice, type Cookies, type Office } from '../../../../../scripts/testing/office.ts'
import { storeRequest, type StoredRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect } from '../../../../platform/database.ts'
import { startLoop } from '../../../../platform/loop.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { verifyAudit } from '../../../extension/server/audit/verify-audit.ts'
import { createDeliverer } from '../../../extension/server/delivery/deliver.ts'
import { createSend } from '../../../extension/server/delivery/send.ts'

const canton = 'musterland'

let office: Office
let cookies: Readonly<Record<'clara' | 'lea' | 'arno', Cookies>>
beforeAll(async () => {
  office = await anOffice([
    anOfficeUser('clara', { roles: ['office-clerk'] }),
    anOfficeUser('lea', { roles: ['office-lead'] }),
    anOfficeUser('arno', { roles: ['office-audit'] }),
  ])
  const signedIn = async (name: string): Promise<Cookies> => (await signInAtOffice(office, name)).cookies
  cookies = { clara: await signedIn('clara'), lea: await signedIn('lea'), arno: await signedIn('arno') }
})
afterAll(() => office.close())
beforeEach(async () => {
  const { owner } = office.database
  await owner.query('delete from extension.delivery; delete from extension.delivery_pace; delete from extension.outbox')
})

type Who = keyof typeof cookies
const read = (who: Who, path = '') => officeCall(office.server, { url: `/api/office/delivery${path}` }, cookies[who])
const act = (who: Who, what: 'pause' | 'resume' | 'replay', payload: object) =>
  officeCall(office.server, { method: 'POST', url: `/api/office/delivery/${what}`, payload }, cookies[who])
const why = 'Wartung des Fachsystems'

async function queued(count: number): Promise<readonly StoredRequest[]> {
  const requests: StoredRequest[] = []
  for (let each = 0; each < count; each += 1) requests.push(await storeRequest(office.database.pool))
  await passOn(connect(office.database.owner), { canton, delivers: true })
  return requests
}

/** The worker's own loop of deliveries to this address; tells when it has looked at all that was queued before. */
function aRunningDeliverer(url: string): { readonly hasLooked: () => Promise<void> } {
  const send = createSend({ url })
  const db = connect(office.database.owner)
  const deliverer = createDeliverer({ db, pace: { canton, perSecond: 1000 }, send, onLost: (error) => expect.fail(String(error)) })
  let begun = 0
  const round = (): Promise<number> => {
    begun += 1
    return deliverer.round()
  }
  const loop = startLoop('deliver', round, () => {})
  onTestFinished(async () => {
    await loop.stop()
    await deliverer.settled()
    send.close()
  })
  return {
    hasLooked: async () => {
      const before = begun
      // The first may have looked already, the second has claimed what there is when the third begins.
      await expect.poll(() => begun, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 3)
      await deliverer.settled()
    },
  }
}

async function states(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await office.database.owner.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from extension.delivery group by state',
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

describe('what was given up', () => {
  it('is shown with its reason to every role, and nothing of the person', async () => {
    const [request] = await queued(2)
    await office.database.owner.query(
      "update extension.delivery set state = 'dead', attempts = 5, refusals = 5, last_failure = 'status-422' where request_id = $1",
      [request?.id],
    )

    const replies = await Promise.all((['clara', 'lea', 'arno'] as const).map((who) => read(who, '/dead')))

    for (const { status, body } of replies) {
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          rows: [
            {
              id: request?.id,
              reference: request?.reference,
              period: 2025,
              reason: 'status-422',
              attempts: 5,
              receivedAt: '2026-03-10T12:00:00.000Z',
              queuedAt: '2026-03-10T12:00:00.000Z',
            },
          ],
          next: null,
        },
      })
    }
    expect((await read('clara')).body).toMatchObject({ waiting: 1, dead: 1, since: '2026-03-10T12:00:00.000Z', pausedAt: null })
  })

  it('comes a hundred at a time, and none is left out or shown twice', async () => {
    await office.database.owner.query(
      `insert into extension.delivery (canton, period, request_id, state, queued_at, due_at, last_failure)
      select 'musterland', 2025, gen_random_uuid(), 'dead', '2026-03-10T08:00:00.123456Z'::timestamptz + (n / 3) * interval '1 microsecond', now(), 'timeout'
      from generate_series(1, 250) n`,
    )
    const ids: string[] = []
    const sizes: number[] = []
    let next: string | undefined
    do {
      const { body } = await read('clara', next === undefined ? '/dead' : `/dead?after=${encodeURIComponent(next)}`)
      const rows = body['rows'] as readonly { id: string }[]
      ids.push(...rows.map(({ id }) => id))
      sizes.push(rows.length)
      next = (body['next'] as string | null) ?? undefined // as the contract says
    } while (next !== undefined)

    expect(sizes).toEqual([100, 100, 50])
    expect(new Set(ids).size).toBe(250)
  })

  it('is told again when a lead says so, one or all, and what was confirmed is never sent twice', async () => {
    const core = await aCoreSystem()
    const requests = await queued(6)
    const { owner } = office.database
    aRunningDeliverer(core.url)
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 6 })
    await queued(3)
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 9 })
    const before = await core.counts()
    await owner.query("update extension.delivery set state = 'dead', delivered_at = null where request_id = $1", [requests[0]?.id])
    await owner.query(
      `insert into extension.delivery (canton, period, request_id, state, queued_at, due_at) values ($1, 2025, $2, 'dead', now(), now())`,
      [canton, randomUUID()],
    )

    const confirmed = await act('lea', 'replay', { ids: [requests[1]?.id, requests[2]?.id] })
    const one = await act('lea', 'replay', { ids: [requests[0]?.id] })
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 9, dead: 1 })
    const all = await act('lea', 'replay', { ids: 'all' })
    // The second has no request any more: it is given up again at once.
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 9, dead: 1 })

    expect([confirmed.body, one.body, all.body]).toEqual([{ count: 0 }, { count: 1 }, { count: 1 }])
    const after = await core.counts()
    expect([before.applications, after.applications, after.twice]).toEqual([9, 9, 0])
    // Only the one that was replayed came once more, under its old key.
    expect(after.requests - before.requests).toBe(1)
  })

  it('who replayed stands on the page and in the chain, and no reply means nothing happened', async () => {
    const [request] = await queued(1)
    const { owner } = office.database
    await owner.query("update extension.delivery set state = 'dead'")

    await act('lea', 'replay', { ids: 'all' })
    await passOn(connect(owner), { canton, delivers: true })

    expect((await read('arno')).body['acts']).toEqual(
      expect.arrayContaining([{ act: 'replay', at: '2026-03-10T12:00:00.000Z', name: 'Lea Muster', why: '', count: 1 }]),
    )
    const { rows } = await owner.query("select detail from extension.audit where action = 'delivery-replayed' and request_id = $1", [
      request?.id,
    ])
    expect(rows).toEqual([{ detail: { officer: 'user-lea' } }])
    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole' })
  })
})

describe('pausing', () => {
  it('stops sending at once while requests are still taken, and resuming sends everything', async () => {
    const core = await aCoreSystem()
    const { hasLooked } = aRunningDeliverer(core.url)
    await queued(2)
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 2 })

    const paused = await act('lea', 'pause', { why })
    const before = (await core.counts()).requests
    await queued(5)
    await hasLooked()
    const during = [(await core.counts()).requests - before, await states()]
    const seen = await read('clara')
    await act('lea', 'resume', { why: 'Wartung beendet' })

    expect(paused.body).toEqual({ hasChanged: true })
    expect(during).toEqual([0, { delivered: 2, waiting: 5 }])
    expect(seen.body).toMatchObject({ pausedAt: '2026-03-10T12:00:00.000Z', waiting: 5 })
    await expect.poll(states, { timeout: 30_000 }).toEqual({ delivered: 7 })
    expect(await core.counts()).toMatchObject({ applications: 7, twice: 0 })
  })

  it('without a pause the same five are sent meanwhile, so the test can tell', async () => {
    const core = await aCoreSystem()
    const { hasLooked } = aRunningDeliverer(core.url)
    await queued(5)

    await hasLooked()

    expect((await core.counts()).requests).toBe(5)
  })

  it('keeps who, when and why, in a list that nobody changes and in the chain', async () => {
    const { owner } = office.database
    await act('lea', 'pause', { why })
    const again = await act('lea', 'pause', { why: 'noch einmal' })
    await act('lea', 'resume', { why: 'Wartung beendet' })
    await passOn(connect(owner), { canton, delivers: true })

    expect(again.body).toEqual({ hasChanged: false })
    const acts = (await read('arno')).body['acts'] as readonly unknown[]
    expect(acts.slice(0, 2)).toMatchObject([
      { act: 'resume', name: 'Lea Muster', why: 'Wartung beendet', at: '2026-03-10T12:00:00.000Z' },
      { act: 'pause', name: 'Lea Muster', why },
    ])
    const { rows } = await owner.query(
      "select action, detail from extension.audit where action like 'delivery-%d' and request_id is null order by seal desc, position limit 2",
    )
    expect(rows).toEqual([
      { action: 'delivery-paused', detail: { officer: 'user-lea', why } },
      { action: 'delivery-resumed', detail: { officer: 'user-lea', why: 'Wartung beendet' } },
    ])
    await expect(owner.query('delete from desk.delivery_act')).rejects.toThrow('what happened cannot be changed')
  })

  it('needs a reason', async () => {
    expect([(await act('lea', 'pause', { why: '  ' })).status, (await act('lea', 'pause', {})).status]).toEqual([400, 400])
  })
})

describe('who may not', () => {
  it.each(['clara', 'arno'] as const)('%s sees and does nothing', async (who) => {
    await queued(1)
    await office.database.owner.query("update extension.delivery set state = 'dead'")

    const replies = [await act(who, 'pause', { why }), await act(who, 'resume', { why }), await act(who, 'replay', { ids: 'all' })]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await states()).toEqual({ dead: 1 })
  })

  it('is refused by the database too, whatever the server thinks', async () => {
    await queued(1)
    await office.database.owner.query("update extension.delivery set state = 'dead'")
    const { pool, owner } = office.database
    const { rows: sessions } = await owner.query<{ id_hash: Buffer; issuer: string }>(
      "select id_hash, issuer from desk.office_session where subject in ('user-clara', 'user-arno')",
    )
    const ask = async (text: string, values: readonly unknown[]) => (await pool.query<{ said: unknown }>(text, [...values])).rows

    for (const [hash, issuer] of [
      ...sessions.map((each) => [each.id_hash, each.issuer] as const),
      [Buffer.alloc(32), office.settings.OFFICE_ISSUER] as const,
    ]) {
      expect(await ask("select desk.pause_delivery($1, $2, 'musterland', true, 'weil') as said", [hash, issuer])).toEqual([{ said: null }])
      expect(await ask("select desk.replay_deliveries($1, $2, 'musterland', null) as said", [hash, issuer])).toEqual([{ said: null }])
    }
    expect(
      await ask("select * from desk.dead_letters($1, $2, 'musterland', null, null, 10)", [Buffer.alloc(32), office.settings.OFFICE_ISSUER]),
    ).toEqual([])
    expect(await states()).toEqual({ dead: 1 })
    for (const table of ['extension.delivery', 'extension.delivery_pace', 'desk.delivery_act', 'desk.figure_mark'])
      await expect(pool.query(`select 1 from ${table}`)).rejects.toMatchObject({ code: '42501' })
    for (const call of [
      "desk.count_figures('musterland', 1)",
      "desk.add_figures('musterland', null)",
      "desk.delivery_officer(null, '', '')",
    ])
      await expect(pool.query(`select ${call}`)).rejects.toMatchObject({ code: '42501' })
    await expect(pool.query('update desk.hour_figure set count = 0')).rejects.toMatchObject({ code: '42501' })
  })
})

import { describe, expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { readExposition } from '../../../../../scripts/watch/exposition.ts'
import { connect } from '../../../../platform/database.ts'
import { createMetrics } from '../../../../platform/metrics.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { watchFigures } from './watch-figures.ts'
import { readWaiting, readWaitingAsOwner, type Waiting } from './watched-store.ts'

const canton = 'musterland'

describe('what waits', () => {
  it('is read by the owner in one statement, and by the application as far as it may', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    await storeRequest(pool)
    await passOn(connect(owner), { canton, delivers: true })
    await storeRequest(pool)
    await owner.query(`
      update extension.outbox set at = at - interval '90 seconds';
      update extension.delivery set queued_at = queued_at - interval '40 seconds';
      select graphile_worker.add_job('greet', run_at => now() - interval '70 seconds');
      select graphile_worker.add_job('later', run_at => now() + interval '1 hour');
      insert into desk.chain_check (id, canton, state, done_at) values (gen_random_uuid(), 'musterland', 'broken', '2026-03-10T01:40:00Z')`)

    const known = { pending: 0, pendingSeconds: 0, deliveries: 1, deliverySeconds: 40, dead: 0, isPaused: false }
    expect(await readWaiting(connect(pool), canton)).toEqual(known)
    const all = await readWaitingAsOwner(connect(owner), canton)
    expect(all).toEqual({
      ...known,
      outbox: 1,
      outboxSeconds: 90,
      jobs: 1,
      jobSeconds: expect.closeTo(70, -1),
      jobsGivenUp: 0,
      isChainWhole: false,
      chainCheckedAt: Date.parse('2026-03-10T01:40:00Z') / 1000,
    })
  })

  it('is nothing where nothing waits', async () => {
    const { owner } = await aDatabaseForThisTest()

    expect(await readWaitingAsOwner(connect(owner), canton)).toMatchObject({ outbox: 0, outboxSeconds: 0, jobs: 0, isChainWhole: null })
  })
})

describe('the figures in the metrics', () => {
  const some: Waiting = { pending: 1, pendingSeconds: 2, deliveries: 3, deliverySeconds: 4, dead: 5, isPaused: true }

  async function printed(print: () => Promise<string>): Promise<Readonly<Record<string, number>>> {
    const families = readExposition(await print())
    return Object.fromEntries([...families].map(([name, { samples }]) => [name, samples[0]?.value ?? Number.NaN]))
  }

  it('are looked up once however many ask, and not known rather than old when the database is away', async () => {
    const clock = { now: 0, asked: 0 }
    let isAway = false
    const metrics = createMetrics()
    const read = async (): Promise<Waiting> => {
      clock.asked += 1
      if (isAway) throw new Error('away')
      return some
    }
    watchFigures({ metrics, read, now: () => clock.now })

    for (let time = 0; time < 20; time += 1) await metrics.print()
    const first = await printed(metrics.print)
    const askedFirst = clock.asked
    isAway = true
    clock.now = 5000
    const away = await printed(metrics.print)

    expect(askedFirst).toBe(1)
    expect(first).toMatchObject({ efrist_figures_up: 1, efrist_deliveries_dead: 5, efrist_delivery_paused: 1 })
    expect(first).not.toHaveProperty('efrist_outbox_waiting')
    expect(away).toMatchObject({ efrist_figures_up: 0, efrist_deliveries_dead: Number.NaN, efrist_delivery_oldest_seconds: Number.NaN })
  })
})

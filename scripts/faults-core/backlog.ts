import { setTimeout as wait } from 'node:timers/promises'
import { unheardOf } from './effects.ts'
import type { Findings } from './findings.ts'
import { until, type Scene } from './scene.ts'
import type { Submitter } from './submissions.ts'

const size = 50_000
const perSecond = 10

/** The core system comes back after a long time: it is not run over, the oldest go first, and whoever asks now does not wait behind them. */
export async function checkBacklog(scene: Scene, submit: Submitter, findings: Findings): Promise<void> {
  await scene.worker.kill()
  await fill(scene)
  const worker = scene.anotherWorker({ DELIVERY_PER_SECOND: String(perSecond) })
  await worker.start()
  const isSealed = await until(async () => (await unsealed(scene)) === 0, 60)
  const before = (await scene.core().entries()).length
  const started = performance.now()
  const fresh = await submit({ seconds: 8, perSecond: 2 })
  const isTold = await until(async () => (await unheardOf(scene, fresh.granted)) === 0, 120)
  await wait(Math.max(0, 10_000 - (performance.now() - started)))

  const entries = await scene.core().entries()
  const applied = entries.slice(before)
  const places = applied.flatMap(({ key }) => placeOf(key))
  const earlier = entries.slice(0, before).flatMap(({ key }) => placeOf(key))
  const peak = Math.max(...applied.map(({ at }) => applied.filter((each) => each.at >= at && each.at < at + 1000).length))
  const behind = Math.max(...places) - lastInTurn(places.length, new Set(earlier))
  const isFair = peak <= 1.2 * perSecond && behind <= perSecond && (isTold ?? Infinity) < 120
  const figures = `${size} sealed ${isSealed === undefined ? 'NEVER' : `in ${isSealed.toFixed(1)} s`}, at most ${peak} a second of ${perSecond} agreed, ${places.length} of the oldest told with at most ${behind} out of turn, ${fresh.granted.length} new ones told after ${isTold?.toFixed(1) ?? 'NO'} s`
  findings.add('backlog', isFair && isSealed !== undefined, figures)

  await scene.query("delete from extension.delivery where request_id::text like '00000000-%'")
  await worker.kill()
  await scene.worker.start()
}

/** As an outage leaves them: granted hours ago and never told. The number of each is in its key. */
async function fill({ query }: Scene): Promise<void> {
  await query(
    `with stored as (
      insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline,
        new_deadline, message, reference)
      select 'musterland', 2026, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 99999, 'natural-person', '2027-09-30',
        now() - interval '1 day' + n * interval '1 second', 'granted', 'D6', '1-00000000', '2027-03-31', '2027-09-30', '',
        '26' || lpad(n::text, 10, '0')
      from generate_series(1, $1) n returning *)
    insert into extension.outbox (canton, action, at, period, request_id) select canton, outcome, received_at, period, id from stored order by received_at`,
    [size],
  )
}

/** The place up to which so many go if nobody is passed over but those who went before. */
function lastInTurn(count: number, earlier: ReadonlySet<number>): number {
  let place = 0
  for (let left = count; left > 0; place += 1) if (!earlier.has(place + 1)) left -= 1
  return place
}

function placeOf(key: string): readonly number[] {
  return key.startsWith('00000000-') ? [Number(key.slice(-12))] : []
}

async function unsealed({ query }: Scene): Promise<number> {
  const [row] = await query<{ count: number }>("select count(*)::int as count from extension.outbox where action = 'granted'")
  return row?.count ?? 0
}

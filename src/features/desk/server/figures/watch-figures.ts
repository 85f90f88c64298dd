import { setTimeout as wait } from 'node:timers/promises'
import type { Metrics, Reading, Readings } from '../../../../platform/metrics.ts'
import type { Waiting } from './watched-store.ts'

const keptMilliseconds = 5000
const patience = 2000

type Needs = {
  readonly metrics: Metrics
  readonly read: () => Promise<Waiting>
  readonly now?: () => number
}

const figureOf = {
  efrist_pending_requests: ({ pending }) => pending,
  efrist_pending_oldest_seconds: ({ pendingSeconds }) => pendingSeconds,
  efrist_deliveries_waiting: ({ deliveries }) => deliveries,
  efrist_delivery_oldest_seconds: ({ deliverySeconds }) => deliverySeconds,
  efrist_deliveries_dead: ({ dead }) => dead,
  efrist_delivery_paused: ({ isPaused }) => Number(isPaused),
  efrist_outbox_waiting: ({ outbox }) => outbox,
  efrist_outbox_oldest_seconds: ({ outboxSeconds }) => outboxSeconds,
  efrist_jobs_waiting: ({ jobs }) => jobs,
  efrist_jobs_oldest_seconds: ({ jobSeconds }) => jobSeconds,
  efrist_jobs_given_up: ({ jobsGivenUp }) => jobsGivenUp,
  efrist_chain_whole: ({ isChainWhole }) => (typeof isChainWhole === 'boolean' ? Number(isChainWhole) : undefined),
  efrist_chain_checked_timestamp_seconds: ({ chainCheckedAt }) => chainCheckedAt ?? undefined,
} as const satisfies Readonly<Record<string, (waiting: Waiting) => number | undefined>>

type Figure = keyof typeof figureOf
const figures = Object.keys(figureOf) as readonly Figure[] // the keys of the object above

/** Reads what waits whenever somebody asks for the metrics, but not more often than every few seconds, however many ask. */
export function watchFigures({ metrics, read, now = () => performance.now() }: Needs): void {
  let kept: { readonly at: number; readonly waiting: Promise<Waiting | undefined> } | undefined
  const told = new Set<Figure>()

  function current(): Promise<Waiting | undefined> {
    if (kept && now() - kept.at < keptMilliseconds) return kept.waiting
    const waiting = Promise.race([read().catch(() => undefined), wait(patience, undefined, { ref: false })])
    kept = { at: now(), waiting }
    return waiting
  }

  metrics.watch(['efrist_figures_up', ...figures], async () => {
    const waiting = await current()
    const readings: Partial<Record<Figure, readonly Reading[]>> = {}
    for (const figure of figures) {
      const value = waiting && figureOf[figure](waiting)
      if (value !== undefined) told.add(figure)
      // What was known once is not known any more; nobody shall take the last value for the present one.
      if (told.has(figure)) readings[figure] = [[value ?? Number.NaN]]
    }
    return { ...readings, efrist_figures_up: [[waiting ? 1 : 0]] } satisfies Readings
  })
}

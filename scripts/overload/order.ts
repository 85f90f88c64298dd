import type { Seen, Target } from './connection.ts'

/** What a driver is told to do. */
export type Order = Target & {
  readonly births: string
  readonly people: number
  readonly begun: number
  readonly delaySeconds: number
  readonly seconds: number
  /** Seconds of these in which the one who asks gets going himself; how long answers take is noted from then on. */
  readonly leadSeconds: number
  /** How long it waits for answers afterwards. */
  readonly patienceSeconds: number
  readonly connections: number
  readonly firstConnection: number
  /** Requests a second that are due; without it each connection asks as soon as it can. */
  readonly rate?: number
}
export type Result = {
  /** All that were due. */
  readonly sent: number
  readonly accepted: number
  /** Answers a second that somebody got within the time of the load. */
  readonly goodput: number
  /** Milliseconds of the accepted, from when they were due. */
  readonly p50: number
  readonly p99: number
  readonly refused: number
  /** Refusals that do not say within 2 to 30 s when to come again. */
  readonly without: number
  readonly statuses: Readonly<Record<string, number>>
  /** The p99 of the accepted that were due in each second. */
  readonly bySecond: readonly number[]
}
type Tally = {
  readonly add: (seen: Seen, dueAfter: number, ms: number) => void
  readonly unanswered: (count: number) => void
  readonly result: () => Result
}

/** Counts the answers to a load of so many seconds. */
export function tallyOf({ seconds, leadSeconds }: Pick<Order, 'seconds' | 'leadSeconds'>): Tally {
  const times: number[] = []
  const bySecond: number[][] = []
  const statuses: Record<string, number> = {}
  let [accepted, refused, without, inTime] = [0, 0, 0, 0]
  const note = (status: string, count: number): void => {
    if (count > 0) statuses[status] = (statuses[status] ?? 0) + count
  }
  return {
    add: ({ status, retryAfter }, dueAfter, ms) => {
      note(status === 0 ? 'broken' : String(status), 1)
      if (status === 503) {
        refused += 1
        if (!(retryAfter >= 2 && retryAfter <= 30)) without += 1
      }
      if (status !== 200) return
      accepted += 1
      if (dueAfter >= leadSeconds * 1000) times.push(ms)
      if (dueAfter + ms <= seconds * 1000) inTime += 1
      const second = (bySecond[Math.floor(dueAfter / 1000)] ??= [])
      second.push(ms)
    },
    unanswered: (count) => note('unanswered', count),
    result: () => ({
      sent: Object.values(statuses).reduce((sum, count) => sum + count, 0),
      accepted,
      goodput: inTime / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      refused,
      without,
      statuses,
      bySecond: Array.from(bySecond, (each) => quantile(each ?? [], 0.99)),
    }),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Whether the tax system is asked at all. Times are milliseconds of any clock that only goes forward. */
export type Breaker =
  | { readonly kind: 'closed'; readonly inARow: number; readonly seconds: readonly Second[] }
  | { readonly kind: 'open'; readonly since: number }
  /** One request is under way to find out whether it is back. */
  | { readonly kind: 'probing'; readonly since: number }
type Second = { readonly at: number; readonly asked: number; readonly failed: number }

export type Pass = 'usual' | 'probe'

const mostInARow = 5
const window = 10_000
const fewest = 20
const pause = 5000

export const closed: Breaker = { kind: 'closed', inARow: 0, seconds: [] }

/** Who may ask now, and what that makes of the breaker. */
export function passing(breaker: Breaker, now: number): { readonly pass: Pass | undefined; readonly breaker: Breaker } {
  if (breaker.kind === 'closed') return { pass: 'usual', breaker }
  // A probe whose end was never told is forgotten like a failed one.
  if (now - breaker.since < pause) return { pass: undefined, breaker }
  return { pass: 'probe', breaker: { kind: 'probing', since: now } }
}

/** What the end of a question makes of it. What was asked before it opened tells nothing about now. */
export function ended(breaker: Breaker, pass: Pass, hasFailed: boolean, now: number): Breaker {
  if (breaker.kind === 'closed') return counted(breaker, hasFailed, now)
  if (breaker.kind === 'open' || pass === 'usual') return breaker
  return hasFailed ? { kind: 'open', since: now } : closed
}

function counted({ inARow, seconds }: Extract<Breaker, { kind: 'closed' }>, hasFailed: boolean, now: number): Breaker {
  const row = hasFailed ? inARow + 1 : 0
  const recent = withOneMore(seconds, hasFailed, now)
  const asked = recent.reduce((sum, second) => sum + second.asked, 0)
  const failed = recent.reduce((sum, second) => sum + second.failed, 0)
  const isBad = row >= mostInARow || (asked >= fewest && failed * 2 > asked)
  return isBad ? { kind: 'open', since: now } : { kind: 'closed', inARow: row, seconds: recent }
}

/** Counts by the second, so that a busy time takes no more room than a quiet one. */
function withOneMore(seconds: readonly Second[], hasFailed: boolean, now: number): readonly Second[] {
  const at = Math.floor(now / 1000) * 1000
  const kept = seconds.filter((second) => second.at > now - window && second.at !== at)
  const { asked, failed } = seconds.find((second) => second.at === at) ?? { asked: 0, failed: 0 }
  return [...kept, { at, asked: asked + 1, failed: failed + (hasFailed ? 1 : 0) }]
}

/** Why the tax system does not know of a decision yet: a short word, never what it said. */
export type Failure = {
  readonly reason: string
  /** It looked at the decision and said no; trying again will hardly help. */
  readonly isRefusal: boolean
  /** How long it asks to be left alone. */
  readonly retryAfterSeconds?: number
}

/** What is known of a delivery after an attempt that failed, this attempt included. */
export type Tried = { readonly attempts: number; readonly refusals: number; readonly waitedSeconds: number }

export type NextStep = { readonly kind: 'again'; readonly inSeconds: number } | { readonly kind: 'give-up' }

const mostSeconds = 15 * 60
const mostRefusals = 5
const sevenDays = 7 * 24 * 3600

/** Another attempt after a random while that may double each time, so that many do not come back at the same instant. */
export function nextStep({ attempts, refusals, waitedSeconds }: Tried, { retryAfterSeconds = 0 }: Failure, random: number): NextStep {
  if (refusals >= mostRefusals || waitedSeconds >= sevenDays) return { kind: 'give-up' }
  const longest = Math.min(mostSeconds, 2 ** Math.min(attempts, 20))
  return { kind: 'again', inSeconds: Math.min(mostSeconds, Math.max(retryAfterSeconds, random * longest)) }
}

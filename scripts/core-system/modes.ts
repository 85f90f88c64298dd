/** What can be wrong with the core system, besides nothing. */
export const faultModes = [
  'refuse',
  'blackhole',
  'hang',
  'delay',
  'drip',
  'error',
  'busy',
  'html',
  'truncated',
  'wrong-schema',
  'dropped-reply',
  'other-reply',
  'huge-body',
  'expired-certificate',
] as const
type FaultMode = (typeof faultModes)[number]
export type Mode = FaultMode | 'healthy' | 'rejecting'

/** How it behaves from now on; what is left out stays as it is. */
export type Control = {
  readonly mode?: Mode
  /** The part of all requests that the mode concerns, from 0 to 1; only for modes that are no matter of the connection. */
  readonly share?: number
  /** References that are always rejected with 422. */
  readonly rejects?: readonly string[]
  /** What the BusinessAPI says: everything of today's contract, only what old ones have, or no. */
  readonly answers?: 'full' | 'legacy' | 'refusal'
  readonly retryAfterSeconds?: number
}

export type Behaviour = Required<Control>

export const healthy: Behaviour = { mode: 'healthy', share: 1, rejects: [], answers: 'full', retryAfterSeconds: 2 }

export function isMode(text: unknown): text is Mode {
  return text === 'healthy' || text === 'rejecting' || faultModes.some((mode) => mode === text)
}

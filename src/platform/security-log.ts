import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { securityMatters, type SecurityMatter } from '../kit/endpoint.ts'
import { Problem, type ProblemCode } from '../kit/problem.ts'
import type { Log } from './log.ts'
import type { Counting } from './metrics.ts'
import { networkOf } from './rate-limit.ts'

const securityOutcomes = ['done', 'refused', 'limited'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

type SecurityEvent = {
  readonly what: SecurityMatter
  readonly outcome: SecurityOutcome
  /** The id of the account, or of the officer; nothing where nobody knows it. */
  readonly account: string | undefined
  /** From where it was asked. */
  readonly address: string
  readonly requestId: string
}
export type SecurityLog = (event: SecurityEvent) => void

type Needs = { readonly log: Log; readonly metrics: Counting; readonly readKey: () => Promise<Buffer> }

/** What those who watch over an installation follow: counted and logged, with hashes that only the key of the installation makes. */
export function createSecurityLog({ log, metrics, readKey }: Needs): SecurityLog {
  metrics.allow('what', securityMatters)
  metrics.allow('outcome', securityOutcomes)
  for (const what of securityMatters)
    for (const outcome of securityOutcomes) metrics.count('efrist_security_events_total', { what, outcome }, 0)
  let key: Promise<Buffer> | undefined
  const knownKey = (): Promise<Buffer> =>
    (key ??= readKey().catch((error: unknown) => {
      key = undefined
      throw error
    }))
  return ({ what, outcome, account, address, requestId }) => {
    metrics.count('efrist_security_events_total', { what, outcome })
    const write = (hashes: { readonly account: string; readonly network: string }): void =>
      log('security', { what, outcome, ...hashes, requestId })
    knownKey().then(
      (known) => write({ account: account === undefined ? '' : hashOf(known, account), network: hashOf(known, networkOf(address)) }),
      // Without the database nobody gets far; that it was tried is worth a line all the same.
      () => write({ account: '', network: '' }),
    )
  }
}

export async function readEventKey(pool: Pick<Pool, 'query'>): Promise<Buffer> {
  const { rows } = await pool.query<{ key: Buffer }>('select key from platform.event_key')
  const [row] = rows
  if (!row) throw new Error('there is no key for the hashes of security events')
  return row.key
}

/** Long enough to tell accounts apart, too short to be reversed by anybody, and the same on every server. */
export function hashOf(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(value).digest('hex').slice(0, 16)
}

// What was not even understood says nothing about whoever has sent it, and what fails on our side neither.
const refusals: ReadonlySet<string> = new Set<ProblemCode>(['not-signed-in', 'not-allowed', 'not-found', 'conflict'])

/** How a call of a watched endpoint has ended; nothing where that is not worth telling. */
export function outcomeOf(answer: unknown): SecurityOutcome | undefined {
  if (answer instanceof Problem) {
    if (answer.code === 'too-many') return 'limited'
    return refusals.has(answer.code) ? 'refused' : undefined
  }
  if (answer instanceof Error) return undefined
  // The password was right; how the second step ends is an event of its own.
  if (typeof answer === 'object' && answer !== null && 'secondFactor' in answer) return 'done'
  const isRefusal = typeof answer === 'object' && answer !== null && ('error' in answer || 'refusal' in answer)
  return isRefusal ? 'refused' : 'done'
}

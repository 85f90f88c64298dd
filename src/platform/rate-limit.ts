import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../kit/problem.ts'
import { unwatched, type Counting } from './metrics.ts'

/** How often one network may do a thing within a time. */
export type Limit = { readonly times: number; readonly seconds: number }
export type Limits = { readonly take: (name: string, address: string) => Promise<void> }

/**
 * Two stages. Each process lets the first tenth through on its own, so ordinary visitors cost no query;
 * what goes beyond is counted in the database for all processes together. Without the database each process counts alone.
 */
export function createLimits(limits: Readonly<Record<string, Limit>>, pool: Pool, metrics: Counting = unwatched): Limits {
  const stages = new Map(Object.entries(limits).map(([name, limit]) => [name, createStages(name, limit, pool)]))
  metrics.allow('limit', stages.keys())
  for (const limit of stages.keys()) metrics.count('efrist_limits_hit_total', { limit }, 0)
  return {
    take: async (name, address) => {
      const stage = stages.get(name)
      if (!stage) throw new Error(`there is no limit called ${name}`)
      const network = networkOf(address)
      if (await mayPass(stage.own, network)) return
      if (!(await mayPass(stage.shared, network))) {
        metrics.count('efrist_limits_hit_total', { limit: name })
        throw new Problem('too-many', 'Too many requests. Please try again later.', { retryAfterSeconds: stage.seconds })
      }
    },
  }
}

function createStages(name: string, { times, seconds }: Limit, pool: Pool) {
  const own = new RateLimiterMemory({ keyPrefix: name, points: Math.max(1, Math.floor(times / 10)), duration: seconds })
  const shared = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'platform',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
    inMemoryBlockOnConsumed: times + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds }),
  })
  return { own, shared, seconds }
}

async function mayPass(limiter: RateLimiterMemory | RateLimiterPostgres, network: string): Promise<boolean> {
  try {
    await limiter.consume(network)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

/** Who shares a line shares a limit: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...middle, ...right].slice(0, 4).join(':')
}

import { run, Logger, type Runner, type Task } from 'graphile-worker'
import { sql, type Transaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { $ZodType, output } from 'zod/v4/core'
import { tellIfFull } from './database-full.ts'
import { describeFailure, type Log } from './log.ts'
import { unwatched, type Counting } from './metrics.ts'
import { traced, traceHere } from './tracing.ts'

/** Work for later: its name and what it needs to know. Ids only; a payload is not the place for personal values. */
export type Job<P extends $ZodType = $ZodType> = { readonly name: string; readonly payload: P }
export type JobHandler = { readonly job: Job; readonly handle: (payload: unknown) => Promise<void>; readonly schedule?: string }

export function job<P extends $ZodType>(name: string, payload: P): Job<P> {
  return { name, payload }
}

/** Joins a job with what does it; `schedule` in crontab form makes it run by itself. */
export function jobHandler<P extends $ZodType>(of: Job<P>, handle: (payload: output<P>) => Promise<void>, schedule?: string): JobHandler {
  const typed = handle as (payload: unknown) => Promise<void> // the worker decodes the payload with this very job
  return { job: of, handle: typed, ...(schedule === undefined ? {} : { schedule }) }
}

type QueueOptions = { readonly runAt?: string; readonly key?: string }

/** Queues a job in the caller's transaction: it exists if and only if that commits. The same key queued twice runs once. */
export async function queueJob<Tables, P extends $ZodType>(
  tx: Transaction<Tables>,
  { name, payload: schema }: Job<P>,
  payload: output<P>,
  { runAt, key }: QueueOptions = {},
): Promise<void> {
  const encoded: unknown = z.encode(schema, payload)
  const from = traceHere()
  const wire = JSON.stringify(from !== undefined && isRecord(encoded) ? { ...encoded, [traceNote]: from } : encoded)
  await sql`select platform.queue_job(${name}, ${wire}::json, ${runAt ?? null}::timestamptz, ${key ?? null})`.execute(tx)
}

/** Beside what the job needs to know: the trace that it belongs to. */
const traceNote = '_trace'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const silent = new Logger(() => () => {})

/** Works the queue until it is stopped. Needs a pool of the database's owner: the queue is not the application's to read. */
export async function startWorker(pool: Pool, handlers: readonly JobHandler[], log: Log, metrics: Counting = unwatched): Promise<Runner> {
  metrics.allow(
    'task',
    handlers.map(({ job: { name } }) => name),
  )
  metrics.allow('outcome', ['done', 'failed'])
  const scheduled = handlers.flatMap(({ job: { name }, schedule }) => (schedule === undefined ? [] : [`${schedule} ${name}`]))
  const runner = await run({
    pgPool: retried(pool, log),
    concurrency: 4,
    noHandleSignals: true,
    logger: silent,
    crontab: scheduled.join('\n'),
    taskList: Object.fromEntries(handlers.map((handler) => [handler.job.name, asTask(handler, metrics)])),
  })
  runner.events.on('job:error', ({ job: failed, error }) => {
    tellIfFull(error, log)
    log('job-failed', { job: failed.task_identifier, attempt: failed.attempts, ...describeFailure(error) })
  })
  log('worker-started', { jobs: handlers.length })
  return runner
}

/**
 * The queue does not listen when it fails to note that a job is done, and Node ends a process for that. It does try again once it hears of a
 * network that was lost: so every connection that cannot be had is told as that, be it because the pool is busy or the database starts anew.
 */
function retried(pool: Pool, log: Log): Pool {
  type Given = Parameters<Parameters<Pool['connect']>[0]>
  const connect = (hear?: (...given: Given) => void): Promise<PoolClient> | void => {
    if (hear) return pool.connect(hear)
    return pool.connect().catch((error: unknown) => {
      tellIfFull(error, log)
      throw Object.assign(new Error('no connection', { cause: error }), { code: 'ETIMEDOUT' })
    })
  }
  return new Proxy(pool, {
    get: (target, key): unknown => {
      const value: unknown = key === 'connect' ? connect : Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

function asTask({ job: { name, payload: schema }, handle }: JobHandler, metrics: Counting): Task {
  return async (payload) => {
    const begun = performance.now()
    const tell = (outcome: 'done' | 'failed'): void =>
      metrics.observe('efrist_job_duration_seconds', (performance.now() - begun) / 1000, { task: name, outcome })
    try {
      const from = isRecord(payload) ? payload[traceNote] : undefined
      // The scheduler adds a `_cron` note to payloads of its own; schemas drop what they do not know.
      await traced(`job ${name}`, typeof from === 'string' ? from : undefined, () => handle(z.decode(schema, payload)))
      tell('done')
    } catch (error) {
      tell('failed')
      throw error
    }
  }
}

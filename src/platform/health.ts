import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export type Health = {
  readonly isReady: () => Promise<boolean>
  /** Other systems that do not answer; the form is served without them. */
  readonly missing: () => readonly string[]
  readonly stop: () => void
}

/** Ready means: the database answers and the server is not about to stop. */
export function createHealth(pool: Pool, missing: Health['missing'] = () => []): Health {
  let isStopping = false
  return {
    missing,
    stop: () => {
      isStopping = true
    },
    isReady: async () => {
      if (isStopping) return false
      return pool.query('select 1').then(
        () => true,
        () => false,
      )
    },
  }
}

/** `live` asks whether to restart the process, `ready` whether to send it work. */
export function mountHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    if (!(await health.isReady())) return reply.code(503).send({ status: 'unavailable' })
    const missing = health.missing()
    return missing.length === 0 ? { status: 'ok' } : { status: 'degraded', missing }
  })
}

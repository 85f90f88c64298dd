import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { missingByWorkers } from './neighbour-looks.ts'

export type Health = {
  readonly isReady: () => Promise<boolean>
  /** Other systems that do not answer; the form is served without them. What workers found is as new as the last answer of `isReady`. */
  readonly missing: () => readonly string[]
  readonly stop: () => void
}

/** Ready means: the database answers and the server is not about to stop. */
export function createHealth(pool: Pool, missing: Health['missing'] = () => []): Health {
  let isStopping = false
  let reported: readonly string[] = []
  return {
    missing: () => [...new Set([...missing(), ...reported])],
    stop: () => {
      isStopping = true
    },
    isReady: async () => {
      if (isStopping) return false
      try {
        reported = await missingByWorkers(pool)
        return true
      } catch {
        return false
      }
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

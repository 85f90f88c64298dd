import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export type Health = { readonly isReady: () => Promise<boolean>; readonly stop: () => void }

/** Ready means: the database answers and the server is not about to stop. */
export function createHealth(pool: Pool): Health {
  let isStopping = false
  return {
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
    const isReady = await health.isReady()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
}

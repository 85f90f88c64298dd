import pg from 'pg'
import { readCanton } from '../platform/canton.ts'
import { readConfig } from '../platform/config.ts'
import { createHealth } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createFeatures } from './apps.server.ts'
import { projectPath } from './project.ts'

/** Every route as the contract describes it, on no database: to be read, not called. */
export async function contractRoutes(): Promise<readonly Route[]> {
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' })
  const pool = new pg.Pool()
  const health = createHealth(pool)
  const clock = (): Date => new Date(0)
  const pipelines = { take: absent, stop }
  const metrics = createMetrics()
  return createFeatures({ pool, pipelines, lanes: noLanes, canton, config, health, log: () => {}, metrics, version: '', clock }).routes
}

const stop = async (): Promise<void> => {}
const absent = (): never => {
  throw new Error('there is no database here')
}
const noLanes = { take: absent, whenFree: () => {}, stop }

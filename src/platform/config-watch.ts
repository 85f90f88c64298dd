import { isIP } from 'node:net'
import { z } from 'zod'
import { address, whole } from './config-parts.ts'

/** Where the operator reads metrics and where traces go. */
export const watchSettings = {
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRACES_URL: address(/^https?$/, 'http://collector:4318').optional(),
} as const

type Given = { readonly METRICS_HOST: string; readonly METRICS_PORT?: unknown; readonly METRICS_TOKEN?: unknown }
type Fault = { readonly name: string; readonly message: string }

/** Whoever can reach it from another machine must show that they may. */
export function watchFaults({ METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token }: Given): readonly Fault[] {
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  if (port === undefined || isHere || token !== undefined) return []
  return [{ name: 'METRICS_TOKEN', message: 'must have at least 16 characters where METRICS_HOST can be reached from other machines' }]
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { Problem } from '../kit/problem.ts'

type RequestDone = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }
export type Metrics = {
  readonly requestDone: (request: RequestDone) => void
  readonly watchPool: (pool: Pool) => void
  readonly print: () => Promise<string>
}

export function createMetrics(): Metrics {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const meter = new MeterProvider({
    readers: [reader],
    resource: resourceFromAttributes({ 'service.name': 'efristerstreckung' }),
  }).getMeter('efristerstreckung')
  const serializer = new PrometheusSerializer()
  const duration = meter.createHistogram('http_server_request_duration_seconds', {
    description: 'Time from the first byte of a request to the last of its reply',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] },
  })
  return {
    requestDone: ({ seconds, ...labels }) => duration.record(seconds, labels),
    watchPool: (pool) => {
      const gauge = meter.createObservableGauge('database_connections', { description: 'Connections of the pool by what they do' })
      gauge.addCallback((result) => {
        result.observe(pool.totalCount - pool.idleCount, { state: 'busy' })
        result.observe(pool.idleCount, { state: 'idle' })
        result.observe(pool.waitingCount, { state: 'wanted' })
      })
    },
    print: async () => serializer.serialize((await reader.collect()).resourceMetrics),
  }
}

/** For the operator's monitoring only: with the token if one is set, otherwise from this machine. */
export function mountMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isFromHere(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`)
    if (!mayRead) throw new Problem('not-allowed', 'Metrics are for the operator.')
    return reply.type('text/plain; version=0.0.4').send(await metrics.print())
  })
}

/** A request that a proxy passed on comes from this machine too, but not from its operator. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}

/** Takes the same time wherever two texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { describeFailure, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type Place = Pick<Config, 'METRICS_HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>
/** `address` is nothing where no port for metrics is set. */
export type MetricsListener = { readonly address: string | undefined; readonly stop: () => Promise<void> }

/** An address of its own for the operator's monitoring: what visitors reach never answers with metrics, whatever stands in front of it. */
export async function listenForMetrics(place: Place, metrics: Metrics, log: Log): Promise<MetricsListener> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = place
  if (port === undefined) return { address: undefined, stop: async () => {} }
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000, keepAliveTimeout: 60_000 }, (request, response) => {
    answer(request, response, metrics, token).catch((error: unknown) => {
      log('job-failed', { job: 'metrics', attempt: 1, ...describeFailure(error) })
      end(response, 500, 'The metrics could not be read.\n')
    })
  })
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const bound = server.address()
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' && bound ? bound.port : port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, metrics: Metrics, token: string | undefined): Promise<void> {
  if (request.url !== '/metrics') return end(response, 404, 'Only /metrics is here.\n')
  if (request.method !== 'GET') return end(response, 405, 'Metrics can only be read.\n')
  if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
    return end(response, 401, 'Metrics are for the operator.\n')
  end(response, 200, await metrics.print())
}

function end(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return
  response
    .writeHead(status, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text)
}

/** Takes the same time wherever two texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

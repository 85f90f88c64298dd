import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { tellIfFull } from './database-full.ts'
import { describeFailure, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { storeLook } from './neighbour-looks.ts'
import { greetMailServer } from './smtp.ts'

/** Another system that some work needs. The form is served without it. */
export type Neighbour = {
  readonly name: string
  /** The setting that says where it is. */
  readonly setting: string
  /** What waits or fails until it is back, for the operator. */
  readonly without: string
  /** Throws if it does not answer. */
  readonly reach: () => Promise<void>
}

const patience = 4000

export const gatewayName = 'gateway of the tax system'

export function neighboursOf(config: Config): readonly Neighbour[] {
  const { OIDC_ISSUER, AUTH0_ISSUER, OFFICE_ISSUER, SMTP_URL, GATEWAY_URL, DELIVERY_URL, S3_ENDPOINT } = config
  const signingIn = 'Nobody can sign in there until it answers.'
  const all: readonly (Omit<Neighbour, 'reach'> & { readonly url: string | undefined; readonly look: (url: string) => Promise<void> })[] = [
    { name: 'identity provider', setting: 'OIDC_ISSUER', url: OIDC_ISSUER, without: signingIn, look: readDiscovery },
    { name: 'Auth0 tenant', setting: 'AUTH0_ISSUER', url: AUTH0_ISSUER, without: signingIn, look: readDiscovery },
    { name: 'identity provider of the office', setting: 'OFFICE_ISSUER', url: OFFICE_ISSUER, without: signingIn, look: readDiscovery },
    { name: 'mail server', setting: 'SMTP_URL', url: SMTP_URL, without: 'Mail waits until it answers.', look: greetMailServer },
    {
      name: gatewayName,
      setting: 'GATEWAY_URL',
      url: GATEWAY_URL,
      without: 'Requests are decided once it answers.',
      look: callHttp,
    },
    {
      name: 'receiver of decisions',
      setting: 'DELIVERY_URL',
      url: DELIVERY_URL,
      without: 'Decisions wait until it answers.',
      look: callHttp,
    },
    { name: 'object store', setting: 'S3_ENDPOINT', url: S3_ENDPOINT, without: 'Files cannot be opened until it answers.', look: callHttp },
  ]
  return all.flatMap(({ url, look, ...neighbour }) => (url === undefined ? [] : [{ ...neighbour, reach: () => look(url) }]))
}

async function readDiscovery(issuer: string): Promise<void> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(patience) })
  await reply.body?.cancel()
  if (!reply.ok) throw Object.assign(new Error('no description of the provider'), { code: String(reply.status) })
}

/** Any answer will do: whether it likes the method is not the question. */
async function callHttp(url: string): Promise<void> {
  const reply = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) })
  await reply.body?.cancel()
}

/** A short word for why a neighbour does not answer; never what it said. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, error: kind } = describeFailure(cause)
  return code === '' ? kind : code
}

export type NeighbourWatch = { readonly missing: () => readonly string[]; readonly stop: () => void }
type Watching = {
  readonly neighbours: readonly Neighbour[]
  readonly log: Log
  readonly metrics: Pick<Metrics, 'watch'>
  /** Where a worker keeps what it found, for the servers. */
  readonly pool?: Pool
}

/** Looks at once and then twice a minute; says so in the log when one is lost, and when it is back. */
export function watchNeighbours({ neighbours, log, metrics, pool }: Watching): NeighbourWatch {
  const missing = new Set<string>()
  const look = async ({ name, setting, without, reach }: Neighbour): Promise<void> => {
    const reason = await reach().then(() => undefined, reasonOf)
    if (reason === undefined && missing.delete(name)) log('neighbour-found', { neighbour: name })
    if (reason !== undefined && !missing.has(name)) {
      missing.add(name)
      log('neighbour-lost', {
        neighbour: name,
        reason,
        sentence: `The ${name} does not answer (${reason}). ${without} ${setting} says where it is.`,
      })
    }
    if (pool) await storeLook(pool, { neighbour: name, isMissing: reason !== undefined })
  }
  const lookAtAll = async (): Promise<void> => {
    const outcomes = await Promise.allSettled(neighbours.map(look))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!failed) return
    tellIfFull(failed.reason, log)
    log('database-lost', { connection: 'neighbours', ...describeFailure(failed.reason) })
  }
  metrics.watch(['efrist_neighbours_missing'], () => ({ efrist_neighbours_missing: [[missing.size]] }))
  void lookAtAll()
  const timer = setInterval(() => void lookAtAll(), 30_000).unref()
  return { missing: () => [...missing], stop: () => clearInterval(timer) }
}

import { pino, destination, type DestinationStream } from 'pino'

/** Everything that may ever be logged: the events and their fields. Nothing personal has a field here. */
export type Events = {
  'server-started': { address: string }
  'server-stopping': { signal: string }
  'server-stopped': { unfinished: number }
  'worker-started': { jobs: number }
  'migration-applied': { name: string; ms: number }
  'migration-waiting': { name: string; attempt: number }
  'request-done': { requestId: string; method: string; route: string; status: number; ms: number }
  'request-failed': { requestId: string; route: string } & Failure
  'job-failed': { job: string; attempt: number } & Failure
  'database-lost': { connection: string } & Failure
  'database-full': { sentence: string }
  'neighbour-lost': { neighbour: string; reason: string; sentence: string }
  'neighbour-found': { neighbour: string }
  'login-may-act-as-owner': { login: 'server' }
  'live-stream-dropped': { reason: string }
  'gateway-failed': { reason: string }
  'gateway-lost': { reason: string }
  'gateway-found': { afterSeconds: number }
  'misses-exceeded': { misses: number; consequence: 'work' | 'stamp' }
  'miss-count-failed': Failure
  'entity-hits-rare': { requests: number; hits: number }
  'deadline-mails-sent': { sent: number; later: number; refused: number; lost: number; unreadable: number; removed: number }
  security: { what: string; outcome: string; account: string; network: string; requestId: string }
}
export type Failure = { error: string; code: string; frames: string }
export type Log = <Name extends keyof Events>(event: Name, fields: Events[Name]) => void

const failure = ['error', 'code', 'frames'] as const
const declared: { readonly [Name in keyof Events]: readonly (keyof Events[Name])[] } = {
  'server-started': ['address'],
  'server-stopping': ['signal'],
  'server-stopped': ['unfinished'],
  'worker-started': ['jobs'],
  'migration-applied': ['name', 'ms'],
  'migration-waiting': ['name', 'attempt'],
  'request-done': ['requestId', 'method', 'route', 'status', 'ms'],
  'request-failed': ['requestId', 'route', ...failure],
  'job-failed': ['job', 'attempt', ...failure],
  'database-lost': ['connection', ...failure],
  'database-full': ['sentence'],
  'neighbour-lost': ['neighbour', 'reason', 'sentence'],
  'neighbour-found': ['neighbour'],
  'login-may-act-as-owner': ['login'],
  'live-stream-dropped': ['reason'],
  'gateway-failed': ['reason'],
  'gateway-lost': ['reason'],
  'gateway-found': ['afterSeconds'],
  'misses-exceeded': ['misses', 'consequence'],
  'miss-count-failed': failure,
  'entity-hits-rare': ['requests', 'hits'],
  'deadline-mails-sent': ['sent', 'later', 'refused', 'lost', 'unreadable', 'removed'],
  security: ['what', 'outcome', 'account', 'network', 'requestId'],
}
const isTrouble = (event: string): boolean => /-(failed|lost|full|dropped|exceeded|rare)$/.test(event)

export function createLog(
  level: string,
  stream: DestinationStream = destination({ sync: false, minLength: 12_000, periodicFlush: 500 }),
): Log {
  const logger = pino({ level, base: null, messageKey: 'event', formatters: { level: (label) => ({ level: label }) } }, stream)
  return (event, fields) => {
    const kept: Record<string, unknown> = {}
    for (const name of declared[event]) kept[name as string] = fields[name]
    if (isTrouble(event)) logger.error(kept, event)
    else logger.info(kept, event)
  }
}

/** What may be told of an error: its kind, its code and where it happened. Messages can quote personal values, so they stay out. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { error: typeof error, code: '', frames: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code, frames: frames.slice(0, 6).map(withoutFolders).join(' < ') }
}

function withoutFolders(frame: string): string {
  return frame.trim().replace(/(?:file:\/\/)?\/\S*\/((?:src|node_modules)\/)/, '$1')
}

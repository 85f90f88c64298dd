import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Problem } from '../kit/problem.ts'
import { describeFailure, type Log } from './log.ts'

/** The database role of everything that answers requests; it owns nothing and cannot bypass row-level security. */
export const appRole = 'efristerstreckung_app'

export type ConnectionOptions = {
  readonly url: string
  readonly connections: number
  readonly role?: string
  /** Sets `platform.moment()` for these connections; tests only. */
  readonly clock?: string
  /** Further settings of these connections, like `enable_seqscan=off`. */
  readonly settings?: readonly string[]
}

// Calendar days stay text: the driver would make them midnights of the server's own time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format): unknown => (id === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(id, format)),
}

/** A connection of one's own. Whoever opens it calls `prepareSession` next. */
export function clientSettings({ url }: ConnectionOptions): pg.ClientConfig {
  return { connectionString: url, connectionTimeoutMillis: 5000, application_name: 'efristerstreckung', types }
}

/** Sets role and limits by a statement: as parameters of the connection, PgBouncer would refuse or drop them. */
export async function prepareSession(client: pg.ClientBase, { role, clock, settings = [] }: ConnectionOptions): Promise<void> {
  const values = [
    'statement_timeout=2500',
    'idle_in_transaction_session_timeout=5000',
    // Our statements are short: compiling one takes longer than it does.
    'jit=off',
    ...settings,
    ...(clock ? [`app.clock=${clock}`] : []),
    // Last: the role may not be allowed to set the others.
    ...(role ? [`role=${role}`] : []),
  ].map((setting) => /^([^=]+)=(.*)$/.exec(setting) ?? [])
  const calls = values.map(([, name = '', value = '']) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`)
  await client.query(`select ${calls.join(', ')}`)
}

/** `patience` is how long a caller waits for a connection, in milliseconds. */
export function createPool(options: ConnectionOptions, log: Log, patience = 1500): pg.Pool {
  const pool = new pg.Pool({
    ...clientSettings(options),
    max: options.connections,
    connectionTimeoutMillis: patience,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: (client) => prepareSession(client, options),
  })
  // A connection that breaks while in use rejects its query; this listener only keeps the process alive.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log('database-lost', { connection: 'pool', ...describeFailure(error) }))
  return pool
}

/** The connection broke: whether the statement was carried out is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly code = '08006'
  constructor(cause: unknown) {
    super('The connection to the database broke.', { cause })
  }
}

// NOTE codes, never words: PostgreSQL speaks the language of `lc_messages`, even in `severity`. Class 08 is the connection, 57P the server ending it.
const brokenConnection = /^(08|57P|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/

export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && brokenConnection.test(String(error.code))
}

/** One view per feature on the one pool; the caller's parameter type says which tables it may see. */
export function connect<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  return {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      const client = await pool.connect()
      let hasWarned = false
      // NOTE our statements cause no notices. A warning says that the wait for the standby was given up: committed here, and maybe nowhere else.
      const hear = (): void => {
        hasWarned = true
      }
      client.on('notice', hear)
      const prepared = {
        release: (discard?: boolean) => {
          client.off('notice', hear)
          client.release(discard === true || hasWarned)
        },
        query: async (text: string, values: readonly unknown[]) => {
          const result = await client.query(preparedQuery(text, values, names))
          if (hasWarned) throw new Problem('unavailable', 'The standby has not confirmed what was written.', { retryAfterSeconds: 2 })
          return result
        },
      }
      return prepared as unknown as PostgresPoolClient // Kysely's cursor form of `query` is not used here
    },
  }
}

const mostNames = 1000

/** Statements with parameters are prepared once per connection, which spares the database parsing and planning them each time. */
export function preparedQuery(text: string, values: readonly unknown[], names: Map<string, string>): pg.QueryConfig {
  if (values.length === 0) return { text }
  const name = names.get(text) ?? newName(text, names)
  return { name, text, values: [...values] }
}

/** An empty name means "do not keep": a statement built anew for each call must not fill the servers' memory. */
function newName(text: string, names: Map<string, string>): string {
  if (names.size >= mostNames) return ''
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

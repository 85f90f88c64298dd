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

export function clientSettings({ url, role, clock, settings = [] }: ConnectionOptions): pg.ClientConfig {
  return {
    connectionString: url,
    statement_timeout: 2500,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'efristerstreckung',
    // Our statements are short: compiling one takes longer than it does.
    options: ['jit=off', ...(role ? [`role=${role}`] : []), ...(clock ? [`app.clock=${clock}`] : []), ...settings]
      .map((each) => `-c ${each}`)
      .join(' '),
    types,
  }
}

export function createPool(options: ConnectionOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...clientSettings(options), max: options.connections, connectionTimeoutMillis: 1500 })
  // A connection that breaks while in use rejects its query; this listener only keeps the process alive.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log('database-lost', { connection: 'pool', ...describeFailure(error) }))
  return pool
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

import pg from 'pg'
import { clientSettings, prepareSession } from './database.ts'
import { migrationNames } from './migrate.ts'
import { exitCodes, explainDatabase, ownerAdvice, StartError, type DatabasePlace } from './start-error.ts'

type Place = DatabasePlace & {
  readonly migrations: string
  /** For a part that writes where the application's role may not. */
  readonly needsOwner?: boolean
}

const oldestVersion = 15

/** Throws a sentence for the operator where this process could not work with the database. */
export async function checkDatabase(place: Place): Promise<void> {
  const [first, second] = [createClient(place), createClient(place)]
  try {
    await first.connect()
    await prepareSession(first, { ...place, connections: 1 })
    await refuseWrongServer(first, place)
    await refuseOtherVersion(first, place)
    await second.connect()
    await refuseSharedSession(first, second, place)
    // Last: a session that a pooler shares may still act as somebody else.
    if (place.needsOwner && !(await ownsTables(first))) throw notTheOwner(place)
  } catch (error) {
    throw explainDatabase(error, place)
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => {})))
  }
}

function createClient(place: DatabasePlace): pg.Client {
  try {
    const client = new pg.Client(clientSettings({ ...place, connections: 1 }))
    return client.on('error', () => {}) // a break is told by the query that it fails
  } catch (error) {
    throw explainDatabase(error, place) // files that the address names are read at once
  }
}

async function refuseWrongServer(client: pg.Client, { url, setting }: DatabasePlace): Promise<void> {
  const { rows } = await client.query<{ version: number; standby: boolean }>(
    "select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby",
  )
  const { version = 0, standby = false } = rows[0] ?? {}
  const { host } = new URL(url)
  if (version < oldestVersion) {
    throw new StartError(`PostgreSQL ${version} at ${host} is too old. Install ${oldestVersion} or newer.`, exitCodes.version)
  }
  if (standby) {
    throw new StartError(
      `The database at ${host} is a standby and accepts no changes. Point ${setting} to the primary.`,
      exitCodes.unreachable,
    )
  }
}

/** Old code on a newer database would write what nobody expects there; new code on an older one fails at the first request. */
async function refuseOtherVersion(client: pg.Client, { url, migrations }: Place): Promise<void> {
  const known = await migrationNames(migrations)
  const { rows } = await client.query<{ name: string }>('select name from platform.migration order by name')
  const applied = new Set(rows.map(({ name }) => name))
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const later = rows.find((row) => !known.includes(row.name))
  if (later) {
    throw new StartError(
      `The database ${name} is newer than this program: it has the step ${later.name}. Install the newer version, or go back to the backup of before the update.`,
      exitCodes.version,
    )
  }
  const missing = known.filter((each) => !applied.has(each))
  if (missing.length === 0) return
  const steps =
    missing.length === 1 ? `the step ${missing[0]} is missing` : `${missing.length} steps are missing, the first is ${missing[0]}`
  throw new StartError(`The database ${name} is older than this program: ${steps}. Run "cli migrate".`, exitCodes.version)
}

/** Before there are any tables: whether this is a database that they can be made in. */
export async function checkDatabaseServer(place: DatabasePlace): Promise<void> {
  await asking(place, (client) => refuseWrongServer(client, place))
}

/** Whether the login is that of the owner, and not one that only acts as the application; before the first migration nobody is. */
export async function isOwner(place: DatabasePlace): Promise<boolean | 'not known yet'> {
  return asking(place, async (client) => (await ownsTables(client)) ?? 'not known yet')
}

async function asking<Answer>(place: DatabasePlace, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = createClient(place)
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    throw explainDatabase(error, place)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Nothing where there are no tables yet. */
async function ownsTables(client: pg.Client): Promise<boolean | undefined> {
  const { rows } = await client.query<{ owns: boolean }>(
    "select pg_has_role(current_user, nspowner, 'usage') as owns from pg_namespace where nspname = 'platform'",
  )
  return rows[0]?.owns
}

function notTheOwner({ url, setting }: DatabasePlace): StartError {
  const { username, pathname } = new URL(url)
  const [login, name] = [username, pathname.slice(1)].map(decodeURIComponent)
  return new StartError(`The login ${login} does not own the tables of ${name}. ${ownerAdvice(setting)}`, exitCodes.login)
}

/** Two open connections with one session behind them: a pooler lends it out for one transaction at a time. */
async function refuseSharedSession(first: pg.Client, second: pg.Client, { setting }: Place): Promise<void> {
  const [one, other] = [await sessionOf(first), await sessionOf(second)]
  if (one !== other) return
  throw new StartError(
    `${setting} leads to a pooler in transaction mode, which loses prepared statements, locks and notices. Set pool_mode = session there.`,
    exitCodes.settings,
  )
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]?.session
}

import { createHash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Preferences, savePreferences } from '../contract.ts'
import { isTimeZone } from '../ics-zone-names.ts'
import { defaultTimeZone } from '../rules-event.ts'
import type { CalendarTables } from './tables.ts'

type Tx = Transaction<CalendarTables>
type Row = Omit<Preferences, 'feedSince'> & { readonly feedSince: Date | null }

const unsaid: Preferences = { timeZone: defaultTimeZone, showsHolidays: true, showsDeadlines: false, feedSince: null }

export async function readPreferences(tx: Tx): Promise<Preferences> {
  const { rows } = await sql<Row>`
    select time_zone as "timeZone", shows_holidays as "showsHolidays", shows_deadlines as "showsDeadlines", feed_since as "feedSince"
    from calendar.preference`.execute(tx)
  const [row] = rows
  return row ? { ...row, feedSince: row.feedSince?.toISOString() ?? null } : unsaid
}

export async function storePreferences(tx: Tx, wishes: InputOf<typeof savePreferences>): Promise<Preferences> {
  const { timeZone, showsHolidays, showsDeadlines } = wishes
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Problem('invalid-input', 'This time zone is not known.')
  const sets = [
    ...(timeZone === undefined ? [] : [sql`time_zone = ${timeZone}`]),
    ...(showsHolidays === undefined ? [] : [sql`shows_holidays = ${showsHolidays}`]),
    ...(showsDeadlines === undefined ? [] : [sql`shows_deadlines = ${showsDeadlines}`]),
  ]
  return sets.length === 0 ? readPreferences(tx) : change(tx, sets)
}

/** A new secret, of which only the hash is kept. Whoever had the one before has nothing now. */
export async function storeFeed(tx: Tx): Promise<{ readonly secret: string; readonly preferences: Preferences }> {
  const secret = randomBytes(32).toString('base64url')
  const preferences = await change(tx, [
    sql`feed_hash = ${hashOf(secret)}`,
    sql`feed_since = date_trunc('milliseconds', platform.moment())`,
  ])
  return { secret, preferences }
}

export async function dropFeed(tx: Tx): Promise<Preferences> {
  return change(tx, [sql`feed_hash = null`, sql`feed_since = null`])
}

type Reader = { readonly workspaceId: string; readonly accountId: string }

/** Whose calendar a secret opens; nobody's where it is wrong, taken back, or its account is closed or has left. */
export async function readerBy(tx: Tx, secret: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select workspace_id as "workspaceId", account_id as "accountId" from calendar.feed_of(${hashOf(secret)})`.execute(tx)
  return rows[0]
}

async function change(tx: Tx, sets: readonly RawBuilder<unknown>[]): Promise<Preferences> {
  await sql`
    insert into calendar.preference (workspace_id, account_id) values (platform.workspace(), platform.account())
    on conflict do nothing`.execute(tx)
  await sql`update calendar.preference set ${sql.join(sets)}`.execute(tx)
  return readPreferences(tx)
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

import { sql, type Kysely } from 'kysely'
import type { OfficeRole } from '../../../kit/endpoint.ts'
import { newSecret, secretHash } from '../../../platform/secrets.ts'
import type { DeskTables } from './tables.ts'

/** Whoever the provider says it was. */
export type Person = {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  /** Only if the provider has verified it. */
  readonly email: string | undefined
  readonly realmRoles: readonly string[]
  /** Their own number as a taxpayer, where the provider tells it. */
  readonly pid: number | undefined
}

export type OfficeSession = {
  readonly subject: string
  readonly name: string
  readonly roles: readonly OfficeRole[]
  readonly idleSeconds: number
  readonly seconds: number
  readonly endsAt: Date
}

/** Gives the secret id of a new session; none without a role. The session that the browser brought along ends either way. */
export async function beginSession(db: Kysely<DeskTables>, person: Person, former: string | undefined): Promise<string | undefined> {
  const session = newSecret()
  const { issuer, subject, name, email, realmRoles, pid } = person
  const { rows } = await sql<{ roles: readonly OfficeRole[] }>`
    select desk.begin_session(${secretHash(session)}, ${secretHash(former ?? '')},
      ${issuer}, ${subject}, ${name}, ${email ?? null}, ${[...realmRoles]}::text[], ${pid ?? null}::integer) as roles`.execute(db)
  return rows[0]?.roles.length ? session : undefined
}

type Row = { subject: string; name: string; roles: OfficeRole[]; idle_seconds: number; seconds: number; ends_at: Date }

const sessionShape = /^[\w-]{43}$/

/** Whose session it is, if it has not ended; the database's clock decides. Asking keeps it alive, except in passing. */
export async function sessionOf(
  db: Kysely<DeskTables>,
  issuer: string,
  session = '',
  isInPassing = false,
): Promise<OfficeSession | undefined> {
  if (!sessionShape.test(session)) return undefined
  const ask = isInPassing ? sql`desk.officer_in_passing` : sql`desk.officer`
  const { rows } = await sql<Row>`select * from ${ask}(${secretHash(session)}, ${issuer})`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { subject, name, roles, seconds, idle_seconds: idleSeconds, ends_at: endsAt } = row
  return { subject, name, roles, idleSeconds, seconds, endsAt }
}

export async function endSession(db: Kysely<DeskTables>, session = ''): Promise<void> {
  await sql`select desk.end_session(${secretHash(session)})`.execute(db)
}

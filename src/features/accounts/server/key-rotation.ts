import { sql, type Kysely } from 'kysely'
import { makeKey } from './signing-keys.ts'
import type { AccountTables } from './tables.ts'

const usedForDays = 30
// A token lives for two days, and a key signs none once there is a newer one. The third day is for clocks that disagree.
const readForDays = 3

/** Makes a new key where the newest has been in use for long enough, and forgets those that no living token can be signed with. */
export async function rotateKeys(db: Kysely<AccountTables>): Promise<void> {
  if (await isDue(db)) await makeKey(db)
  await forgetKeys(db)
}

async function isDue(db: Kysely<AccountTables>): Promise<boolean> {
  const fresh = await db
    .selectFrom('accounts.signing_key')
    .select('id')
    .where('made_at', '>', sql<Date>`platform.moment() - make_interval(days => ${usedForDays})`)
    .executeTakeFirst()
  return fresh === undefined
}

async function forgetKeys(db: Kysely<AccountTables>): Promise<void> {
  await sql`
    delete from accounts.signing_key as old using accounts.signing_key as newer
    where newer.made_at > old.made_at and newer.made_at <= platform.moment() - make_interval(days => ${readForDays})`.execute(db)
}

import { sql, type Kysely } from 'kysely'
import { deviceDays } from './device.ts'
import type { AccountTables } from './tables.ts'

/** Forgets what has run out: nobody can use it any more, and nobody should find it either. */
export async function tidyAccounts(db: Kysely<AccountTables>): Promise<void> {
  const now = sql<Date>`platform.moment()`
  const daysAgo = (days: number) => sql<Date>`platform.moment() - make_interval(days => ${days})`
  await db.deleteFrom('accounts.session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.access_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.sign_in_flow').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.second_step').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.passkey_challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.invitation').where('expires_at', '<=', now).execute()
  await db.deleteFrom('accounts.guess').where('since', '<', daysAgo(1)).execute()
  await db.deleteFrom('accounts.device').where('used_at', '<', daysAgo(deviceDays)).execute()
}

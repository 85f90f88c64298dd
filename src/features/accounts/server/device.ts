import { sql, type Kysely } from 'kysely'
import type { Asking } from '../../../platform/asking.ts'
import { newSecret, secretHash } from '../../../platform/secrets.ts'
import type { AccountTables } from './tables.ts'

const deviceCookie = '__Host-device'
/** How long a browser stays known without being used. */
export const deviceDays = 180

/** The browser that asks, if this account has signed in with it before. */
export async function knownDevice(db: Kysely<AccountTables>, accountId: string, asking: Asking): Promise<string | undefined> {
  const device = asking.cookie(deviceCookie)
  if (device === undefined || device === '') return undefined
  const { rows } = await sql<{ is_known: boolean }>`
    select accounts.is_known_device(${accountId}, ${secretHash(device)}) as is_known`.execute(db)
  return rows[0]?.is_known === true ? device : undefined
}

/** From now on the browser is known to this account. One browser may be known to several. */
export async function rememberDevice(db: Kysely<AccountTables>, accountId: string, asking: Asking): Promise<void> {
  const given = asking.cookie(deviceCookie) ?? ''
  const device = /^[\w-]{43}$/.test(given) ? given : newSecret()
  await db
    .insertInto('accounts.device')
    .values({ account_id: accountId, id_hash: secretHash(device) })
    .onConflict((conflict) => conflict.columns(['account_id', 'id_hash']).doUpdateSet({ used_at: sql`platform.moment()` }))
    .execute()
  asking.setCookie({ name: deviceCookie, value: device, sameSite: 'Strict', seconds: deviceDays * 24 * 60 * 60 })
}

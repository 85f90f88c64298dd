import { sql, type Transaction } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { Member } from '../../../../platform/access.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import type { listSessions } from '../../account-contract.ts'
import type { AccountTables } from '../tables.ts'

type Sessions = OutputOf<typeof listSessions>

/** Names a session without saying what it is known by. */
const shownId = sql<string>`left(encode(id_hash, 'hex'), 32)`

/** Where an account is signed in: this session first, then the one used last. */
export async function readSessions(tx: Transaction<AccountTables>, { accountId, sessionId }: Member): Promise<Sessions> {
  const here = secretHash(sessionId)
  const rows = await tx
    .selectFrom('accounts.session')
    .select([shownId.as('id'), 'id_hash', 'browser', 'system', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`platform.moment()`)
    .orderBy(sql`id_hash = ${here}`, 'desc')
    .orderBy(sql`coalesce(used_at, created_at)`, 'desc')
    .orderBy('id_hash')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser ?? '',
    system: row.system ?? '',
    begunAt: row.created_at.toISOString(),
    usedAt: (row.used_at ?? row.created_at).toISOString(),
    isThis: row.id_hash.equals(here),
  }))
}

/** Answers whether there was one to end. The session that asks is ended by signing out. */
export async function deleteOtherSession(tx: Transaction<AccountTables>, { accountId, sessionId }: Member, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.session')
    .where('account_id', '=', accountId)
    .where('id_hash', '<>', secretHash(sessionId))
    .where(shownId, '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteOtherSessions(tx: Transaction<AccountTables>, { accountId, sessionId }: Member): Promise<void> {
  await tx.deleteFrom('accounts.session').where('account_id', '=', accountId).where('id_hash', '<>', secretHash(sessionId)).execute()
}

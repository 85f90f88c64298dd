import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import type { Member } from '../../../../platform/access.ts'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import type { listTokens, makeToken } from '../../account-contract.ts'
import type { AccountTables } from '../tables.ts'

type ListedTokens = OutputOf<typeof listTokens>

/** Begins so that scanners for secrets find one that was published by mistake. */
const prefix = 'efrist_'
export const accessTokenShape: RegExp = /^Bearer (efrist_[\w-]{43})$/

/** The tokens of an account in all its workspaces, the latest first. */
export async function readTokens(tx: Transaction<AccountTables>, accountId: string): Promise<ListedTokens> {
  const rows = await tx
    .selectFrom('accounts.access_token as t')
    .innerJoin('accounts.workspace as w', 'w.id', 't.workspace_id')
    .select(['t.id', 't.name', 't.rights', 't.made_at', 't.expires_at', 't.used_at', 'w.name as workspace_name'])
    .where('t.account_id', '=', accountId)
    .where('t.expires_at', '>', sql<Date>`platform.moment()`)
    .orderBy('t.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rights: row.rights,
    workspaceName: row.workspace_name,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }))
}

/** The token is given to the caller and kept nowhere: the row only knows it again. */
export async function insertToken(
  tx: Transaction<AccountTables>,
  { accountId, workspaceId }: Member,
  { name, rights, days }: InputOf<typeof makeToken>,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [randomUUIDv7(), prefix + newSecret()]
  await tx
    .insertInto('accounts.access_token')
    .values({
      id,
      account_id: accountId,
      workspace_id: workspaceId,
      name,
      rights,
      token_hash: secretHash(token),
      expires_at: sql`platform.moment() + make_interval(days => ${days})`,
    })
    .execute()
  return { id, token }
}

/** Answers whether there was one to delete. */
export async function deleteToken(tx: Transaction<AccountTables>, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.access_token')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

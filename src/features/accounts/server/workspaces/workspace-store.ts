import { sql, type Kysely, type Transaction } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { Member } from '../../../../platform/access.ts'
import type { listWorkspaces } from '../../workspace-contract.ts'
import type { AccountTables } from '../tables.ts'

/**
 * Until the transaction ends, nobody else decides who belongs to this workspace. Rows cannot be locked for that: two admins
 * who change each other's row at the same moment never meet.
 */
export async function lockWorkspace(tx: Transaction<AccountTables>, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('workspace ' || ${workspaceId}::uuid, 0))`.execute(tx)
}

/** The workspaces somebody belongs to, their own first. */
export async function readWorkspaces(
  db: Kysely<AccountTables>,
  { accountId, workspaceId }: Member,
): Promise<OutputOf<typeof listWorkspaces>> {
  const rows = await db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.workspace as w', 'w.id', 'm.workspace_id')
    .select(['w.id', 'w.name', 'w.founder_id', 'm.role'])
    .where('m.account_id', '=', accountId)
    .orderBy((by) => by('w.founder_id', 'is not distinct from', accountId), 'desc')
    .orderBy((by) => by.fn('lower', ['w.name']))
    .orderBy('w.id')
    .execute()
  return rows.map(({ id, name, founder_id: founderId, role }) => ({
    id,
    name,
    role,
    isOwn: founderId === accountId,
    isCurrent: id === workspaceId,
  }))
}

/** Answers whether the row could be reached; only an admin reaches it. */
export async function storeName(tx: Transaction<AccountTables>, workspaceId: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts.workspace')
    .set({ name })
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

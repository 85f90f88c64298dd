import type { Kysely, Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { listMembers, Role } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import type { AccountTables } from '../tables.ts'
import type { Belonging } from './membership-rules.ts'

type ShownMember = OutputOf<typeof listMembers>[number]
type StoredMember = Belonging & Omit<ShownMember, 'isMe'>

/** Who belongs to the workspace, in the order they came. */
export async function readMembers(db: Kysely<AccountTables>, workspaceId: string): Promise<readonly StoredMember[]> {
  const rows = await db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .innerJoin('accounts.workspace as w', 'w.id', 'm.workspace_id')
    .select(['m.account_id', 'm.role', 'm.joined_at', 'a.display_name', 'a.email', 'a.photo_url', 'a.disabled_at', 'w.founder_id'])
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.joined_at')
    .orderBy('m.account_id')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    displayName: row.display_name,
    email: row.email,
    photoURL: row.photo_url,
    role: row.role,
    joinedAt: row.joined_at.toISOString(),
    isFounder: row.founder_id === row.account_id,
    isDisabled: row.disabled_at !== null,
  }))
}

/** As one of them sees the members. */
export function shownTo(accountId: string, members: readonly StoredMember[]): ShownMember[] {
  return members.map(({ isDisabled: _isDisabled, ...member }) => ({
    ...member,
    isMe: member.accountId === accountId,
  }))
}

type Place = { readonly workspaceId: string; readonly accountId: string }

/** Only an admin's change reaches the row, whatever the gate has let through before. */
export async function storeRole(tx: Transaction<AccountTables>, { workspaceId, accountId }: Place, role: Role): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts.membership')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Problem('not-allowed', texts.notAllowed)
}

/** Ends the sessions in this workspace as well. */
export async function deleteMembership(tx: Transaction<AccountTables>, { workspaceId, accountId }: Place): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.membership')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Problem('not-allowed', texts.notAllowed)
}

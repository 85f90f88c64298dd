import type { Kysely, Transaction } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { Member } from '../../../../platform/access.ts'
import { workspaceRoute, type Route } from '../../../../platform/http.ts'
import { changeRole, listMembers, removeMember } from '../../workspace-contract.ts'
import type { AccountTables } from '../tables.ts'
import { announce } from './announce.ts'
import { deleteMembership, readMembers, shownTo, storeRole } from './member-store.ts'
import { checkRemoval, checkRoleChange } from './membership-rules.ts'
import { lockWorkspace } from './workspace-store.ts'

/** Who belongs to the workspace, and as what. */
export function memberRoutes(db: Kysely<AccountTables>): readonly Route[] {
  return [
    workspaceRoute(listMembers, db, async (_input, tx, member) => membersFor(tx, member)),
    workspaceRoute(changeRole, db, async ({ accountId, role }, tx, member) => {
      const { workspaceId } = member
      await lockWorkspace(tx, workspaceId)
      checkRoleChange(await readMembers(tx, workspaceId), accountId, role)
      await storeRole(tx, { workspaceId, accountId }, role)
      await announce(tx, workspaceId)
      return membersFor(tx, member)
    }),
    workspaceRoute(removeMember, db, async ({ accountId }, tx, member) => {
      const { workspaceId } = member
      await lockWorkspace(tx, workspaceId)
      checkRemoval(await readMembers(tx, workspaceId), accountId, member.accountId)
      await deleteMembership(tx, { workspaceId, accountId })
      await announce(tx, workspaceId)
      return membersFor(tx, member)
    }),
  ]
}

async function membersFor(tx: Transaction<AccountTables>, { accountId, workspaceId }: Member): Promise<OutputOf<typeof listMembers>> {
  return shownTo(accountId, await readMembers(tx, workspaceId))
}

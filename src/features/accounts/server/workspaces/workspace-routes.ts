import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Config } from '../../../../platform/config.ts'
import { workspaceRoute, type Route } from '../../../../platform/http.ts'
import type { Notices } from '../../../../platform/notices.ts'
import type { IsOfficeName } from '../../../../platform/office-name.ts'
import { leaveWorkspace, listWorkspaces, renameWorkspace, switchWorkspace } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { signedIn } from '../welcome.ts'
import { announce } from './announce.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { deleteMembership, readMembers } from './member-store.ts'
import { memberRoutes } from './member-routes.ts'
import { checkLeaving } from './membership-rules.ts'
import { moveTo } from './moving.ts'
import { workspaceName } from './workspace-name.ts'
import { lockWorkspace, readWorkspaces, storeName } from './workspace-store.ts'

type Needs = {
  /** For transactions. */
  readonly db: Kysely<AccountTables>
  /** For single statements. */
  readonly quick: Kysely<AccountTables>
  readonly tokens: Tokens
  readonly config: Config
  readonly isOfficeName: IsOfficeName
  readonly notices: Pick<Notices, 'notifyAddress'>
}

/** The workspaces of an account, who belongs to them and who is invited. */
export function workspaceRoutes({ db, quick, tokens, config, isOfficeName, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(listWorkspaces, db, (_input, tx, member) => readWorkspaces(tx, member)),
    workspaceRoute(switchWorkspace, db, async ({ workspaceId: wanted }, tx, member) => {
      // Whoever is being removed there meanwhile is removed first.
      await lockWorkspace(tx, wanted)
      const workspace = (await readWorkspaces(tx, member)).find(({ id }) => id === wanted)
      if (!workspace) throw new Problem('not-found', texts.noSuchWorkspace)
      await moveTo(tx, workspace.id, member)
      return signedIn(tx, tokens, { accountId: member.accountId, workspaceId: workspace.id, session: member.sessionId })
    }),
    workspaceRoute(renameWorkspace, db, async (input, tx, { workspaceId }) => {
      const name = workspaceName(input.name)
      if (!(await storeName(tx, workspaceId, name))) throw new Problem('not-allowed', texts.notAllowed)
      await announce(tx, workspaceId)
      return { name }
    }),
    workspaceRoute(leaveWorkspace, db, async (_input, tx, member) => {
      const { accountId, workspaceId, sessionId } = member
      await lockWorkspace(tx, workspaceId)
      checkLeaving(await readMembers(tx, workspaceId), accountId)
      const own = (await readWorkspaces(tx, member)).find(({ isOwn }) => isOwn)
      if (!own) throw new Problem('conflict', texts.noOwnWorkspace)
      await announce(tx, workspaceId)
      // The session goes first: with the membership everything ends that is still in the workspace.
      await moveTo(tx, own.id, member)
      await deleteMembership(tx, { workspaceId, accountId })
      return signedIn(tx, tokens, { accountId, workspaceId: own.id, session: sessionId })
    }),
    ...memberRoutes(db),
    ...invitationRoutes({ db, quick, tokens, config, isOfficeName, notices }),
  ]
}

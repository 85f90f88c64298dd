import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { route, workspaceRoute, type Route } from '../../../../platform/http.ts'
import { acceptInvitation, invite, listInvitations, readInvitation, revokeInvitation } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { signedIn } from '../welcome.ts'
import { announce } from './announce.ts'
import { deleteInvitation, findInvitation, readInvitations, useInvitation } from './invitation-store.ts'
import { invited } from './invite.ts'
import { moveTo } from './moving.ts'

type Needs = { readonly db: Kysely<AccountTables>; readonly quick: Kysely<AccountTables>; readonly tokens: Tokens }

/** From an invitation to a member. */
export function invitationRoutes({ db, quick, tokens }: Needs): readonly Route[] {
  return [
    workspaceRoute(listInvitations, db, (_input, tx, { workspaceId }) => readInvitations(tx, workspaceId)),
    workspaceRoute(invite, db, async (input, tx, member) => {
      const answer = await invited(tx, member, input)
      if ('code' in answer) await announce(tx, member.workspaceId)
      return answer
    }),
    workspaceRoute(revokeInvitation, db, async ({ id }, tx, { workspaceId }) => {
      if (!(await deleteInvitation(tx, workspaceId, id))) throw new Problem('not-found', texts.noSuchInvitation)
      await announce(tx, workspaceId)
      return readInvitations(tx, workspaceId)
    }),
    route(readInvitation, async ({ code }) => {
      const found = await findInvitation(quick, code)
      if (!found) throw new Problem('not-found', texts.noSuchInvitation)
      return { workspaceName: found.workspace_name, email: found.email, role: found.role, invitedBy: found.invited_by ?? '' }
    }),
    workspaceRoute(acceptInvitation, db, async ({ code }, tx, member) => {
      const workspaceId = await useInvitation(tx, code)
      if (workspaceId === undefined) throw refusal(await findInvitation(tx, code))
      await moveTo(tx, workspaceId, member)
      await announce(tx, workspaceId)
      return signedIn(tx, tokens, { accountId: member.accountId, workspaceId, session: member.sessionId })
    }),
  ]
}

/** Whoever has the code may know that it is good; for whom, the page has read already. */
function refusal(invitation: unknown): Problem {
  return invitation === undefined ? new Problem('not-found', texts.noSuchInvitation) : new Problem('not-allowed', texts.otherAccount)
}

import type { Kysely, Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Member } from '../../../../platform/access.ts'
import type { Config } from '../../../../platform/config.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { route, workspaceRoute, type Route } from '../../../../platform/http.ts'
import type { Notices } from '../../../../platform/notices.ts'
import type { IsOfficeName } from '../../../../platform/office-name.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { acceptInvitation, invite, listInvitations, readInvitation, revokeInvitation } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import { hasRoom, inviteBudget } from '../guesses.ts'
import { bothNames, orderLink } from '../link-mails.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { signedIn } from '../welcome.ts'
import { announce } from './announce.ts'
import { deleteInvitation, findInvitation, readInvitations, useInvitation } from './invitation-store.ts'
import { invited } from './invite.ts'
import { moveTo } from './moving.ts'

type Needs = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly tokens: Tokens
  readonly config: Config
  readonly isOfficeName: IsOfficeName
  readonly notices: Pick<Notices, 'notifyAddress'>
}

/** From an invitation to a member. */
export function invitationRoutes({ db, quick, tokens, config, isOfficeName, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(listInvitations, db, (_input, tx, { workspaceId }) => readInvitations(tx, workspaceId)),
    workspaceRoute(invite, db, async (input, tx, member, { language }) => {
      const answer = await invited(tx, member, input)
      if ('error' in answer) return answer
      await announce(tx, member.workspaceId)
      await notifyInvited(tx, member, answer.invitation, { isOfficeName, notices })
      const isMailed = sendsMail(config) && (await mayMail(tx, member, isOfficeName))
      if (isMailed) await orderLink(tx, { purpose: 'invitation', id: answer.invitation.id, language })
      return { ...answer, isMailed }
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

/**
 * Who has not proved their own address passes the link on themselves, as do those who have invited very many within an hour,
 * and those whose names would make the mail look as if the tax office had written it.
 */
async function mayMail(tx: Transaction<AccountTables>, { accountId, workspaceId }: Member, isOfficeName: IsOfficeName): Promise<boolean> {
  const names = await senderNames(tx, accountId, workspaceId)
  if (!names || isOfficeName(bothNames(names.person, names.workspace))) return false
  return (await hasRoom(tx, inviteBudget(accountId, 20))) && hasRoom(tx, inviteBudget(workspaceId, 50))
}

type Invited = { readonly id: string; readonly email: string }

/** Under the same rules as the mail, for whoever has proved the address already. */
async function notifyInvited(
  tx: Transaction<AccountTables>,
  { accountId, workspaceId }: Member,
  { id, email }: Invited,
  { isOfficeName, notices }: Pick<Needs, 'isOfficeName' | 'notices'>,
): Promise<void> {
  const names = await senderNames(tx, accountId, workspaceId)
  if (!names || isOfficeName(bothNames(names.person, names.workspace))) return
  const notice = { source: 'workspace', thingId: id, path: '/apps/team', onceKey: `invitation:${id}` } as const
  await notices.notifyAddress(tx as unknown as Transaction<NoTables>, email, { ...notice, kind: 'invitation', subject: names.workspace })
}

/** Nothing for whoever has not proved their own address. */
async function senderNames(tx: Transaction<AccountTables>, accountId: string, workspaceId: string) {
  const self = await tx
    .selectFrom('accounts.account')
    .select(['email_proved_at', 'display_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const workspace = await tx.selectFrom('accounts.workspace').select('name').where('id', '=', workspaceId).executeTakeFirst()
  return self?.email_proved_at && workspace ? { person: self.display_name, workspace: workspace.name } : undefined
}

/** Whoever has the code may know that it is good; for whom, the page has read already. */
function refusal(invitation: unknown): Problem {
  return invitation === undefined ? new Problem('not-found', texts.noSuchInvitation) : new Problem('not-allowed', texts.otherAccount)
}

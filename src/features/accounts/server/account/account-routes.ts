import { sql, type Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { AccountData } from '../../../../platform/account-data.ts'
import type { Member } from '../../../../platform/access.ts'
import type { Config } from '../../../../platform/config.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { route, workspaceRoute, type Route } from '../../../../platform/http.ts'
import {
  declineInvitation,
  endOtherSessions,
  endSession,
  exportAccount,
  joinInvitation,
  keepAccount,
  listOwnInvitations,
  listSessions,
  listTokens,
  makeToken,
  readAccount,
  requestDeletion,
  revokeToken,
} from '../../account-contract.ts'
import { texts } from '../../api-texts.ts'
import { texts as workspaceTexts } from '../../workspace-texts.ts'
import { exportBudget, takeGuess } from '../guesses.ts'
import type { Passwords } from '../passwords.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { signedIn } from '../welcome.ts'
import { announce } from '../workspaces/announce.ts'
import { readOwnInvitations, takeOwnInvitation } from '../workspaces/invitation-store.ts'
import { moveTo } from '../workspaces/moving.ts'
import { deleteToken, insertToken, readTokens } from './access-token-store.ts'
import { accountZip } from './account-zip.ts'
import { cancelDeletion, checkDeletion, startDeletion } from './deletion.ts'
import { deleteOtherSession, deleteOtherSessions, readSessions } from './session-list.ts'

type Needs = {
  /** For transactions. */
  readonly db: Kysely<AccountTables>
  /** For single statements. */
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly tokens: Tokens
  readonly passwords: Passwords
  /** What each app keeps of an account. */
  readonly data: readonly AccountData[]
}

const maxTokens = 50

/** What people do with their own account. */
export function accountRoutes({ db, quick, config, tokens, passwords, data }: Needs): readonly Route[] {
  return [
    workspaceRoute(readAccount, db, async (_input, tx, { accountId }) => {
      const { rows } = await sql<{ id: string; name: string }>`select id, name from accounts.workspaces_needing_admin()`.execute(tx)
      const account = await tx
        .selectFrom('accounts.account')
        .select(['email', 'email_proved_at', 'created_at', sql<boolean>`accounts.has_password()`.as('has_password')])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow(() => new Problem('not-signed-in', texts.invalidToken))
      return {
        email: account.email,
        isProved: account.email_proved_at !== null,
        canProve: sendsMail(config),
        hasPassword: account.has_password,
        createdAt: account.created_at.toISOString(),
        needAdmin: rows,
      }
    }),
    workspaceRoute(listSessions, db, (_input, tx, member) => readSessions(tx, member)),
    workspaceRoute(endSession, db, async ({ id }, tx, member) => {
      if (!(await deleteOtherSession(tx, member, id))) throw new Problem('not-found', 'This session has ended already.')
      return readSessions(tx, member)
    }),
    workspaceRoute(endOtherSessions, db, async (_input, tx, member) => {
      await deleteOtherSessions(tx, member)
      return readSessions(tx, member)
    }),
    ...tokenRoutes(db),
    route(exportAccount, async (_input, caller, { language }) => {
      const member = memberOf(caller)
      await takeGuess(quick, exportBudget(member.accountId))
      return accountZip({ db, data }, member, language)
    }),
    route(requestDeletion, async (input, caller, asking) => {
      const member = memberOf(caller)
      const fault = await checkDeletion({ db, quick, passwords, guesses: config.GUESSES_PER_ACCOUNT }, member, input)
      return fault ?? startDeletion(db, member, { language: asking.language, sendsMail: sendsMail(config) })
    }),
    workspaceRoute(keepAccount, db, async (_input, tx, { accountId }) => {
      await cancelDeletion(tx, accountId)
      return {}
    }),
    ...ownInvitationRoutes(db, tokens),
  ]
}

function tokenRoutes(db: Kysely<AccountTables>): readonly Route[] {
  return [
    workspaceRoute(listTokens, db, (_input, tx, { accountId }) => readTokens(tx, accountId)),
    workspaceRoute(makeToken, db, async (input, tx, member) => {
      if ((await readTokens(tx, member.accountId)).length >= maxTokens)
        throw new Problem('conflict', 'You have 50 access tokens. End one of them first.')
      const { id, token } = await insertToken(tx, member, input)
      const made = (await readTokens(tx, member.accountId)).find((each) => each.id === id)
      if (!made) throw new Problem('not-found', 'This access token has ended already.')
      return { made, token }
    }),
    workspaceRoute(revokeToken, db, async ({ id }, tx, { accountId }) => {
      if (!(await deleteToken(tx, accountId, id))) throw new Problem('not-found', 'This access token has ended already.')
      return readTokens(tx, accountId)
    }),
  ]
}

function ownInvitationRoutes(db: Kysely<AccountTables>, tokens: Tokens): readonly Route[] {
  return [
    workspaceRoute(listOwnInvitations, db, (_input, tx) => readOwnInvitations(tx)),
    workspaceRoute(joinInvitation, db, async ({ id }, tx, member) => {
      const workspaceId = await takeOwnInvitation(tx, id, 'join')
      if (workspaceId === undefined) throw new Problem('not-found', workspaceTexts.noSuchInvitation)
      await moveTo(tx, workspaceId, member)
      await announce(tx, workspaceId)
      return signedIn(tx, tokens, { accountId: member.accountId, workspaceId, session: member.sessionId })
    }),
    workspaceRoute(declineInvitation, db, async ({ id }, tx) => {
      if ((await takeOwnInvitation(tx, id, 'decline')) === undefined) throw new Problem('not-found', workspaceTexts.noSuchInvitation)
      return readOwnInvitations(tx)
    }),
  ]
}

function memberOf(caller: { readonly kind: string } | null): Member {
  if (caller?.kind !== 'member') throw new Problem('not-signed-in', texts.invalidToken)
  return caller as Member // its kind says so
}

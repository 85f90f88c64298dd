import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Config } from '../../../platform/config.ts'
import { sendsMail } from '../../../platform/config-mail.ts'
import { route, workspaceRoute, type Route } from '../../../platform/http.ts'
import { texts } from '../api-texts.ts'
import { proveAddress, readLink, requestPassword, requestProof, resetPassword } from '../contract.ts'
import { passwordFault } from '../registration.ts'
import { signInCandidate } from './account-store.ts'
import { isCommonPassword } from './common-passwords.ts'
import { linkBudget, takeGuess } from './guesses.ts'
import { orderLink } from './link-mails.ts'
import { findLink, useAddressLink, usePasswordLink } from './links.ts'
import type { Passwords } from './passwords.ts'
import { afterPassword } from './security/second-step.ts'
import type { AccountTables } from './tables.ts'
import type { Tokens } from './tokens.ts'

type Needs = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly tokens: Tokens
  readonly passwords: Passwords
}

/** A forgotten password, and the proof that an address is somebody's own. */
export function linkRoutes({ db, quick, config, tokens, passwords }: Needs): readonly Route[] {
  const needMail = (): void => {
    if (!sendsMail(config)) throw new Problem('not-allowed', texts.sendsNoMail)
  }
  return [
    route(requestPassword, async ({ email }, _caller, { language, isAbout }) => {
      needMail()
      const candidate = await signInCandidate(quick, email.trim())
      if (!candidate || candidate.is_disabled) return {}
      const id = candidate.account_id
      isAbout(id)
      await takeGuess(quick, linkBudget('password', id))
      await db.transaction().execute((tx) => orderLink(tx, { purpose: 'password', id, language }))
      return {}
    }),
    route(readLink, async ({ code }) => {
      const link = await findLink(quick, code)
      if (!link) throw new Problem('not-found', texts.noSuchLink)
      return link
    }),
    route(resetPassword, async ({ code, password }, _caller, asking) => {
      // Looked at first, so that nobody keeps the server busy with hashes for links that there are not.
      const link = await findLink(quick, code)
      if (link?.purpose !== 'password') throw new Problem('not-found', texts.noSuchLink)
      const fault = passwordFault(password, [link.email]) ?? (isCommonPassword(password) ? texts.commonPassword : null)
      if (fault !== null) return { error: { password: fault } }
      const hash = await passwords.hash(password)
      return db.transaction().execute(async (tx) => {
        const accountId = await usePasswordLink(tx, code, hash)
        if (accountId === undefined) throw new Problem('not-found', texts.noSuchLink)
        asking.isAbout(accountId)
        const answer = await afterPassword(tx, tokens, accountId, asking)
        return 'ticket' in answer ? { error: { password: texts.secondStep }, secondFactor: answer } : answer
      })
    }),
    workspaceRoute(requestProof, db, async (_input, tx, { accountId: id }, { language }) => {
      const { email, email_proved_at: provedAt } = await tx
        .selectFrom('accounts.account')
        .select(['email', 'email_proved_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(() => new Problem('not-signed-in', texts.invalidToken))
      if (provedAt !== null) return { email, isProved: true }
      needMail()
      await takeGuess(quick, linkBudget('address', id))
      await orderLink(tx, { purpose: 'address', id, language })
      return { email, isProved: false }
    }),
    workspaceRoute(proveAddress, db, async ({ code }, tx) => {
      const email = await useAddressLink(tx, code)
      if (email === undefined) throw new Problem('not-found', texts.noSuchLink)
      return { email }
    }),
  ]
}

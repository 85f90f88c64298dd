import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { AccountData } from '../../../platform/account-data.ts'
import type { Identify } from '../../../platform/access.ts'
import type { Config } from '../../../platform/config.ts'
import { sendsMail } from '../../../platform/config-mail.ts'
import { confine, route, workspaceRoute, type Route } from '../../../platform/http.ts'
import type { Notices } from '../../../platform/notices.ts'
import type { IsOfficeName } from '../../../platform/office-name.ts'
import type { Sample } from '../../../platform/sample.ts'
import { texts } from '../api-texts.ts'
import { register, resume, signIn, signOut, updateUser } from '../contract.ts'
import { cleanName } from '../registration.ts'
import { accountRoutes } from './account/account-routes.ts'
import { readUser } from './account-store.ts'
import { rememberDevice } from './device.ts'
import { createIdentify } from './identify.ts'
import { orderLink } from './link-mails.ts'
import { linkRoutes } from './link-routes.ts'
import { createPasswords } from './passwords.ts'
import { createProviders, type Providers } from './providers/provider-routes.ts'
import { checkInvitation, checkRegistration, foundAccount, refusalOfTwin } from './register.ts'
import { endSession, prolongSession } from './session-store.ts'
import { ownPasskeyRoutes } from './security/own-passkey-routes.ts'
import { passkeyRoutes } from './security/passkey-routes.ts'
import { passwordRoutes } from './security/password-routes.ts'
import { afterPassword, secondStepRoute } from './security/second-step.ts'
import { twoStepRoutes } from './security/two-step-routes.ts'
import { checkPassword } from './sign-in.ts'
import { createKeyRing } from './signing-keys.ts'
import type { AccountTables } from './tables.ts'
import { createTokens } from './tokens.ts'
import { checkedChanges, updatedUser } from './update-user.ts'
import { signedIn, welcome } from './welcome.ts'
import { workspaceRoutes } from './workspaces/workspace-routes.ts'

type Needs = {
  /** For transactions. */
  readonly db: Kysely<AccountTables>
  /** For single statements, of which every request makes one. */
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly clock: () => Date
  /** What each app puts into a new workspace. */
  readonly samples: readonly Sample[]
  /** Whose names go into no mail. */
  readonly isOfficeName: IsOfficeName
  /** What each app keeps of an account. */
  readonly data: readonly AccountData[]
  readonly notices: Pick<Notices, 'notifyAddress'>
}
export type Accounts = { readonly routes: readonly Route[]; readonly identify: Identify }

// Somebody who forgot which of their passwords it was, but not somebody who sits down at their desk.
const guessesPerDevice = 20

/** Who somebody is, and what belongs to them. */
export function createAccounts({ db, quick, config, clock, samples, isOfficeName, data, notices }: Needs): Accounts {
  const tokens = createTokens(createKeyRing(quick), clock)
  const providers = createProviders({ db, quick, config, tokens, clock, samples })
  const passwords = createPasswords({ atOnce: 2, waiting: 100 })
  const limits = { perAccount: config.GUESSES_PER_ACCOUNT, perNetwork: config.GUESSES_PER_NETWORK, perDevice: guessesPerDevice }
  const security = { db, quick, config, clock, passwords, limits }
  return {
    identify: createIdentify(quick, tokens),
    routes: [
      route(signIn, async (_input, _caller, asking) => {
        const outcome = await checkPassword({ db: quick, passwords, limits }, asking)
        if (outcome.kind === 'wrong') return outcome.answer
        const answer = await db.transaction().execute((tx) => afterPassword(tx, tokens, outcome.accountId, asking))
        return 'ticket' in answer ? { error: { email: null, password: texts.secondStep }, secondFactor: answer } : answer
      }),
      route(register, async (registration, _caller, asking) => {
        const { isProved } = await checkInvitation(quick, config.REGISTRATION, registration)
        const refusal = await checkRegistration(quick, registration)
        if (refusal) return refusal
        const passwordHash = await passwords.hash(registration.password)
        const account = {
          provider: 'custom api' as const,
          email: registration.email.trim(),
          displayName: cleanName(registration.displayName),
          passwordHash,
          isProved,
          language: asking.language,
        }
        return db
          .transaction()
          .execute(async (tx) => {
            const { accountId } = await foundAccount(tx, account, { samples, clock })
            asking.isAbout(accountId)
            await rememberDevice(tx, accountId, asking)
            if (sendsMail(config) && !isProved) await orderLink(tx, { purpose: 'address', id: accountId, language: asking.language })
            return welcome(tx, tokens, accountId, asking)
          })
          .catch(refusalOfTwin)
      }),
      workspaceRoute(resume, db, async (_input, tx, { accountId, workspaceId, sessionId }) => {
        await prolongSession(tx, sessionId)
        return signedIn(tx, tokens, { accountId, workspaceId, session: sessionId })
      }),
      ...linkRoutes({ db, quick, config, tokens, passwords }),
      secondStepRoute({ db, quick, config, tokens, clock, limits }),
      ...passkeyRoutes({ db, quick, config, tokens }),
      ...passwordRoutes(security),
      ...twoStepRoutes(security),
      ...ownPasskeyRoutes(security),
      saving(db, providers.saveRecord),
      leaving(db, providers.endAddress),
      ...accountRoutes({ db, quick, config, tokens, passwords, data }),
      ...workspaceRoutes({ db, quick, tokens, config, isOfficeName, notices }),
      ...providers.routes,
    ],
  }
}

/** The session is over before the provider is asked where its own one ends. */
function leaving(db: Kysely<AccountTables>, endAddress: Providers['endAddress']): Route {
  return route(signOut, async (_input, member) => {
    if (member?.kind !== 'member') throw new Problem('not-signed-in', texts.invalidToken)
    const user = await db.transaction().execute(async (tx) => {
      await confine(tx, member)
      await endSession(tx, member.sessionId)
      return readUser(tx, member.accountId, member.workspaceId)
    })
    const address = user && (await endAddress(user.from))
    return address === undefined ? {} : { address }
  })
}

/** The provider is told before the transaction, so that none of them waits for somebody else's server. */
function saving(db: Kysely<AccountTables>, saveRecord: Providers['saveRecord']): Route {
  return route(updateUser, async ({ user }, member) => {
    if (member?.kind !== 'member') throw new Problem('not-signed-in', texts.invalidToken)
    const changes = checkedChanges(member, user)
    await saveRecord(member, changes)
    return db.transaction().execute(async (tx) => {
      await confine(tx, member)
      return updatedUser(tx, member, changes)
    })
  })
}

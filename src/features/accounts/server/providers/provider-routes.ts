import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { returnPath } from '../../../../kit/return-path.ts'
import type { Member } from '../../../../platform/access.ts'
import type { Config } from '../../../../platform/config.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { confine, route, type Route } from '../../../../platform/http.ts'
import type { Sample } from '../../../../platform/sample.ts'
import type { Origin } from '../../contract.ts'
import { exchangeFirebase, finishProvider, readProviders, startProvider } from '../../provider-contract.ts'
import { texts } from '../../provider-texts.ts'
import type { Changes } from '../account-store.ts'
import { newSecret } from '../../../../platform/secrets.ts'
import { passkeySite } from '../security/passkey-site.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { welcome } from '../welcome.ts'
import { createAuth0 } from './auth0.ts'
import { saveFirebaseRecord } from './firebase-record.ts'
import { createFirebase } from './firebase.ts'
import { keepFlow, takeFlow } from './flow-store.ts'
import { lockToken } from './locked-token.ts'
import { createWays } from './oidc-sign-in.ts'
import { providerAccount } from './provider-account.ts'
import { providerToken } from './provider-token.ts'

type Needs = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly tokens: Tokens
  readonly clock: () => Date
  readonly samples: readonly Sample[]
}
export type Providers = {
  readonly routes: readonly Route[]
  /** Tells the provider what somebody wants to keep, where it keeps such things. What it does not take is not to be kept here either. */
  readonly saveRecord: (member: Member, changes: Changes) => Promise<void>
  /** Where somebody goes to end the session at their provider as well. */
  readonly endAddress: (from: Origin) => Promise<string | undefined>
}

/** Signing in at somebody else's, in exchange for a token of ours. */
export function createProviders({ db, quick, config, tokens, clock, samples }: Needs): Providers {
  const auth0 = config.AUTH0_ISSUER === undefined ? undefined : createAuth0(config.AUTH0_ISSUER)
  const ways = createWays(config, auth0)
  const firebaseProfile = createFirebase({ config, clock })
  const needs = { samples, clock, registration: config.REGISTRATION }
  return {
    saveRecord: async (member, changes) => {
      if (!auth0 && !config.FIREBASE) return
      const kept = await db.transaction().execute(async (tx) => {
        await confine(tx, member)
        return providerToken(tx, member)
      })
      if (kept?.provider === 'auth0' && auth0) await auth0.save(kept, changes)
      if (kept?.provider === 'firebase' && config.FIREBASE) await saveFirebaseRecord(config.FIREBASE, kept, changes)
    },
    endAddress: async (from) => (from === 'auth0' || from === 'identity provider' ? ways.get(from)?.end() : undefined),
    routes: [
      route(readProviders, async (_input, _caller, { host }) => ({
        redirects: [...ways].map(([provider, { name }]) => ({ provider, name })),
        ...(config.FIREBASE ? { firebase: config.FIREBASE } : {}),
        isDemo: config.DEMO === 'on',
        registration: config.REGISTRATION,
        ...(config.REGISTRATION_CONTACT === undefined ? {} : { registrationContact: config.REGISTRATION_CONTACT }),
        sendsMail: sendsMail(config),
        passkeys: passkeySite(config, host) !== undefined,
      })),
      route(startProvider, async ({ provider, returnPath: wanted }, _caller, asking) => {
        const way = ways.get(provider)
        if (!way) throw new Problem('not-found', texts.noSuchProvider)
        const { address, ...flow } = await way.begin()
        await keepFlow(quick, { ...flow, provider, returnPath: returnPath(wanted) ?? '/' }, asking)
        return { address }
      }),
      route(finishProvider, async ({ query }, _caller, asking) => {
        const flow = await takeFlow(quick, query, asking)
        const way = flow && ways.get(flow.provider)
        if (!flow || !way) throw new Problem('not-signed-in', texts.flowLost)
        const { profile, accessToken } = await way.finish(query, flow)
        const session = newSecret()
        return db.transaction().execute(async (tx) => {
          const accountId = await providerAccount(tx, profile, { ...needs, language: asking.language })
          asking.isAbout(accountId)
          const locked = accessToken === undefined ? {} : { providerToken: lockToken(accessToken, session) }
          const answer = await welcome(tx, tokens, accountId, { ...asking, session, ...locked })
          return { ...answer, returnPath: flow.returnPath }
        })
      }),
      route(exchangeFirebase, async (brought, _caller, asking) => {
        const profile = await firebaseProfile(brought)
        const session = newSecret()
        return db.transaction().execute(async (tx) => {
          const accountId = await providerAccount(tx, profile, { ...needs, language: asking.language })
          asking.isAbout(accountId)
          return welcome(tx, tokens, accountId, { ...asking, session, providerToken: lockToken(brought.refreshToken, session) })
        })
      }),
    ],
  }
}

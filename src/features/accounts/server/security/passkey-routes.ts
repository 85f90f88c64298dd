import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { confine, route, shortly, type Route } from '../../../../platform/http.ts'
import { newSecret } from '../../../../platform/secrets.ts'
import { texts } from '../../api-texts.ts'
import { signInWithPasskey, startPasskey } from '../../security-contract.ts'
import { rememberDevice } from '../device.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { welcome } from '../welcome.ts'
import { requireSite } from './passkey-site.ts'
import { findPasskey, listCredentials, noteUse } from './passkey-store.ts'
import { askForPasskey, checkPasskey } from './passkeys.ts'
import { accountOfTicket } from './second-factor-store.ts'
import { boundToTicket } from './second-step.ts'

type Needs = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly tokens: Tokens
}

const cookie = '__Host-passkey'
const boundToBrowser = (browser: string): string => `browser ${browser}`

/** Signing in with a passkey instead of a password. */
export function passkeyRoutes({ db, quick, config, tokens }: Needs): readonly Route[] {
  return [
    route(startPasskey, async ({ ticket }, _caller, asking) => {
      const site = requireSite(config, asking.host)
      if (ticket === undefined) return askForPasskey(quick, { site, boundTo: boundToBrowser(browserOf(asking)) })
      const accountId = await accountOfTicket(quick, ticket)
      const account = accountId === undefined ? undefined : { accountId, workspaceId: '' }
      const known = account ? await shortly(db, account, (tx) => listCredentials(tx, account.accountId)) : []
      if (known.length === 0) throw new Problem('not-found', texts.stepOver)
      return askForPasskey(quick, { site, known, boundTo: boundToTicket(ticket) })
    }),
    route(signInWithPasskey, async ({ assertion }, _caller, asking) => {
      const site = requireSite(config, asking.host)
      const passkey = await findPasskey(quick, assertion.id)
      if (!passkey) throw new Problem('not-signed-in', texts.passkeyRefused)
      const { accountId, isDisabled } = passkey
      asking.isAbout(accountId)
      const boundTo = boundToBrowser(asking.cookie(cookie) ?? '')
      const use = await checkPasskey(quick, { site, assertion, passkey, boundTo, isAlone: true })
      if (!use) throw new Problem('not-signed-in', texts.passkeyRefused)
      if (isDisabled) throw new Problem('not-allowed', texts.disabled)
      return db.transaction().execute(async (tx) => {
        await confine(tx, { accountId, workspaceId: '' })
        if (!(await noteUse(tx, passkey, use))) throw new Problem('not-signed-in', texts.passkeyRefused)
        const answer = await welcome(tx, tokens, accountId, asking)
        await rememberDevice(tx, accountId, asking)
        return answer
      })
    }),
  ]
}

/** Several tabs of one browser may wait for a passkey at the same time. */
function browserOf(asking: Asking): string {
  const given = asking.cookie(cookie) ?? ''
  if (/^[\w-]{43}$/.test(given)) return given
  const browser = newSecret()
  asking.setCookie({ name: cookie, value: browser, sameSite: 'Strict' })
  return browser
}

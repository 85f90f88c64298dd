import { sql, type Kysely } from 'kysely'
import type { Asking } from '../../../../platform/asking.ts'
import type { OidcFlow } from '../../../../platform/oidc.ts'
import type { RedirectProvider } from '../../provider-contract.ts'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import type { AccountTables } from '../tables.ts'

const flowCookie = '__Host-sign-in'
const flowSeconds = 10 * 60

type Flow = OidcFlow & { readonly provider: RedirectProvider; readonly returnPath: string }

/** Remembers who went to a provider. Several tabs of one browser may be on their way at the same time. */
export async function keepFlow(db: Kysely<AccountTables>, flow: Flow, asking: Asking): Promise<void> {
  const given = asking.cookie(flowCookie) ?? ''
  const browser = /^[\w-]{43}$/.test(given) ? given : newSecret()
  await db
    .insertInto('accounts.sign_in_flow')
    .values({
      state_hash: secretHash(flow.state),
      browser_hash: secretHash(browser),
      provider: flow.provider,
      verifier: flow.verifier,
      nonce: flow.nonce,
      return_path: flow.returnPath,
      expires_at: sql`platform.moment() + make_interval(secs => ${flowSeconds})`,
    })
    .execute()
  asking.setCookie({ name: flowCookie, value: browser, sameSite: 'Lax', seconds: flowSeconds })
}

/**
 * The flow that an answer belongs to, for the first who asks and never again. Nothing if another browser began it: somebody
 * would be signed in as somebody else without noticing.
 */
export async function takeFlow(db: Kysely<AccountTables>, query: string, asking: Asking): Promise<Flow | undefined> {
  const state = new URLSearchParams(query).get('state') ?? ''
  const row = await db
    .deleteFrom('accounts.sign_in_flow')
    .where('state_hash', '=', secretHash(state))
    .returning([
      'browser_hash',
      'provider',
      'verifier',
      'nonce',
      'return_path',
      sql<boolean>`expires_at > platform.moment()`.as('is_fresh'),
    ])
    .executeTakeFirst()
  if (!row?.is_fresh || !row.browser_hash.equals(secretHash(asking.cookie(flowCookie) ?? ''))) return undefined
  return { state, verifier: row.verifier, nonce: row.nonce, provider: row.provider, returnPath: row.return_path }
}

import type { Kysely } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { returnPath } from '../../../kit/return-path.ts'
import type { Asking } from '../../../platform/asking.ts'
import { officeCookie } from '../../../platform/http.ts'
import type { Oidc, OidcClaims, OidcFlow } from '../../../platform/oidc.ts'
import { newSecret } from '../../../platform/secrets.ts'
import type { finish, Refusal, signIn } from '../contract.ts'
import { keepFlow, takeFlow } from './flow-store.ts'
import { beginSession } from './office-session-store.ts'
import { personOf } from './person.ts'
import type { DeskTables } from './tables.ts'

/** Where the tax office signs in. */
export type Door = { readonly issuer: string; readonly oidc: Oidc }
type Needs = { readonly db: Kysely<DeskTables>; readonly door: Door | undefined }
/** By which claim the provider tells the officer's own number as a taxpayer, if it does. */
type FinishNeeds = Needs & { readonly pidClaim: string | undefined }

const flowCookie = '__Host-office-flow'
const flowSeconds = 600

export async function beginSignIn({ db, door }: Needs, input: InputOf<typeof signIn>, asking: Asking): Promise<OutputOf<typeof signIn>> {
  if (!door) return { refusal: 'not-offered' }
  // A session at the provider that somebody left open on this machine must not be enough.
  const { address, ...flow } = await door.oidc.begin({ scope: 'openid profile email', parameters: { prompt: 'login' } })
  const browser = newSecret()
  await keepFlow(db, { ...flow, returnPath: returnPath(input.returnPath) ?? '/desk' }, browser)
  asking.setCookie({ name: flowCookie, value: browser, sameSite: 'Strict', seconds: flowSeconds })
  return { address }
}

export async function finishSignIn(
  { db, door, pidClaim }: FinishNeeds,
  { query }: InputOf<typeof finish>,
  asking: Asking,
): Promise<OutputOf<typeof finish>> {
  const given = new URLSearchParams(query)
  const flow = await takeFlow(db, given.get('state') ?? '', asking.cookie(flowCookie) ?? '')
  if (!door || !flow) return refused('outdated')
  asking.setCookie({ name: flowCookie, value: '', sameSite: 'Strict' })
  if (given.has('error')) return refused('cancelled')
  const claims = await claimsFor(door.oidc, query, flow)
  if (!claims) return refused('outdated')
  const person = personOf(claims, door.issuer, pidClaim)
  asking.isAbout(person.subject)
  const session = await beginSession(db, person, asking.cookie(officeCookie))
  // Without an age the cookie ends with the browser; the database knows when the session does.
  asking.setCookie({ name: officeCookie, value: session ?? '', sameSite: 'Strict' })
  return session === undefined ? refused('no-role') : { returnPath: flow.returnPath }
}

function refused(refusal: Refusal): { readonly refusal: Refusal } {
  return { refusal }
}

/** Nothing if the provider does not confirm them; a provider that is away stays a problem. */
async function claimsFor(oidc: Oidc, query: string, flow: OidcFlow): Promise<OidcClaims | undefined> {
  try {
    return (await oidc.finish(query, flow)).claims
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-signed-in') return undefined
    throw error
  }
}

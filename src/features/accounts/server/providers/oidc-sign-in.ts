import type { Config } from '../../../../platform/config.ts'
import { createOidc, type Oidc, type OidcClaims, type OidcFlow } from '../../../../platform/oidc.ts'
import type { RedirectProvider } from '../../provider-contract.ts'
import { auth0Scope, type Auth0 } from './auth0.ts'
import type { ProviderProfile } from './provider-account.ts'
import { realmRole } from './realm-role.ts'

/** A way to sign in that leads to a provider and back. */
type Way = {
  readonly name: string
  readonly begin: () => ReturnType<Oidc['begin']>
  readonly finish: (query: string, flow: OidcFlow) => Promise<Confirmed>
  readonly end: Oidc['end']
}
type Confirmed = {
  readonly profile: ProviderProfile
  /** The provider's own token, where we ask it again later. */
  readonly accessToken?: string
}
type Ways = ReadonlyMap<RedirectProvider, Way>

/** Where the page is that takes the provider's answer. */
const callbackPath = '/callback'

/** What is configured; the providers themselves are looked up when somebody chooses them. */
export function createWays(config: Config, auth0: Auth0 | undefined): Ways {
  const { OIDC_ISSUER, OIDC_CLIENT_ID = '', AUTH0_ISSUER, AUTH0_CLIENT_ID = '' } = config
  const redirectUri = `${config.PUBLIC_ADDRESS}${callbackPath}`
  const ways = new Map<RedirectProvider, Way>()
  if (OIDC_ISSUER !== undefined) {
    const clientSecret = config.OIDC_CLIENT_SECRET
    const oidc = createOidc({ issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret, redirectUri })
    ways.set('identity provider', { name: config.OIDC_NAME, ...realmWay(oidc) })
  }
  if (AUTH0_ISSUER !== undefined && auth0) {
    const clientSecret = config.AUTH0_CLIENT_SECRET
    const oidc = createOidc({ issuer: AUTH0_ISSUER, clientId: AUTH0_CLIENT_ID, clientSecret, redirectUri })
    ways.set('auth0', { name: 'Auth0', ...auth0Way(oidc, auth0) })
  }
  return ways
}

function realmWay(oidc: Oidc): Omit<Way, 'name'> {
  return {
    begin: () => oidc.begin({ scope: 'openid profile email' }),
    end: oidc.end,
    finish: async (query, flow) => {
      const { claims } = await oidc.finish(query, flow)
      const profile = { ...claimed(claims), provider: 'identity provider' as const, role: realmRole(claims['realm_access']) }
      return { profile }
    },
  }
}

function auth0Way(oidc: Oidc, auth0: Auth0): Omit<Way, 'name'> {
  return {
    begin: () => oidc.begin({ scope: auth0Scope, parameters: { audience: auth0.audience } }),
    end: oidc.end,
    finish: async (query, flow) => {
      const { claims, accessToken } = await oidc.finish(query, flow)
      const base = claimed(claims)
      const told = await auth0.read({ subject: claims.sub, token: accessToken })
      const profile: ProviderProfile = {
        ...base,
        provider: 'auth0',
        role: 'admin',
        names: [told?.username, told?.name, told?.nickname, ...base.names],
        email: told?.email ?? base.email,
        isVerified: told?.email === undefined ? base.isVerified : told.email_verified,
        picture: told?.picture ?? base.picture,
        record: told?.record,
      }
      return { profile, accessToken }
    },
  }
}

function claimed(claims: OidcClaims): Omit<ProviderProfile, 'provider' | 'role'> {
  const { iss: issuer, sub: subject, email, email_verified: isVerified, picture } = claims
  return { issuer, subject, names: [claims['name'], claims['preferred_username'], claims['nickname']], email, isVerified, picture }
}

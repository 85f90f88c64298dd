import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { errors, Provider, type ClientMetadata } from 'oidc-provider'
import { createMemory } from './identity-provider/memory.ts'
import { answerProfile, profilePath, profileScopes } from './identity-provider/profiles.ts'
import { answerSignIn, askToSignOut, signInPath } from './identity-provider/sign-in-page.ts'
import { claimsOf, createUsers, type ProviderUser, type Users } from './identity-provider/users.ts'

type ProviderClient = { readonly id: string; readonly secret?: string }
type Options = {
  readonly users: readonly ProviderUser[]
  readonly redirectUris: readonly string[]
  /** By default one with a secret, called `workspace`. */
  readonly clients?: readonly ProviderClient[]
}
export type IdentityProvider = {
  readonly issuer: string
  readonly change: Users['change']
  readonly find: Users['find']
  /** For a product that learns its own address after the provider has started. */
  readonly allowRedirect: (redirectUri: string) => void
  /** From now on profiles are answered with this status; with nothing, as they should be. */
  readonly failProfiles: (status?: number) => void
  readonly stop: () => Promise<void>
}

export const workspaceClient = { id: 'workspace', secret: 'not-a-secret-in-a-test' }

/** A real provider of OpenID Connect on this machine, set up like a realm of Keycloak, with the profiles of Auth0 beside it. */
export async function anIdentityProvider(options: Options): Promise<IdentityProvider> {
  const server = createServer()
  const issuer = await listening(server)
  const users = createUsers(options.users)
  const redirectUris = new Set(options.redirectUris)
  const provider = await createProvider(issuer, users, options.clients ?? [workspaceClient])
  provider.Client.prototype.redirectUriAllowed = (uri) => redirectUris.has(uri)
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => [...redirectUris].some((each) => new URL('/', each).href === uri)
  const answerAll = provider.callback()
  let profileStatus: number | undefined
  server.on('request', (request, reply) => {
    const path = (request.url ?? '').replace(/\?.*$/, '')
    if (signInPath.test(path)) return void answerSignIn(provider, users, request, reply)
    if (!profilePath.test(path)) return void answerAll(request, reply)
    if (profileStatus === undefined) return void answerProfile(provider, users, request, reply)
    return void reply.writeHead(profileStatus).end()
  })
  return {
    issuer,
    change: users.change,
    find: users.find,
    allowRedirect: (redirectUri) => void redirectUris.add(redirectUri),
    failProfiles: (status) => void (profileStatus = status),
    stop: () => stopped(server),
  }
}

async function createProvider(issuer: string, users: Users, clients: readonly ProviderClient[]): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(issuer, {
    adapter: createMemory(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }] },
    clients: clients.map(clientMetadata),
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    // Keycloak writes everything about somebody into the ID token.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'nickname', 'picture', 'pid', 'realm_access'],
      email: ['email', 'email_verified'],
    },
    scopes: ['openid', 'profile', 'email', ...profileScopes],
    extraParams: { audience: (ctx, audience) => checkAudience(String(ctx.oidc.params?.['scope']), audience, `${issuer}/api/v2/`) },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { logoutSource: askToSignOut } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 3600, IdToken: 300, AuthorizationCode: 60 },
    findAccount: (_ctx, subject) => {
      const user = users.find(subject)
      return user && { accountId: subject, claims: () => claimsOf(subject, user) }
    },
    // Nobody is asked whether the product may know them: it belongs to the same office.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
      await grant.save()
      return grant
    },
  })
}

/** Auth0 gives its scopes to tokens for its own interface only. */
function checkAudience(scope: string, audience: string | undefined, expected: string): void {
  if (scope.includes('current_user') && audience !== expected) throw new errors.InvalidRequest('unknown audience')
}

function clientMetadata({ id, secret }: ProviderClient): ClientMetadata {
  return {
    client_id: id,
    // Never compared: the set of addresses may grow while the provider runs.
    redirect_uris: ['https://nobody.example/callback'],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    ...(secret === undefined
      ? { token_endpoint_auth_method: 'none' }
      : { client_secret: secret, token_endpoint_auth_method: 'client_secret_post' }),
  }
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)) // listening on TCP
  })
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
} from 'openid-client'
import { Problem } from '../kit/problem.ts'

type OidcOptions = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string
}
/** What must be remembered, out of the browser's reach, until it comes back. */
export type OidcFlow = { readonly state: string; readonly verifier: string; readonly nonce: string }
/** Who the provider says it was: signed by it, meant for us, and for this very flow. */
export type OidcClaims = { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown }

export type Oidc = {
  readonly begin: (wish: {
    readonly scope: string
    /** Further parameters of the address, such as `audience` or `prompt`. */
    readonly parameters?: Readonly<Record<string, string>>
  }) => Promise<OidcFlow & { readonly address: string }>
  /** Takes the query of the address that the browser came back with. */
  readonly finish: (query: string, flow: OidcFlow) => Promise<{ readonly claims: OidcClaims; readonly accessToken: string }>
  /** Where the provider's own session is ended, if it can be reached and offers that. */
  readonly end: () => Promise<string | undefined>
}

const timeoutSeconds = 5

/** Signs in at a provider of OpenID Connect: authorisation code with PKCE, state and nonce. It is looked up when first needed. */
export function createOidc(options: OidcOptions): Oidc {
  let known: Promise<Configuration> | undefined
  const configuration = (): Promise<Configuration> => {
    known ??= discover(options).catch((error: unknown) => {
      // Whoever comes next asks again.
      known = undefined
      throw away(error)
    })
    return known
  }
  return {
    begin: async ({ scope, parameters = {} }) => {
      const [state, verifier, nonce] = [randomState(), randomPKCECodeVerifier(), randomNonce()]
      const address = buildAuthorizationUrl(await configuration(), {
        ...parameters,
        redirect_uri: options.redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, state, verifier, nonce }
    },
    finish: async (query, flow) => {
      const found = await configuration()
      const address = new URL(options.redirectUri)
      address.search = query
      return exchange(found, address, flow)
    },
    end: async () => {
      const found = await configuration().catch(() => undefined)
      if (found?.serverMetadata().end_session_endpoint === undefined) return undefined
      // NOTE Without the ID token as a hint the provider asks whether it should; with it a token would stand in the address.
      return buildEndSessionUrl(found, { post_logout_redirect_uri: new URL('/', options.redirectUri).href }).href
    },
  }
}

async function exchange(found: Configuration, address: URL, { state, verifier, nonce }: OidcFlow): ReturnType<Oidc['finish']> {
  try {
    const tokens = await authorizationCodeGrant(found, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('the answer holds no ID token')
    return { claims, accessToken: tokens.access_token }
  } catch (error) {
    throw isAway(error) ? away(error) : new Problem('not-signed-in', 'The identity provider did not confirm who you are.', { cause: error })
  }
}

function discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature of the ID token is checked although it comes straight from the provider.
    // oxlint-disable-next-line typescript/no-deprecated -- it is marked so to stand out; only a provider on this machine gets it
    execute: [enableNonRepudiationChecks, ...(isOnThisMachine(issuer) ? [allowInsecureRequests] : [])],
  })
}

function isOnThisMachine(issuer: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(issuer).hostname)
}

function away(cause: unknown): Problem {
  const message = 'The identity provider does not answer right now. Please try again later.'
  return new Problem('unavailable', message, { cause, retryAfterSeconds: 10 })
}

/** Not reached, not in time, or in trouble itself; everything else is an answer, and a wrong one. */
function isAway(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500
  // What `fetch` throws where there is no connection.
  if (error instanceof TypeError) return error.message === 'fetch failed'
  if (!(error instanceof ClientError)) return false
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
}

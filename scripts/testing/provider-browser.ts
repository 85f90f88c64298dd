import type { LightMyRequestResponse } from 'fastify'
import type { RedirectProvider } from '../../src/features/accounts/provider-contract.ts'
import { workspaceClient, type IdentityProvider } from './identity-provider.ts'
import { visitProvider } from './provider-visit.ts'
import type { TestServer } from './server.ts'

type Person = { readonly username: string; readonly password: string }

const publicAddress = 'https://steuern.example'
export const callbackAddress = `${publicAddress}/callback`

/** How a server is told to offer this provider, as an identity provider and as Auth0. */
export function providerSettings({ issuer }: Pick<IdentityProvider, 'issuer'>): Readonly<Record<string, string>> {
  const { id, secret } = workspaceClient
  return {
    PUBLIC_ADDRESS: publicAddress,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: id,
    OIDC_CLIENT_SECRET: secret,
    AUTH0_ISSUER: `${issuer}/`,
    AUTH0_CLIENT_ID: id,
    AUTH0_CLIENT_SECRET: secret,
  }
}

/** A browser that keeps the cookies of our server, and nothing else. */
export class ProviderBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: TestServer['app']

  constructor({ app }: Pick<TestServer, 'app'>) {
    this.#app = app
  }

  start(provider: RedirectProvider, returnPath = '/apps/mail'): Promise<LightMyRequestResponse> {
    return this.#post('/api/auth/provider/start', { provider, returnPath })
  }

  finish(query: string): Promise<LightMyRequestResponse> {
    return this.#post('/api/auth/provider/finish', { query })
  }

  /** Goes to the provider, signs in there, and comes back with its answer. */
  async visit(provider: RedirectProvider, person: Person, returnPath?: string): Promise<string> {
    const { address } = (await this.start(provider, returnPath)).json<{ address: string }>()
    return (await visitProvider(address, person)).search
  }

  async signIn(provider: RedirectProvider, person: Person): Promise<LightMyRequestResponse> {
    return this.finish(await this.visit(provider, person))
  }

  async #post(url: string, payload: object): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#app.inject({ method: 'POST', url, payload, headers: { cookie } })
    for (const { name, value } of reply.cookies) this.cookies.set(name, value)
    return reply
  }
}

import type { SignedIn } from '../../src/features/accounts/contract.ts'
import { acceptInvitation, invite, type Role } from '../../src/features/accounts/workspace-contract.ts'
import type { Endpoint, OutputOf } from '../../src/kit/endpoint.ts'
import { anAccount, bearer, type TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'

type Asking = { readonly token: string } | undefined
type App = Pick<TestServer, 'app'>

/** Makes a call of the contract over the wire, as somebody or as a guest. */
export async function ask({ app }: App, by: Asking, { method, path }: Endpoint, input: Readonly<Record<string, unknown>> = {}) {
  const headers = by === undefined ? {} : bearer(by.token)
  return method === 'POST'
    ? app.inject({ method, url: path, headers, payload: input })
    : app.inject({ method, url: path, headers, query: input as Record<string, string> }) // calls that read have texts only
}

/** What a call is answered where it goes well; otherwise the test fails with the answer. */
export async function answerTo<E extends Endpoint>(
  server: App,
  by: Asking,
  endpoint: E,
  input: Readonly<Record<string, unknown>> = {},
): Promise<OutputOf<E>> {
  const reply = await ask(server, by, endpoint, input)
  if (reply.statusCode !== 200) throw new Error(`${endpoint.path}: ${reply.statusCode} ${reply.body}`)
  return reply.json<OutputOf<E>>()
}

/** An account comes into the workspace of an admin by invitation; its token is for there from now on. */
export async function join(server: App, admin: TestAccount, account: TestAccount, role: Role): Promise<TestAccount> {
  const { code } = (await ask(server, admin, invite, { email: account.email, role })).json<{ code: string }>()
  const { access_token: token } = (await ask(server, account, acceptInvitation, { code })).json<SignedIn>()
  return { ...account, token }
}

/** Another account that has come into the workspace of an admin. */
export async function aColleague(
  server: Pick<TestServer, 'app' | 'database'>,
  admin: TestAccount,
  { role = 'staff', displayName = 'Beat Beispiel' }: { readonly role?: Role; readonly displayName?: string } = {},
): Promise<TestAccount> {
  return join(server, admin, await anAccount(server, { displayName }), role)
}

import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../src/features/accounts/contract.ts'
import type { TestServer } from './server.ts'

export type TestAccount = {
  readonly id: string
  readonly workspaceId: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** An account of its own with its workspace, registered over the wire like any other; its address is proved unless told otherwise. */
export async function anAccount(
  { app, database }: Pick<TestServer, 'app' | 'database'>,
  { displayName = 'Anna Muster', email = `${randomUUID()}@example.com`, isProved = true } = {},
): Promise<TestAccount> {
  const password = `Quitten ${randomUUID()}`
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload: { displayName, email, password } })
  const { user, access_token: token } = reply.json<SignedIn>()
  if (isProved) await database.owner.query('update accounts.account set email_proved_at = platform.moment() where id = $1', [user.uuid])
  return { id: user.uuid, workspaceId: user.workspace.id, email, password, token }
}

export function basic(name: string, password: string): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` }
}

export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` }
}

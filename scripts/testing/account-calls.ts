import { vi } from 'vitest'
import type { AuthUser, SignedIn } from '../../src/features/accounts/contract.ts'

export type Sent = { readonly path: string; readonly authorization: string | undefined; readonly body: unknown }
type Answer = (sent: Sent) => unknown

/** A server by its answers: what a page gets for each path, and what it sent. A path without an answer cannot be reached. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): readonly Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit = {}) => {
    const { pathname: path } = new URL(address, location.origin)
    const call: Sent = {
      path,
      authorization: new Headers(headers).get('authorization') ?? undefined,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    }
    sent.push(call)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  return sent
}

/** A refusal as the server words it. */
export function refusal(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ code, message }, { status, headers })
}

/** Where nothing but our own form is set up. */
export const noOtherWays = { redirects: [], isDemo: false, registration: 'open', sendsMail: true, passkeys: false } as const

export function aWireUser(change: Partial<AuthUser> = {}): AuthUser {
  return {
    uuid: '0190a000-0000-7000-8000-000000000001',
    from: 'custom api',
    role: ['admin'],
    data: { displayName: 'Anna Muster', photoURL: '', email: 'anna@example.com', settings: {} },
    workspace: { id: '0190a000-0000-7000-8000-000000000002', name: 'Anna Muster' },
    ...change,
  }
}

export function aSignedIn(change: Partial<AuthUser> = {}): SignedIn {
  return { user: aWireUser(change), access_token: 'a.fresh.token' }
}

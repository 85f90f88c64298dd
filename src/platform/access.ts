import type { Access } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'

export type Member = { readonly accountId: string; readonly workspaceId: string; readonly roles: readonly string[] }
export type Caller = Member | null

/** Turns the Authorization header of a request into its caller; nobody where the header is missing or no longer valid. */
export type Identify = (authorization: string | undefined) => Promise<Caller>

export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'public') return
  if (!caller) throw new Problem('not-signed-in', 'Please sign in.')
  if (access === 'admin' && !caller.roles.includes('admin')) throw new Problem('not-allowed', 'Your role does not allow this.')
}

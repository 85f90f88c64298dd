import { mayRepeat, officeRoles, type Access, type Endpoint, type OfficeRole } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'

/** Somebody who works in a workspace. */
export type Member = {
  readonly kind: 'member'
  readonly accountId: string
  readonly workspaceId: string
  readonly roles: readonly string[]
  /** Which of their sessions this is; also its key at rest. */
  readonly sessionId: string
  /** Where a script calls with an access token, which has no session: what it may do. */
  readonly token?: 'read' | 'write'
  /** Whether the account will be deleted, unless its owner keeps it. */
  readonly isLeaving?: true
}
/** Somebody who acts for the tax office, known by a session of its own. */
export type Officer = { readonly kind: 'officer'; readonly id: string; readonly name: string; readonly roles: readonly OfficeRole[] }
export type Caller = Member | Officer | null

/** Turns the Authorization header of a request into its member; nobody where the header is missing or no longer valid. */
export type Identify = (authorization: string | undefined) => Promise<Member | null>
/** The same for the cookie of the tax office; whoever asks in passing does not keep the session alive. */
export type IdentifyOfficer = (cookie: string | undefined, isInPassing: boolean) => Promise<Officer | null>

export function isForOffice(access: Access): access is 'office' | OfficeRole {
  return access === 'office' || isOfficeRole(access)
}

export function isOfficeRole(role: string): role is OfficeRole {
  return (officeRoles as readonly string[]).includes(role)
}

export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'public') return
  if (isForOffice(access)) return checkOffice(access, caller)
  if (caller?.kind !== 'member') throw new Problem('not-signed-in', 'Please sign in.')
  if (access === 'admin' && !caller.roles.includes('admin')) throw new Problem('not-allowed', 'Your role does not allow this.')
}

// Who somebody is, and who belongs to a workspace.
const forPeopleOnly = /^\/api\/(?:account|auth|invitations|workspaces)(?:\/|$)/

/** Whether an access token may make a call at all: apps only, and nothing that is told as a security event. */
export function isForTokens({ access, path, watched }: Pick<Endpoint, 'access' | 'path' | 'watched'>): boolean {
  return (access === 'signed-in' || access === 'admin') && !forPeopleOnly.test(path) && watched === undefined
}

/** A token that got into wrong hands must not lead to the account, nor to more tokens. */
export function checkToken(endpoint: Endpoint, caller: Caller): void {
  if (caller?.kind !== 'member' || caller.token === undefined) return
  if (!isForTokens(endpoint)) throw new Problem('not-allowed', 'Access tokens are not allowed here.')
  if (caller.token === 'read' && !mayRepeat(endpoint)) throw new Problem('not-allowed', 'This access token may only read.')
}

/** What the page hides before an account is deleted, no other program gets either. */
export function checkLeaving({ isForLeaving }: Pick<Endpoint, 'isForLeaving'>, caller: Caller): void {
  if (caller?.kind !== 'member' || !caller.isLeaving || isForLeaving) return
  throw new Problem('not-allowed', 'This account will be deleted. Keep it first.')
}

/** A lead may do what a clerk may; who audits only reads what there is to audit. */
function checkOffice(access: 'office' | OfficeRole, caller: Caller): void {
  if (caller?.kind !== 'officer') throw new Problem('not-signed-in', 'Please sign in at the tax office.')
  if (access === 'office' || caller.roles.includes(access)) return
  if (access === 'office-clerk' && caller.roles.includes('office-lead')) return
  throw new Problem('not-allowed', 'Your role at the tax office does not allow this.')
}

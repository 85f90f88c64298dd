import { Problem } from '../../../../kit/problem.ts'
import type { Role } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'

export type Belonging = { readonly accountId: string; readonly role: Role; readonly isFounder: boolean; readonly isDisabled: boolean }

/** Somebody may become anything, as long as an admin is left. */
export function checkRoleChange(members: readonly Belonging[], accountId: string, role: Role): void {
  const member = found(members, accountId)
  if (role !== 'admin') checkAdminIsLeft(members, member)
}

/** Whoever founded the workspace stays in it, because everybody has a workspace to work in. */
export function checkRemoval(members: readonly Belonging[], accountId: string, byId: string): void {
  const member = found(members, accountId)
  if (accountId === byId) throw new Problem('conflict', texts.notYourself)
  if (member.isFounder) throw new Problem('conflict', texts.founderStays)
  checkAdminIsLeft(members, member)
}

export function checkLeaving(members: readonly Belonging[], accountId: string): void {
  const member = found(members, accountId)
  if (member.isFounder) throw new Problem('conflict', texts.ownWorkspace)
  checkAdminIsLeft(members, member)
}

function found(members: readonly Belonging[], accountId: string): Belonging {
  const member = members.find((each) => each.accountId === accountId)
  if (!member) throw new Problem('not-found', texts.noSuchMember)
  return member
}

function checkAdminIsLeft(members: readonly Belonging[], without: Belonging): void {
  if (without.role !== 'admin') return
  const isLeft = members.some((member) => member !== without && member.role === 'admin' && !member.isDisabled)
  if (!isLeft) throw new Problem('conflict', texts.lastAdmin)
}

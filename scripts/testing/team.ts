import { Problem } from '../../src/kit/problem.ts'
import type { OutputOf } from '../../src/kit/endpoint.ts'
import type { AuthUser, SignedIn } from '../../src/features/accounts/contract.ts'
import {
  changeRole,
  invite,
  leaveWorkspace,
  listInvitations,
  listMembers,
  listWorkspaces,
  removeMember,
  renameWorkspace,
  revokeInvitation,
  switchWorkspace,
  type Role,
} from '../../src/features/accounts/workspace-contract.ts'
import { serveContract, serving } from './contract-server.ts'

type Members = OutputOf<typeof listMembers>
type Workspaces = OutputOf<typeof listWorkspaces>
type Invitations = OutputOf<typeof listInvitations>
type Team = { workspaces: Workspaces; members: Members; invitations: Invitations }

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`
const [annaId, beatId, ownId, otherId] = [idOf(1), idOf(2), idOf(3), idOf(4)] as const
export const code = 'c'.repeat(43)

/** Anna Muster at work in her own workspace with Beat Beispiel; she also belongs to that of others. */
export function aTeam({ role = 'admin', isOwn = true }: { readonly role?: Role; readonly isOwn?: boolean } = {}): Team {
  const own = { id: ownId, name: 'Muster AG', role, isOwn, isCurrent: true }
  const other = { id: otherId, name: 'Beispiel GmbH', role: 'staff' as const, isOwn: !isOwn, isCurrent: false }
  const at = '2026-03-01T08:00:00.000Z'
  const anna = {
    accountId: annaId,
    displayName: 'Anna Muster',
    email: 'anna@example.org',
    photoURL: '',
    role,
    joinedAt: at,
    isMe: true,
    isFounder: true,
  }
  const otherRole: Role = role === 'admin' ? 'staff' : 'admin'
  const beat = {
    accountId: beatId,
    displayName: 'Beat Beispiel',
    email: 'beat@example.org',
    photoURL: '',
    role: otherRole,
    joinedAt: at,
    isMe: false,
    isFounder: false,
  }
  const invitation = { id: idOf(5), email: 'carla@example.org', role: 'staff' as const, expiresAt: '2026-12-01T08:00:00.000Z' }
  return { workspaces: [own, other], members: [anna, beat], invitations: [invitation] }
}

/** Anna in the words of the wire, at work in one of her workspaces. */
export function annaIn({ id, name, role }: Workspaces[number]): AuthUser {
  const data = { displayName: 'Anna Muster', photoURL: '', email: 'anna@example.org', settings: {} }
  return { uuid: annaId, from: 'custom api', role: [role], data, workspace: { id, name } }
}

/** A server that keeps this one team, which a test may change behind the page's back. */
export function serveTeam(team: Team): { readonly asked: readonly string[] } {
  function moveTo(id: string): SignedIn {
    team.workspaces = team.workspaces.map((each) => ({ ...each, isCurrent: each.id === id }))
    const current = team.workspaces.find(({ isCurrent }) => isCurrent)
    if (!current) throw new Problem('not-found', 'There is no such workspace.')
    return { user: annaIn(current), access_token: `token for ${current.name}` }
  }

  function rename(name: string): { name: string } {
    team.workspaces = team.workspaces.map((each) => (each.isCurrent ? { ...each, name } : each))
    return { name }
  }

  return serveContract([
    serving(listWorkspaces, () => team.workspaces),
    serving(listMembers, () => team.members),
    serving(listInvitations, () => team.invitations),
    serving(renameWorkspace, ({ name }) => rename(name)),
    serving(switchWorkspace, ({ workspaceId }) => moveTo(workspaceId)),
    serving(leaveWorkspace, () => {
      const own = team.workspaces.find(({ isOwn }) => isOwn)
      const answer = moveTo(own?.id ?? '')
      team.workspaces = team.workspaces.filter(({ isOwn }) => isOwn)
      return answer
    }),
    serving(changeRole, ({ accountId, role }) => {
      team.members = team.members.map((each) => (each.accountId === accountId ? { ...each, role } : each))
      if (accountId === annaId) team.workspaces = team.workspaces.map((each) => (each.isCurrent ? { ...each, role } : each))
      return team.members
    }),
    serving(removeMember, ({ accountId }) => (team.members = team.members.filter((each) => each.accountId !== accountId))),
    ...invitationCalls(team),
  ])
}

function invitationCalls(team: Team): Parameters<typeof serveContract>[0] {
  return [
    serving(invite, ({ email, role }) => {
      if (team.members.some((each) => each.email === email)) return { error: { email: 'This person is already a member' } }
      const invitation = { id: idOf(6), email, role, expiresAt: '2026-11-29T08:00:00.000Z' }
      team.invitations = [invitation, ...team.invitations.filter((each) => each.email !== email)]
      return { invitation, code, isMailed: false }
    }),
    serving(revokeInvitation, ({ id }) => (team.invitations = team.invitations.filter((each) => each.id !== id))),
  ]
}

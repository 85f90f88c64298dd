import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import type { LiveTopics } from '../../../../shell/parts/live/use-live.ts'
import { sessionStore, useUser } from '../../../../shell/workspace/session/session.ts'
import { listInvitations, listMembers, listWorkspaces } from '../../workspace-contract.ts'

export type Workspaces = OutputOf<typeof listWorkspaces>
export type Workspace = Workspaces[number]
export type Members = OutputOf<typeof listMembers>
export type Member = Members[number]
export type Invitations = OutputOf<typeof listInvitations>
export type Invitation = Invitations[number]
/** What the server tells once; with the dialog that shows it, it is gone. */
export type MadeLink = { readonly invitation: Invitation; readonly code: string; readonly isMailed: boolean }

/** Whatever changes in a workspace, all lists of this page may show it. */
export const teamTopics: LiveTopics = { workspace: () => [['team']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useTeamKey(list: 'workspaces' | 'members' | 'invitations' | 'own-invitations'): QueryKey {
  const workspaceId = useUser()?.workspace.id
  return ['team', workspaceId, list]
}

export function useWorkspaces(): UseQueryResult<Workspaces> {
  const session = sessionStore.useStore()
  return useQuery({
    queryKey: useTeamKey('workspaces'),
    queryFn: async ({ signal }) => {
      const workspaces = await call(listWorkspaces, {}, { signal })
      tellSession(session, workspaces)
      return workspaces
    },
  })
}

export function useMembers(): UseQueryResult<Members> {
  return useQuery({ queryKey: useTeamKey('members'), queryFn: ({ signal }) => call(listMembers, {}, { signal }) })
}

export function useInvitations(): UseQueryResult<Invitations> {
  return useQuery({ queryKey: useTeamKey('invitations'), queryFn: ({ signal }) => call(listInvitations, {}, { signal }) })
}

/** Menu and doors follow the role that another admin gave, without signing in again. */
function tellSession(session: ReturnType<typeof sessionStore.useStore>, workspaces: Workspaces): void {
  const { user, updateUser } = session.getState()
  const current = workspaces.find(({ isCurrent }) => isCurrent)
  if (!user || current?.id !== user.workspace.id) return
  const { id, name, role } = current
  if (user.workspace.name === name && user.roles.includes(role)) return
  updateUser({ ...user, roles: [role], workspace: { id, name } })
}

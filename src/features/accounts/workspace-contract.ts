import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { SignedIn } from './contract.ts'

export const roles = ['admin', 'staff'] as const
export type Role = (typeof roles)[number]
const Role = z.enum(roles)
const Id = z.uuid()

const Workspace = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  /** Whether it began with this account. */
  isOwn: z.boolean(),
  isCurrent: z.boolean(),
})
const WorkspaceMember = z.object({
  accountId: Id,
  displayName: z.string(),
  email: z.string(),
  photoURL: z.string(),
  role: Role,
  joinedAt: z.iso.datetime(),
  isMe: z.boolean(),
  /** The workspace began with this account, which therefore stays. */
  isFounder: z.boolean(),
})
const Invitation = z.object({ id: Id, email: z.string(), role: Role, expiresAt: z.iso.datetime() })

export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/api/workspaces',
  access: 'signed-in',
  summary: 'The workspaces somebody belongs to',
  input: z.object({}),
  output: z.array(Workspace),
})

export const switchWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/switch',
  access: 'signed-in',
  summary: 'Goes on in another workspace, from now on and after the next sign-in',
  input: z.object({ workspaceId: Id }),
  output: SignedIn,
})

export const renameWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/rename',
  access: 'admin',
  summary: 'Gives the workspace another name',
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/workspaces/members',
  access: 'signed-in',
  summary: 'Who belongs to the workspace',
  input: z.object({}),
  output: z.array(WorkspaceMember),
})

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/workspaces/members/role',
  access: 'admin',
  watched: 'role-change',
  summary: 'Gives a member another role; the last admin stays one',
  input: z.object({ accountId: Id, role: Role }),
  output: z.array(WorkspaceMember),
})

export const removeMember = endpoint({
  method: 'POST',
  path: '/api/workspaces/members/remove',
  access: 'admin',
  watched: 'role-change',
  summary: 'Removes a member, whose sessions here end at once',
  input: z.object({ accountId: Id }),
  output: z.array(WorkspaceMember),
})

export const leaveWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/leave',
  access: 'signed-in',
  watched: 'role-change',
  summary: 'Leaves the workspace of somebody else and goes on in the own one',
  input: z.object({}),
  output: SignedIn,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/workspaces/invitations',
  access: 'admin',
  summary: 'Who is invited and has not come yet',
  input: z.object({}),
  output: z.array(Invitation),
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/workspaces/invitations/new',
  access: 'admin',
  watched: 'role-change',
  summary: 'Invites an e-mail address, by mail where that is set up; the code for the link is told this once',
  limit: 'invite',
  input: z.object({ email: z.string(), role: Role }),
  output: z.union([
    z.object({ invitation: Invitation, code: z.string(), isMailed: z.boolean() }),
    z.object({ error: z.object({ email: z.string() }) }),
  ]),
})

export const revokeInvitation = endpoint({
  method: 'POST',
  path: '/api/workspaces/invitations/revoke',
  access: 'admin',
  watched: 'role-change',
  summary: 'Takes an invitation back',
  input: z.object({ id: Id }),
  output: z.array(Invitation),
})

const Code = z.string().check(z.regex(/^[\w-]{43}$/))

export const readInvitation = endpoint({
  method: 'POST',
  onlyReads: true,
  path: '/api/invitations/read',
  access: 'public',
  watched: 'link',
  summary: 'What somebody is invited to, for whoever has the code',
  limit: 'invitation',
  input: z.object({ code: Code }),
  output: z.object({ workspaceName: z.string(), email: z.string(), role: Role, invitedBy: z.string() }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'signed-in',
  watched: 'role-change',
  summary: 'Joins the workspace that invited the e-mail address of this account, and goes on there',
  input: z.object({ code: Code }),
  output: SignedIn,
})

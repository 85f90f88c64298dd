import { expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import {
  acceptInvitation,
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
} from '../../workspace-contract.ts'
import { newSecret } from '../../../../platform/secrets.ts'

/** A workspace with an admin, two staff and an open invitation, and somebody with a workspace elsewhere; the gate checks nothing. */
async function anUnguardedWorkspace() {
  const server = await aServerForThisTest({ check: () => {} })
  const admin = await anAccount(server)
  const [staff, other] = [await aColleague(server, admin), await aColleague(server, admin)]
  const stranger = await anAccount(server)
  const { invitation } = (await ask(server, admin, invite, { email: 'carla@example.com', role: 'staff' })).json<{
    invitation: { id: string }
  }>()
  return { server, admin, staff, other, stranger, invitationId: invitation.id }
}
type Unguarded = Awaited<ReturnType<typeof anUnguardedWorkspace>>

/** Everything that is kept of a workspace and its members, as its owner reads it. */
async function rowsOf({ database }: TestServer, { workspaceId }: TestAccount): Promise<unknown> {
  const { rows } = await database.owner.query(
    `select w::text as line from accounts.workspace w where id = $1
      union all select m::text from accounts.membership m where workspace_id = $1
      union all select i::text from accounts.invitation i where workspace_id = $1
      union all select a::text from accounts.account a join accounts.membership m on m.account_id = a.id where m.workspace_id = $1
      order by line`,
    [workspaceId],
  )
  return rows
}

/** Every call that would change something, by somebody who must not. */
async function tryEverything({ server, admin, staff, other, invitationId }: Unguarded, by: TestAccount | undefined) {
  const members = [admin.id, staff.id, other.id]
  return [
    await ask(server, by, renameWorkspace, { name: 'Mine' }),
    await ask(server, by, invite, { email: 'mallory@example.com', role: 'admin' }),
    await ask(server, by, revokeInvitation, { id: invitationId }),
    await ask(server, by, acceptInvitation, { code: newSecret() }),
    ...(await Promise.all(members.map((accountId) => ask(server, by, changeRole, { accountId, role: 'admin' })))),
    ...(await Promise.all(members.map((accountId) => ask(server, by, changeRole, { accountId, role: 'staff' })))),
    ...(await Promise.all(members.map((accountId) => ask(server, by, removeMember, { accountId })))),
  ]
}

it('staff changes nothing and sees no invitation, though the gate lets everything through', async () => {
  const unguarded = await anUnguardedWorkspace()
  const { server, admin, staff } = unguarded
  const before = await rowsOf(server, admin)

  const replies = await tryEverything(unguarded, staff)

  expect(await rowsOf(server, admin)).toEqual(before)
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status < 400 || status >= 500)).toEqual([])
  expect((await ask(server, staff, listInvitations)).json()).toEqual([])
})

it('somebody from another workspace changes and sees nothing, though the gate lets everything through', async () => {
  const unguarded = await anUnguardedWorkspace()
  const { server, admin, staff, other, stranger } = unguarded
  const before = await rowsOf(server, admin)

  const replies = await tryEverything(unguarded, stranger)
  const moved = await ask(server, stranger, switchWorkspace, { workspaceId: admin.workspaceId })

  expect(await rowsOf(server, admin)).toEqual(before)
  expect([moved.statusCode, ...replies.slice(2).map(({ statusCode }) => statusCode)].every((status) => status === 404)).toBe(true)
  const seen = [
    await ask(server, stranger, listMembers),
    await ask(server, stranger, listWorkspaces),
    await ask(server, stranger, listInvitations),
  ]
  const theirs = [admin.id, admin.workspaceId, staff.id, other.id, 'carla@example.com']
  expect(theirs.filter((each) => seen.some(({ body }) => body.includes(each)))).toEqual([])
})

it('a guest changes and sees nothing, though the gate lets everything through', async () => {
  const unguarded = await anUnguardedWorkspace()
  const { server, admin } = unguarded
  const before = await rowsOf(server, admin)

  const replies = [
    ...(await tryEverything(unguarded, undefined)),
    await ask(server, undefined, switchWorkspace, { workspaceId: admin.workspaceId }),
    await ask(server, undefined, leaveWorkspace),
  ]

  expect(await rowsOf(server, admin)).toEqual(before)
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status < 400 || status >= 500)).toEqual([])
  for (const call of [listMembers, listWorkspaces, listInvitations]) expect((await ask(server, undefined, call)).json()).toEqual([])
})

it('without row-level security staff would get what they want, so it is what stops them', async () => {
  const unguarded = await anUnguardedWorkspace()
  const { server, admin, staff } = unguarded
  await withoutPolicies(server)
  const before = await rowsOf(server, admin)

  const replies = await tryEverything(unguarded, staff)

  expect(await rowsOf(server, admin)).not.toEqual(before)
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(3)
})

async function withoutPolicies({ database }: TestServer): Promise<void> {
  for (const table of ['account', 'workspace', 'membership', 'invitation', 'session']) {
    await database.owner.query(`alter table accounts.${table} disable row level security`)
  }
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer } from '../../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask, join } from '../../../../../scripts/testing/workspaces.ts'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { resume, type SignedIn } from '../../contract.ts'
import { leaveWorkspace, listMembers, listWorkspaces, renameWorkspace, switchWorkspace } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const workspacesOf = async (account: { token: string }) =>
  (await ask(server, account, listWorkspaces)).json<OutputOf<typeof listWorkspaces>>()
const eventsOf = async (workspaceId: string) =>
  (await server.database.owner.query('select topic, key from platform.live_event where workspace_id = $1', [workspaceId])).rows

it('§6.2 everybody begins in a workspace of their own, as its admin', async () => {
  const anna = await anAccount(server, { displayName: 'Anna Muster' })

  expect(await workspacesOf(anna)).toEqual([{ id: anna.workspaceId, name: 'Anna Muster', role: 'admin', isOwn: true, isCurrent: true }])
})

it('lists the own workspace first and the others by name, each with the role there', async () => {
  const [zoe, anna] = [await anAccount(server, { displayName: 'Zoe Beispiel' }), await anAccount(server, { displayName: 'Anna Muster' })]
  const colleague = await aColleague(server, anna, { displayName: 'Moritz Muster' })

  await join(server, zoe, colleague, 'admin')

  expect((await workspacesOf(colleague)).map(({ name, role, isOwn, isCurrent }) => [name, role, isOwn, isCurrent])).toEqual([
    ['Moritz Muster', 'admin', true, false],
    ['Anna Muster', 'staff', false, false],
    ['Zoe Beispiel', 'admin', false, true],
  ])
})

it('goes on in another workspace with the same session, and begins there after the next sign-in', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const reply = await ask(server, beat, switchWorkspace, { workspaceId: beat.workspaceId })

  const { user, access_token: token } = reply.json<SignedIn>()
  expect([reply.statusCode, user.workspace.id, user.role]).toEqual([200, beat.workspaceId, ['admin']])
  expect(sessionIn(token)).toBe(sessionIn(beat.token))
  // The older token is of the same session, which has moved.
  expect((await ask(server, beat, resume)).json<SignedIn>().user.workspace.id).toBe(beat.workspaceId)
  const again = await server.app.inject({ url: '/api/auth', headers: basic(beat.email, beat.password) })
  expect(again.json<SignedIn>().user.workspace.id).toBe(beat.workspaceId)
})

it('a stream of the workspace that was left behind ends', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${address}/api/live`, { headers: bearer(beat.token) })

  await ask(server, beat, switchWorkspace, { workspaceId: beat.workspaceId })

  expect(await stream.text()).toContain('event: re')
})

it('nobody can tell a workspace of others from one that does not exist', async () => {
  const [anna, stranger] = [await anAccount(server), await anAccount(server)]

  const others = await ask(server, stranger, switchWorkspace, { workspaceId: anna.workspaceId })
  const unknown = await ask(server, stranger, switchWorkspace, { workspaceId: randomUUID() })

  expect(others.statusCode).toBe(404)
  expect(others.body).toBe(unknown.body)
  expect((await ask(server, stranger, resume)).json<SignedIn>().user.workspace.id).toBe(stranger.workspaceId)
})

it('an admin renames the workspace, and open pages hear of it', async () => {
  const anna = await anAccount(server)

  const reply = await ask(server, anna, renameWorkspace, { name: '  Treuhand\n Muster ' })

  expect(reply.json()).toEqual({ name: 'Treuhand Muster' })
  expect((await workspacesOf(anna)).map(({ name }) => name)).toEqual(['Treuhand Muster'])
  expect(await eventsOf(anna.workspaceId)).toEqual([{ topic: 'workspace', key: anna.workspaceId }])
})

it.each([
  ['empty', ' \u0000 ', texts.noName],
  ['too long', 'x'.repeat(101), texts.longName],
])('a name that is %s is refused', async (_what, name, message) => {
  const anna = await anAccount(server)

  const reply = await ask(server, anna, renameWorkspace, { name })

  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([400, message])
})

it('staff cannot rename', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  expect((await ask(server, beat, renameWorkspace, { name: 'Mine' })).statusCode).toBe(403)
  expect((await workspacesOf(anna)).map(({ name }) => name)).toEqual(['Anna Muster'])
})

it('who leaves goes on in the own workspace with the same session', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const reply = await ask(server, beat, leaveWorkspace)

  const { user, access_token: token } = reply.json<SignedIn>()
  expect([user.workspace.id, user.role, sessionIn(token)]).toEqual([beat.workspaceId, ['admin'], sessionIn(beat.token)])
  expect((await workspacesOf({ token })).map(({ id }) => id)).toEqual([beat.workspaceId])
  expect((await ask(server, anna, listMembers)).json()).toHaveLength(1)
  expect((await eventsOf(anna.workspaceId)).length).toBeGreaterThanOrEqual(3)
})

it('nobody leaves their own workspace', async () => {
  const anna = await anAccount(server)
  await aColleague(server, anna, { role: 'admin' })

  const reply = await ask(server, anna, leaveWorkspace)

  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([409, texts.ownWorkspace])
  expect((await ask(server, anna, listMembers)).json()).toHaveLength(2)
})

it('guests get nowhere', async () => {
  const replies = [
    await ask(server, undefined, listWorkspaces),
    await ask(server, undefined, switchWorkspace, { workspaceId: randomUUID() }),
    await ask(server, undefined, renameWorkspace, { name: 'x' }),
    await ask(server, undefined, leaveWorkspace),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
})

/** The secret id that a token holds. */
function sessionIn(token: string): unknown {
  const [, payload = ''] = token.split('.')
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: unknown }).jti // every token of ours has one
}

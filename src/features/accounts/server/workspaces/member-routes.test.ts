import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import { resume, type SignedIn } from '../../contract.ts'
import { changeRole, leaveWorkspace, listInvitations, listMembers, removeMember, switchWorkspace } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const adminsOf = async (workspaceId: string) =>
  (await server.database.owner.query("select 1 from accounts.membership where workspace_id = $1 and role = 'admin'", [workspaceId]))
    .rowCount
const saidOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { message: string }).message,
] // as every problem

it('all members see who belongs to the workspace', async () => {
  const anna = await anAccount(server, { displayName: 'Anna Muster' })
  const beat = await aColleague(server, anna, { displayName: 'Beat Beispiel' })

  const members = (await ask(server, beat, listMembers)).json<unknown>()

  const joinedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
  expect(members).toEqual(
    expect.arrayContaining([
      {
        accountId: anna.id,
        displayName: 'Anna Muster',
        email: anna.email,
        photoURL: '',
        role: 'admin',
        joinedAt,
        isMe: false,
        isFounder: true,
      },
      {
        accountId: beat.id,
        displayName: 'Beat Beispiel',
        email: beat.email,
        photoURL: '',
        role: 'staff',
        joinedAt,
        isMe: true,
        isFounder: false,
      },
    ]),
  )
})

it('another role counts from the next call on', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const before = await ask(server, beat, listInvitations)

  await ask(server, anna, changeRole, { accountId: beat.id, role: 'admin' })

  expect([before.statusCode, (await ask(server, beat, listInvitations)).statusCode]).toEqual([403, 200])
  expect((await ask(server, beat, resume)).json<SignedIn>().user.role).toEqual(['admin'])
})

it('who is removed loses the sessions there at once and keeps the own workspace', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const reply = await ask(server, anna, removeMember, { accountId: beat.id })

  expect(reply.json()).toHaveLength(1)
  expect((await ask(server, beat, listMembers)).statusCode).toBe(401)
  const again = await server.app.inject({ url: '/api/auth', headers: basic(beat.email, beat.password) })
  expect(again.json<SignedIn>().user.workspace.id).toBe(beat.workspaceId)
})

it('a session in the own workspace goes on when its account is removed elsewhere', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const moved = (await ask(server, beat, switchWorkspace, { workspaceId: beat.workspaceId })).json<SignedIn>()

  await ask(server, anna, removeMember, { accountId: beat.id })

  expect((await ask(server, { token: moved.access_token }, resume)).json<SignedIn>().user.workspace.id).toBe(beat.workspaceId)
})

it('the last admin stays admin and stays', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna, { role: 'admin' })
  await ask(server, beat, changeRole, { accountId: anna.id, role: 'staff' })

  const replies = [await ask(server, beat, changeRole, { accountId: beat.id, role: 'staff' }), await ask(server, beat, leaveWorkspace)]

  expect(replies.map(saidOf)).toEqual([
    [409, texts.lastAdmin],
    [409, texts.lastAdmin],
  ])
  expect(await adminsOf(anna.workspaceId)).toBe(1)
})

it.each([
  ['oneself', (_anna: TestAccount, beat: TestAccount) => beat.id, texts.notYourself],
  ['who founded the workspace', (anna: TestAccount) => anna.id, texts.founderStays],
])('nobody removes %s', async (_what, whom, message) => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna, { role: 'admin' })

  const reply = await ask(server, beat, removeMember, { accountId: whom(anna, beat) })

  expect(saidOf(reply)).toEqual([409, message])
  expect(await adminsOf(anna.workspaceId)).toBe(2)
})

it('a member of another workspace is answered like one who does not exist', async () => {
  const [anna, zoe] = [await anAccount(server), await anAccount(server)]
  const theirs = await aColleague(server, zoe)

  const answers = await Promise.all(
    [theirs.id, zoe.id, randomUUID()].flatMap((accountId) => [
      ask(server, anna, changeRole, { accountId, role: 'admin' }),
      ask(server, anna, removeMember, { accountId }),
    ]),
  )

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
  expect((await ask(server, zoe, listMembers)).json()).toHaveLength(2)
})

it('staff changes nobody', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const replies = [
    await ask(server, beat, changeRole, { accountId: beat.id, role: 'admin' }),
    await ask(server, beat, removeMember, { accountId: anna.id }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})

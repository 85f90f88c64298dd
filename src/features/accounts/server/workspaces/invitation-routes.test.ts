import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { texts as apiTexts } from '../../api-texts.ts'
import type { SignedIn } from '../../contract.ts'
import { acceptInvitation, invite, listInvitations, listMembers, readInvitation, revokeInvitation } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import { newSecret } from '../../../../platform/secrets.ts'

type Invited = Extract<OutputOf<typeof invite>, { code: string }>

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const aMail = () => `${randomUUID()}@example.com`
const anInvitation = async (by: TestAccount, email: string, role = 'staff') =>
  (await ask(server, by, invite, { email, role })).json<Invited>()
const openOf = async (admin: TestAccount) =>
  (await ask(server, admin, listInvitations)).json<OutputOf<typeof listInvitations>>().map(({ email }) => email)
const saidOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { message: string }).message,
] // as every problem
const invalid = [404, texts.noSuchInvitation]

it('an invitation leads from one account to the workspace of another', async () => {
  const [anna, beat] = [await anAccount(server, { displayName: 'Anna Muster' }), await anAccount(server)]
  const { invitation, code } = await anInvitation(anna, ` ${beat.email.toUpperCase()} `)

  const read = await ask(server, undefined, readInvitation, { code })
  const accepted = await ask(server, beat, acceptInvitation, { code })

  expect(read.json()).toEqual({
    workspaceName: 'Anna Muster',
    email: beat.email.toUpperCase(),
    role: 'staff',
    invitedBy: 'Anna Muster',
  })
  expect(invitation.expiresAt).toBe(new Date(clock().getTime() + 14 * 24 * 3_600_000).toISOString())
  const { user } = accepted.json<SignedIn>()
  expect([user.workspace, user.role]).toEqual([{ id: anna.workspaceId, name: 'Anna Muster' }, ['staff']])
  expect((await ask(server, anna, listMembers)).json()).toHaveLength(2)
  expect(await openOf(anna)).toEqual([])
})

it('an invitation can be used once', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const { code } = await anInvitation(anna, beat.email)

  const replies = await Promise.all([ask(server, beat, acceptInvitation, { code }), ask(server, beat, acceptInvitation, { code })])

  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(saidOf(await ask(server, undefined, readInvitation, { code }))).toEqual(invalid)
})

it('the link alone is not enough: another account stays out and learns no address', async () => {
  const [anna, stranger, invitedMail] = [await anAccount(server), await anAccount(server), aMail()]
  const { code } = await anInvitation(anna, invitedMail)

  const reply = await ask(server, stranger, acceptInvitation, { code })

  expect(saidOf(reply)).toEqual([403, texts.otherAccount])
  expect(reply.body).not.toContain('@')
  expect((await ask(server, anna, listMembers)).json()).toHaveLength(1)
  expect(await openOf(anna)).toEqual([invitedMail])
})

it('the address alone is not enough: a code that nobody was given opens nothing', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  await anInvitation(anna, beat.email)

  expect(saidOf(await ask(server, beat, acceptInvitation, { code: newSecret() }))).toEqual(invalid)
  expect((await ask(server, beat, acceptInvitation, { code: 'short' })).statusCode).toBe(400)
})

it('an invitation that was taken back is as if it had never been', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const { invitation, code } = await anInvitation(anna, beat.email)

  const reply = await ask(server, anna, revokeInvitation, { id: invitation.id })

  expect(reply.json()).toEqual([])
  expect(saidOf(await ask(server, beat, acceptInvitation, { code }))).toEqual(invalid)
  expect(saidOf(await ask(server, undefined, readInvitation, { code }))).toEqual(invalid)
})

it.each([
  ['a second before its 14 days are over', '+ 1 second', 200],
  ['when its 14 days are over', '', 404],
])('%s an invitation is answered', async (_when, moment, status) => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const { invitation, code } = await anInvitation(anna, beat.email)
  await server.database.owner.query(
    `update accounts.invitation set expires_at = platform.moment() ${moment === '' ? '' : "+ interval '1 second'"} where id = $1`,
    [invitation.id],
  )

  expect(await openOf(anna)).toHaveLength(status === 200 ? 1 : 0)
  expect((await ask(server, undefined, readInvitation, { code })).statusCode).toBe(status)
  expect((await ask(server, beat, acceptInvitation, { code })).statusCode).toBe(status)
})

it('inviting again gives a new code and kills the old one', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const first = await anInvitation(anna, beat.email)

  const second = await anInvitation(anna, beat.email.toUpperCase(), 'admin')

  expect(await openOf(anna)).toHaveLength(1)
  expect(saidOf(await ask(server, beat, acceptInvitation, { code: first.code }))).toEqual(invalid)
  expect((await ask(server, beat, acceptInvitation, { code: second.code })).json<SignedIn>().user.role).toEqual(['admin'])
})

it.each([
  ['no address', 'beat', apiTexts.noEmail],
  ['empty', ' ', apiTexts.noEmail],
  ['an invisible sign', 'beat\u0000@example.com', apiTexts.noEmail],
])('refuses to invite: %s', async (_what, email, message) => {
  const anna = await anAccount(server)

  expect((await ask(server, anna, invite, { email, role: 'staff' })).json()).toEqual({ error: { email: message } })
})

it('refuses to invite whoever is a member already', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const reply = await ask(server, anna, invite, { email: beat.email.toUpperCase(), role: 'admin' })

  expect(reply.json()).toEqual({ error: { email: texts.alreadyMember } })
})

it('refuses the 51st open invitation, also when several come at the same moment', async () => {
  const anna = await anAccount(server)
  for (let count = 0; count < 48; count += 1) await anInvitation(anna, aMail())

  const replies = await Promise.all(Array.from({ length: 6 }, () => ask(server, anna, invite, { email: aMail(), role: 'staff' })))

  expect(replies.filter((reply) => 'code' in reply.json<object>())).toHaveLength(2)
  expect(replies.filter((reply) => reply.body === JSON.stringify({ error: { email: texts.manyInvitations } }))).toHaveLength(4)
  const [again = ''] = await openOf(anna)
  expect((await anInvitation(anna, again)).invitation.email).toBe(again)
})

it('an invitation of another workspace is answered like one that does not exist', async () => {
  const [anna, zoe] = [await anAccount(server), await anAccount(server)]
  const { invitation } = await anInvitation(zoe, aMail())

  const [others, unknown] = [
    await ask(server, anna, revokeInvitation, { id: invitation.id }),
    await ask(server, anna, revokeInvitation, { id: randomUUID() }),
  ]

  expect([others.statusCode, others.body]).toEqual([404, unknown.body])
  expect([await openOf(anna), await openOf(zoe)]).toEqual([[], [invitation.email]])
})

it('staff neither invites nor sees or revokes invitations', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const { invitation } = await anInvitation(anna, aMail())

  const replies = [
    await ask(server, beat, listInvitations),
    await ask(server, beat, invite, { email: aMail(), role: 'admin' }),
    await ask(server, beat, revokeInvitation, { id: invitation.id }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(await openOf(anna)).toHaveLength(1)
})

it('the code is kept nowhere', async () => {
  const anna = await anAccount(server)
  const { code } = await anInvitation(anna, aMail())

  const { rows } = await server.database.owner.query<{ line: string }>('select i::text as line from accounts.invitation i')

  expect(rows.some(({ line }) => line.includes(code) || line.includes(Buffer.from(code).toString('hex')))).toBe(false)
})

it('invitations made, taken back and accepted are told to open pages of the workspace', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const { invitation } = await anInvitation(anna, aMail())
  await ask(server, anna, revokeInvitation, { id: invitation.id })
  const { code } = await anInvitation(anna, beat.email)
  await ask(server, beat, acceptInvitation, { code })

  const { rows } = await server.database.owner.query('select topic, key from platform.live_event where workspace_id = $1', [
    anna.workspaceId,
  ])

  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ topic: 'workspace', key: anna.workspaceId })))
})

function clock(): Date {
  return new Date(server.database.options.clock ?? '')
}

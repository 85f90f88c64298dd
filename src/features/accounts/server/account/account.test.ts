import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../../scripts/testing/workspaces.ts'
import {
  declineInvitation,
  endOtherSessions,
  endSession,
  joinInvitation,
  listOwnInvitations,
  listSessions,
  listTokens,
  makeToken,
  readAccount,
  revokeToken,
} from '../../account-contract.ts'
import { resume, type SignedIn } from '../../contract.ts'
import { invite, listMembers, listWorkspaces, removeMember } from '../../workspace-contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signedInWith(account: TestAccount, agent: string): Promise<TestAccount> {
  const reply = await server.app.inject({ url: '/api/auth', headers: { ...basic(account.email, account.password), 'user-agent': agent } })
  return { ...account, token: reply.json<SignedIn>().access_token }
}

async function aToken(account: TestAccount, rights: 'read' | 'write' = 'write'): Promise<{ readonly token: string; readonly id: string }> {
  const { token, made } = await answerTo(server, account, makeToken, { name: 'Skript', rights, days: 7 })
  return { token, id: made.id }
}
const statusWith = async (token: string, url = '/api/workspaces'): Promise<number> =>
  (await server.app.inject({ url, headers: bearer(token) })).statusCode

it('lists sessions by browser and system, this one first, and keeps nothing else of the header', async () => {
  const anna = await anAccount(server)
  const [desk, phone] = [await signedInWith(anna, firefox), await signedInWith(anna, iPhone)]

  const sessions = await answerTo(server, phone, listSessions)

  expect(sessions.map(({ browser, system, isThis }) => [browser, system, isThis])[0]).toEqual(['Safari', 'iPhone', true])
  expect(sessions.map(({ browser, system }) => `${browser} ${system}`)).toContain('Firefox Windows')
  expect(sessions).toHaveLength(3)
  const { rows } = await server.database.owner.query('select to_jsonb(s)::text as kept from accounts.session s where account_id = $1', [
    anna.id,
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|127\.0\.0\.1/)
  expect(await statusWith(desk.token)).toBe(200)
})

it('ends one session at once, and no other', async () => {
  const anna = await anAccount(server)
  const [desk, phone] = [await signedInWith(anna, firefox), await signedInWith(anna, iPhone)]
  const [there] = (await answerTo(server, desk, listSessions)).filter(({ system }) => system === 'iPhone')

  const left = await answerTo(server, desk, endSession, { id: there?.id })

  expect(left.map(({ id }) => id)).not.toContain(there?.id)
  expect([await statusWith(phone.token), await statusWith(desk.token), await statusWith(anna.token)]).toEqual([401, 200, 200])
})

it('ends neither the session that asks nor one of somebody else', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const [own] = await answerTo(server, anna, listSessions)

  const replies = await Promise.all([ask(server, anna, endSession, { id: own?.id }), ask(server, beat, endSession, { id: own?.id })])

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await statusWith(anna.token)).toBe(200)
})

it('ends all other sessions, and the open streams in them', async () => {
  const own = await aServerForThisTest()
  const anna = await anAccount(own)
  const again = (await own.app.inject({ url: '/api/auth', headers: basic(anna.email, anna.password) })).json<SignedIn>().access_token
  const url = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${url}/api/live`, { headers: bearer(anna.token) })
  const reader = stream.body?.getReader()
  await reader?.read()

  const left = await answerTo(own, { token: again }, endOtherSessions)
  while (reader && !(await reader.read()).done);

  expect(left).toHaveLength(1)
  expect((await ask(own, anna, resume)).statusCode).toBe(401)
})

it('a token reads and writes in the apps of its workspace, with the role of its owner', async () => {
  const anna = await anAccount(server)
  const { token } = await aToken(anna)

  const made = await server.app.inject({
    method: 'POST',
    url: '/api/contacts-app/add-contact',
    headers: bearer(token),
    payload: { contact: { name: 'Neu' } },
  })

  expect(token).toMatch(/^efrist_[\w-]{43}$/)
  expect(made.statusCode).not.toBe(401)
  expect(made.statusCode).not.toBe(403)
  expect(await statusWith(token, '/api/todo-app/filters')).not.toBe(403)
  const { rows } = await server.database.owner.query('select token_hash from accounts.access_token where account_id = $1', [anna.id])
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('a token is shown once, says when it was used, and is over when it is ended', async () => {
  const anna = await anAccount(server)
  const { token, id } = await aToken(anna, 'read')
  const before = await answerTo(server, anna, listTokens)
  await statusWith(token)

  const after = await answerTo(server, anna, listTokens)
  await answerTo(server, anna, revokeToken, { id })

  expect(JSON.stringify(before)).not.toContain(token)
  expect([before[0]?.usedAt, typeof after[0]?.usedAt]).toEqual([null, 'string'])
  expect(await statusWith(token)).toBe(401)
})

it('a token ends with its time, with the membership and with the account', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const [late, member, closed] = [await aToken(anna), await aToken(beat), await aToken(await anAccount(server))]
  const { owner } = server.database
  await owner.query("update accounts.access_token set expires_at = platform.moment() - interval '1 second' where id = $1", [late.id])
  await answerTo(server, anna, removeMember, { accountId: beat.id })
  await owner.query(
    'update accounts.account set disabled_at = now() where id = (select account_id from accounts.access_token where id = $1)',
    [closed.id],
  )

  const statuses = await Promise.all([late, member, closed].map(({ token }) => statusWith(token)))

  expect(statuses).toEqual([401, 401, 401])
})

it('a token opens no live stream', async () => {
  const { token } = await aToken(await anAccount(server))

  expect(await statusWith(token, '/api/live')).toBe(403)
})

it('who has proved an address finds the invitations to it, and joins without the mail', async () => {
  const [anna, beat] = [await anAccount(server, { displayName: 'Anna Muster' }), await anAccount(server)]
  await answerTo(server, anna, invite, { email: beat.email.toUpperCase(), role: 'staff' })
  const [invitation] = await answerTo(server, beat, listOwnInvitations)

  const joined = await answerTo(server, beat, joinInvitation, { id: invitation?.id })

  expect(invitation).toMatchObject({ workspaceName: 'Anna Muster', invitedBy: 'Anna Muster', role: 'staff' })
  expect('user' in joined && joined.user.workspace.id).toBe(anna.workspaceId)
  expect((await answerTo(server, anna, listMembers)).map(({ accountId }) => accountId)).toContain(beat.id)
  expect(await answerTo(server, beat, listOwnInvitations)).toEqual([])
})

it('who has not proved an address finds and joins nothing', async () => {
  const anna = await anAccount(server)
  const [beat, carla] = [await anAccount(server, { isProved: false }), await anAccount(server)]
  await answerTo(server, anna, invite, { email: beat.email, role: 'admin' })
  const { rows } = await server.database.owner.query<{ id: string }>('select id from accounts.invitation where email = $1', [beat.email])

  const replies = await Promise.all([beat, carla].map((account) => ask(server, account, joinInvitation, { id: rows[0]?.id })))

  expect(await answerTo(server, beat, listOwnInvitations)).toEqual([])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await answerTo(server, beat, listWorkspaces)).toHaveLength(1)
  expect((await answerTo(server, beat, readAccount)).isProved).toBe(false)
})

it('an invitation that is declined is gone', async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  await answerTo(server, anna, invite, { email: beat.email, role: 'staff' })
  const [invitation] = await answerTo(server, beat, listOwnInvitations)

  expect(await answerTo(server, beat, declineInvitation, { id: invitation?.id })).toEqual([])

  expect((await ask(server, beat, joinInvitation, { id: invitation?.id })).statusCode).toBe(404)
})

import { expect, it, onTestFinished } from 'vitest'
import { tellFigures } from '../../../../scripts/access/figures.ts'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { connect } from '../../../platform/database.ts'
import { insertMember } from './account-store.ts'
import type { AccountTables } from './tables.ts'

/** Two servers on one database, as behind a load balancer. */
async function twoServers(): Promise<{ readonly here: TestServer; readonly there: TestServer; readonly url: string }> {
  const here = await aServerForThisTest()
  const there = await aServerForThisTest({ database: { ...here.database, close: async () => {} } })
  return { here, there, url: await there.app.listen({ port: 0, host: '127.0.0.1' }) }
}

type Stream = { readonly ended: Promise<void>; readonly isOpen: () => boolean }

async function listen(url: string, token: string): Promise<Stream> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const reply = await fetch(`${url}/api/live`, { headers: bearer(token), signal: stop.signal })
  const reader = reply.body?.getReader()
  await reader?.read()
  let isOpen = true
  const drain = async (): Promise<void> => {
    while (reader && !(await reader.read()).done);
    isOpen = false
  }
  return { ended: drain().catch(() => {}), isOpen: () => isOpen }
}

const signOut = ({ app }: TestServer, token: string) =>
  app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(token), payload: {} })
const statusOf = async ({ app }: TestServer, token: string): Promise<number> =>
  (await app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).statusCode

/** Moves an account into the workspace of another, as somebody does who has accepted an invitation. */
async function moveInto({ database }: TestServer, guest: TestAccount, host: TestAccount): Promise<void> {
  await insertMember(connect<AccountTables>(database.owner), { workspaceId: host.workspaceId, accountId: guest.id, role: 'staff' })
  await database.owner.query('update accounts.session set workspace_id = $1 where account_id = $2', [host.workspaceId, guest.id])
}

it('signing out on one server ends the stream on another, and nobody else’s', async () => {
  const { here, url } = await twoServers()
  const [anna, beat] = [await anAccount(here), await anAccount(here)]
  const [annas, beats] = [await listen(url, anna.token), await listen(url, beat.token)]

  await signOut(here, anna.token)
  const started = performance.now()
  await annas.ended
  const milliseconds = performance.now() - started

  tellFigures({
    title: 'signing out, felt on another server',
    isTrue: milliseconds < 1000,
    figures: `its open stream ended after ${Math.round(milliseconds)} ms; requests are refused from the next one on`,
  })
  expect(beats.isOpen()).toBe(true)
})

it('after signing out on one server the next request on another is refused', async () => {
  const { here, there } = await twoServers()
  const { token } = await anAccount(here)
  const before = await statusOf(there, token)

  await signOut(here, token)

  expect([before, await statusOf(there, token), await statusOf(there, token)]).toEqual([200, 401, 401])
})

it('who is removed from a workspace stops hearing of it', async () => {
  const { here, there, url } = await twoServers()
  const [anna, beat] = [await anAccount(here), await anAccount(here)]
  await moveInto(here, beat, anna)
  const stream = await listen(url, beat.token)

  await here.database.owner.query('delete from accounts.membership where account_id = $1 and workspace_id = $2', [
    beat.id,
    anna.workspaceId,
  ])
  await stream.ended

  expect(await statusOf(there, beat.token)).toBe(401)
})

it('an account that is closed stops hearing', async () => {
  const { here, there, url } = await twoServers()
  const anna = await anAccount(here)
  const stream = await listen(url, anna.token)

  await here.database.owner.query('update accounts.account set disabled_at = platform.moment() where id = $1', [anna.id])
  await stream.ended

  expect(await statusOf(there, anna.token)).toBe(401)
})

it('a session that goes on in another workspace stops hearing of the old one', async () => {
  const { here, there, url } = await twoServers()
  const [anna, beat] = [await anAccount(here), await anAccount(here)]
  const stream = await listen(url, beat.token)

  await moveInto(here, beat, anna)
  await stream.ended

  expect(await statusOf(there, beat.token)).toBe(200)
})

it('another role in the same workspace ends nothing', async () => {
  const { here, url } = await twoServers()
  const anna = await anAccount(here)
  const stream = await listen(url, anna.token)
  const control = await listen(url, (await anAccount(here)).token)

  await here.database.owner.query("update accounts.membership set role = 'staff' where account_id = $1", [anna.id])
  await here.database.owner.query('update accounts.account set disabled_at = platform.moment() where id <> $1', [anna.id])
  await control.ended

  expect(stream.isOpen()).toBe(true)
})

it('what was missed while the connection was cut is made good when it is back', async () => {
  const { here, url } = await twoServers()
  const [anna, beat] = [await anAccount(here), await anAccount(here)]
  const [annas, beats] = [await listen(url, anna.token), await listen(url, beat.token)]
  const { owner } = here.database
  await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()")

  await signOut(here, anna.token)
  await annas.ended

  expect(beats.isOpen()).toBe(true)
})

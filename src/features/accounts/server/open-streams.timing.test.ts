import { expect, it, onTestFinished } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'

type Lost = (server: TestServer, anna: TestAccount) => Promise<unknown>

const signsOut: Lost = ({ app }, { token }) =>
  app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(token), payload: {} })
const isRemoved: Lost = ({ database }, { id }) => database.owner.query('delete from accounts.membership where account_id = $1', [id])
const isClosed: Lost = ({ database }, { id }) =>
  database.owner.query('update accounts.account set disabled_at = platform.moment() where id = $1', [id])
const movesOn: Lost = async ({ app, database }, { id }) => {
  const { workspaceId } = await anAccount({ app, database })
  await database.owner.query("insert into accounts.membership (workspace_id, account_id, role) values ($1, $2, 'staff')", [workspaceId, id])
  await database.owner.query('update accounts.session set workspace_id = $1 where account_id = $2', [workspaceId, id])
}
const isCutOffAndSignsOut: Lost = async (server, anna) => {
  await server.database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  )
  await signsOut(server, anna)
}

it.each([
  ['signs out', signsOut, 1000],
  ['is removed from the workspace', isRemoved, 1000],
  ['has a closed account', isClosed, 1000],
  ['goes on in another workspace', movesOn, 1000],
  ['signs out while the server has lost its connection', isCutOffAndSignsOut, 5000],
])('the stream of somebody who %s ends on another server in time', async (_what, lose, most) => {
  const here = await aServerForThisTest()
  const there = await aServerForThisTest({ database: { ...here.database, close: async () => {} } })
  const url = await there.app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await anAccount(here)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const stream = await fetch(`${url}/api/live`, { headers: bearer(anna.token), signal: stop.signal })

  await lose(here, anna)
  const started = performance.now()
  await stream.text()

  expect(performance.now() - started).toBeLessThan(most)
})

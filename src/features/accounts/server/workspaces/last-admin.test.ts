import { expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aDatabase } from '../../../../../scripts/testing/database.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import { changeRole, leaveWorkspace } from '../../workspace-contract.ts'

type Pair = readonly [TestAccount, TestAccount]
type Act = (server: TestServer, self: TestAccount, other: TestAccount) => Promise<unknown>

const demoteOther: Act = (server, self, other) => ask(server, self, changeRole, { accountId: other.id, role: 'staff' })
const stepDown: Act = (server, self) => ask(server, self, changeRole, { accountId: self.id, role: 'staff' })
const leave: Act = (server, self) => ask(server, self, leaveWorkspace)

const rounds = 25
const always = (admins: number) => Array.from({ length: rounds }, () => admins)

it.each([
  ['who make each other staff', demoteOther, demoteOther],
  ['who step down', stepDown, stepDown],
  ['who leave', leave, leave],
  ['of whom one leaves and one is made staff', leave, stepDown],
])('two admins %s at the same moment leave one admin', async (_what, first, second) => {
  const server = await aServerForThisTest()

  expect(await adminsLeft(server, first, second)).toEqual(always(1))
})

it('without the lock there would be none left, so it is what keeps the last admin', async () => {
  const database = await aDatabase()
  // Found before the real one by every connection from here on. It only makes both go on at the same moment.
  await database.owner.query(`
    create schema planted;
    create function planted.pg_advisory_xact_lock(bigint) returns void language sql as 'select pg_sleep(0.02)';
    grant usage on schema planted to public;
    do $$ begin execute format('alter database %I set search_path = planted, pg_catalog, public', current_database()); end $$`)
  const server = await aServerForThisTest({ database })

  expect(await adminsLeft(server, stepDown, stepDown)).toContain(0)
})

/** How many admins a workspace has after each round in which its only two act at the same moment. Its founder is staff. */
async function adminsLeft(server: TestServer, first: Act, second: Act): Promise<readonly unknown[]> {
  const founder = await anAccount(server)
  const pair = [await aColleague(server, founder, { role: 'admin' }), await aColleague(server, founder, { role: 'admin' })] as const
  await ask(server, pair[0], changeRole, { accountId: founder.id, role: 'staff' })
  const left: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([first(server, pair[0], pair[1]), second(server, pair[1], pair[0])])
    left.push(await countAdmins(server, founder))
    await makeAdmins(server, founder, pair)
  }
  return left
}

async function countAdmins({ database }: TestServer, { workspaceId }: TestAccount): Promise<unknown> {
  const { rowCount } = await database.owner.query("select from accounts.membership where workspace_id = $1 and role = 'admin'", [
    workspaceId,
  ])
  return rowCount
}

/** Both are there again, with their sessions. */
async function makeAdmins({ database }: TestServer, { workspaceId }: TestAccount, pair: Pair): Promise<void> {
  const ids = pair.map(({ id }) => id)
  await database.owner.query(
    `insert into accounts.membership (workspace_id, account_id, role) select $1, id, 'admin' from unnest($2::uuid[]) id
      on conflict (workspace_id, account_id) do update set role = 'admin'`,
    [workspaceId, ids],
  )
  await database.owner.query('update accounts.session set workspace_id = $1 where account_id = any($2)', [workspaceId, ids])
}

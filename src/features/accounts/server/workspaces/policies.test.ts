import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../../../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import { changeRole, invite } from '../../workspace-contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** A workspace with its founder, another admin, staff and an open invitation. */
async function aWorkspace(on = server) {
  const founder = await anAccount(on)
  const [admin, staff] = [await aColleague(on, founder, { role: 'admin' }), await aColleague(on, founder)]
  await ask(on, founder, invite, { email: 'carla@example.com', role: 'staff' })
  return { founder, admin, staff, workspaceId: founder.workspaceId }
}

/** What the application could ask of the database: $1 is the workspace, $2 the account that asks. */
const statements = {
  'makes themselves admin': `update accounts.membership set role = 'admin' where account_id = $2 and workspace_id = $1`,
  'joins as admin': `insert into accounts.membership (workspace_id, account_id, role) values ($1, $2, 'admin')`,
  'removes the others': `delete from accounts.membership where workspace_id = $1 and account_id <> $2`,
  'renames the workspace': `update accounts.workspace set name = 'Mine' where id = $1 and $2::uuid is not null`,
  'takes the workspace over': `update accounts.workspace set founder_id = $2 where id = $1`,
  'reads invitations': `select 1 from accounts.invitation where workspace_id = $1 and $2::uuid is not null`,
  'takes invitations back': `delete from accounts.invitation where workspace_id = $1 and $2::uuid is not null`,
  invites: `insert into accounts.invitation (id, workspace_id, email, role, code_hash, expires_at)
    values ($2, $1, 'mallory@example.com', 'admin', 'x', now())`,
  'reads sessions of others': `select 1 from accounts.session where workspace_id = $1 and account_id <> $2`,
  'ends sessions of others': `delete from accounts.session where workspace_id = $1 and account_id <> $2`,
  'begins a session of somebody else': `insert into accounts.session (id_hash, account_id, workspace_id, expires_at)
    select 'x', account_id, workspace_id, now() from accounts.membership where workspace_id = $1 and account_id <> $2 limit 1`,
  'renames the others': `update accounts.account set display_name = 'Mallory' where workspace_id = $1 and id <> $2`,
  'reads hashes of passwords': `select 1 from accounts.credential where $1::uuid is not null and $2::uuid is not null`,
} as const

it('no statement helps staff', async () => {
  const { staff, workspaceId } = await aWorkspace()

  expect(await whatReaches(server, { workspaceId, accountId: staff.id })).toEqual([])
})

it('no statement helps somebody of another workspace', async () => {
  const [{ workspaceId }, stranger] = [await aWorkspace(), await anAccount(server)]

  expect(await whatReaches(server, { workspaceId, accountId: stranger.id })).toEqual([])
})

it('no statement helps a guest', async () => {
  const { workspaceId } = await aWorkspace()

  expect(await whatReaches(server, { workspaceId, accountId: randomUUID() })).toEqual([])
})

it('no statement helps a founder who is staff by now', async () => {
  const { founder, admin, workspaceId } = await aWorkspace()
  await ask(server, admin, changeRole, { accountId: founder.id, role: 'staff' })

  expect(await whatReaches(server, { workspaceId, accountId: founder.id })).toEqual([])
})

it('who founded a workspace cannot go and come back as its admin', async () => {
  const { founder, admin, workspaceId } = await aWorkspace()
  const place = { workspaceId, accountId: founder.id }
  await ask(server, admin, changeRole, { accountId: founder.id, role: 'staff' })

  const leaves = await reaches(server, place, leaving)
  await server.database.owner.query(leaving, [workspaceId, founder.id])
  const comesBack = await reaches(server, place, statements['joins as admin'])

  expect([leaves, comesBack]).toEqual([false, false])
})

it('the same statements help an admin', async () => {
  const { admin, workspaceId } = await aWorkspace()

  expect(await whatReaches(server, { workspaceId, accountId: admin.id })).toEqual([
    'makes themselves admin',
    'removes the others',
    'renames the workspace',
    'reads invitations',
    'takes invitations back',
    'invites',
  ])
})

it('the same statements help staff where there are no policies, so they are what stops them', async () => {
  const unprotected = await aServerForThisTest()
  const { staff, workspaceId } = await aWorkspace(unprotected)
  for (const table of ['account', 'workspace', 'membership', 'invitation', 'session']) {
    await unprotected.database.owner.query(`alter table accounts.${table} disable row level security`)
  }

  expect(await whatReaches(unprotected, { workspaceId, accountId: staff.id })).toEqual(
    Object.keys(statements).filter((name) => !mayNobody.includes(name)),
  )
})

const leaving = 'delete from accounts.membership where workspace_id = $1 and account_id = $2'
// Whoever is a member cannot join again; the rest was never granted to the application.
const mayNobody = ['joins as admin', 'takes the workspace over', 'reads hashes of passwords']

type Place = { readonly workspaceId: string; readonly accountId: string }

async function whatReaches(on: TestServer, place: Place): Promise<readonly string[]> {
  const reached: string[] = []
  for (const [name, statement] of Object.entries(statements)) if (await reaches(on, place, statement)) reached.push(name)
  return reached
}

/** Whether a statement of the application's own role touches a row; undone in any case. */
async function reaches({ database }: TestServer, { workspaceId, accountId }: Place, statement: string): Promise<boolean> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.account', $1, true), set_config('app.workspace', $2, true)`, [accountId, workspaceId])
    const { rowCount } = await client.query(statement, [workspaceId, accountId])
    return rowCount !== 0
  } catch (error) {
    const { code } = error as { code?: string } // the driver's errors have one
    if (code !== undefined && refusals.has(code)) return false
    throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
}

// Not granted or against a policy, and: is there already.
const refusals = new Set(['42501', '23505'])

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { loginAt, makeLogins } from '../../scripts/deliver/logins.ts'
import { createDatabase, dropDatabase } from '../../scripts/local-postgres.ts'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { projectPath } from '../main/project.ts'
import { appRole, createPool } from './database.ts'
import { migrate } from './migrate.ts'
import { watchLogin } from './server-login.ts'

it('a login that could act as the owner is told to the operator', async () => {
  const { pool } = await aDatabaseForThisTest()
  const logged: string[] = []

  await watchLogin(pool, (event) => void logged.push(event))

  expect(logged).toEqual(['login-may-act-as-owner'])
})

it('a login that has nothing but the application’s role is fine, and cannot become more', async () => {
  const { owner, url } = await aDatabaseForThisTest()
  const login = `server_${randomUUID().slice(0, 8)}`
  await owner.query(`create role ${login} login password 'a' in role ${appRole}`)
  const narrow = new URL(url)
  Object.assign(narrow, { username: login, password: 'a' })
  const pool = createPool({ url: narrow.href, connections: 1, role: appRole }, () => {})
  onTestFinished(() => pool.end())
  const logged: string[] = []

  await watchLogin(pool, (event) => void logged.push(event))

  expect(logged).toEqual([])
  await pool.query('reset role')
  expect((await pool.query<{ count: string }>('select count(*) from accounts.account')).rows).toEqual([{ count: '0' }])
  await expect(pool.query('alter table accounts.account disable row level security')).rejects.toMatchObject({ code: '42501' })
})

/** An empty database with the logins that the script makes for it. */
async function anInstallation(): Promise<URL> {
  const server = inject('databaseServer')
  const name = `second_${randomUUID().slice(0, 8)}`
  const url = new URL(`/${name}`, server)
  await createDatabase(server, name)
  onTestFinished(() => dropDatabase(server, name))
  await makeLogins(url)
  return url
}

async function ask(connectionString: string, statement: string, more: { readonly replication?: string } = {}): Promise<unknown> {
  const client = new pg.Client({ connectionString, ...more })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it('two installations on one database server are migrated by their own owners, and neither gets into the other', async () => {
  const [one, other] = [await anInstallation(), await anInstallation()]
  for (const url of [one, other]) {
    const owner = createPool({ url: loginAt(url, 'owner'), connections: 2 }, () => {})
    onTestFinished(() => owner.end())
    await migrate(owner, projectPath('db/migrations'), () => {})
  }
  const count = 'select count(*)::int from accounts.account'

  expect(await ask(loginAt(one, 'server'), count)).toEqual([{ count: 0 }])
  expect(await ask(loginAt(other, 'server'), count)).toEqual([{ count: 0 }])
  for (const login of ['server', 'owner'] as const) {
    const stranger = Object.assign(new URL(loginAt(one, login)), { pathname: other.pathname }).href
    await expect(ask(stranger, 'select 1')).rejects.toMatchObject({ code: '42501' })
  }
})

it('the login for backups may copy the server and read no table, and the script can be run again', async () => {
  const url = await anInstallation()
  await makeLogins(url)

  expect(await ask(loginAt(url, 'backup'), 'IDENTIFY_SYSTEM', { replication: 'true' })).toHaveLength(1)
  await expect(ask(loginAt(url, 'server'), 'IDENTIFY_SYSTEM', { replication: 'true' })).rejects.toMatchObject({ code: '42501' })
  await expect(ask(loginAt(url, 'backup'), 'select 1')).rejects.toMatchObject({ code: '42501' })
})

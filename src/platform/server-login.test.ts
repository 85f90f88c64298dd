import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { appRole, createPool } from './database.ts'
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

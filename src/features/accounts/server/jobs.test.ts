import { expect, it } from 'vitest'
import { anAccount, bearer } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { connect } from '../../../platform/database.ts'
import { accountJobs } from './jobs.ts'

const someId = '018f0000-0000-7000-8000-000000000001'

it('forgets what has run out and keeps what has not', async () => {
  const server = await aServerForThisTest()
  const { owner } = server.database
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const now = 'platform.moment()'
  await owner.query(`update accounts.session set expires_at = ${now} where account_id = $1`, [beat.id])
  await owner.query(`update accounts.device set used_at = ${now} - interval '181 days' where account_id = $1`, [beat.id])
  await owner.query(`insert into accounts.guess values ('old', 1, ${now} - interval '25 hours'), ('new', 1, ${now} - interval '23 hours')`)
  await owner.query(
    `insert into accounts.sign_in_flow select decode(name, 'escape'), '', 'auth0', '', '', '/', ${now} + late::interval
     from (values ('old', '0 s'), ('new', '1 s')) as flow (name, late)`,
  )
  await owner.query(
    `insert into accounts.invitation (id, workspace_id, email, role, code_hash, expires_at)
     select gen_random_uuid(), $1, name || '@example.com', 'staff', decode(name, 'escape'), ${now} + late::interval
     from (values ('old', '0 s'), ('new', '1 s')) as invitation (name, late)`,
    [anna.workspaceId],
  )
  const jobs = accountJobs(connect(owner), { outside: undefined, web: async () => '', isOfficeName: async () => false }, [])

  for (const { handle, schedule } of jobs) if (schedule !== undefined) await handle({})

  const { rows } = await owner.query(`select
    (select array_agg(account_id) from accounts.session) as sessions,
    (select array_agg(account_id) from accounts.device) as devices,
    (select array_agg(key) from accounts.guess) as guesses,
    (select array_agg(encode(state_hash, 'escape')) from accounts.sign_in_flow) as flows,
    (select array_agg(email) from accounts.invitation) as invitations`)
  expect(rows).toEqual([{ sessions: [anna.id], devices: [anna.id], guesses: ['new'], flows: ['new'], invitations: ['new@example.com'] }])
  expect(jobs.filter(({ schedule }) => schedule === undefined).map(({ job }) => job.name)).toEqual([
    'mail-deletion',
    'mail-link',
    'security-notice',
  ])
  const reply = await server.app.inject({ url: '/api/auth/access-token', headers: bearer(anna.token) })
  expect(reply.statusCode).toBe(200)
})

it('what the worker and the operator do, the application may not', async () => {
  const { database } = await aServerForThisTest()

  await expect(database.pool.query('delete from accounts.signing_key')).rejects.toMatchObject({ code: '42501' })
  await expect(database.pool.query('update accounts.account set disabled_at = null where id = $1', [someId])).rejects.toMatchObject({
    code: '42501',
  })
})

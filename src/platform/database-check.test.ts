import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { startPgBouncer, type PgBouncer } from '../../scripts/testing/pgbouncer.ts'
import { checkDatabase } from './database-check.ts'
import { appRole, createPool } from './database.ts'
import { openLanes } from './lanes.ts'
import { listenForever } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { connectPipelined, openPipelines } from './pipelines.ts'
import { createServer } from './server.ts'

const migrations = 'db/migrations'
const place = (url: string) => ({ url, setting: 'SERVER_DATABASE_URL', role: appRole, migrations })

describe('the check of the database before a process serves', () => {
  it('finds nothing wrong with a database that is as it should be', async () => {
    const { url } = await aDatabaseForThisTest()

    await expect(checkDatabase(place(url))).resolves.toBeUndefined()
  })

  it.each([
    [
      'one step too few',
      "delete from platform.migration where name like '0046%'",
      /is older than this program: the step 0046_\w+\.sql is missing\. Run "cli migrate"\./,
    ],
    [
      'one step too many',
      "insert into platform.migration values ('0999_later.sql', '')",
      /is newer than this program: it has the step 0999_later\.sql\./,
    ],
    ['no steps', 'drop table platform.migration', /has not been set up\. Run "cli migrate"\./],
  ])('says what to do about a database with %s', async (_, statement, sentence) => {
    const { url, owner } = await aDatabaseForThisTest()
    await owner.query(statement)

    await expect(checkDatabase(place(url))).rejects.toMatchObject({
      name: 'StartError',
      exitCode: 65,
      message: expect.stringMatching(sentence) as string,
    })
  })
})

it('a worker needs the login of the owner, and says so where it has another', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  const login = `serving_${new URL(url).pathname.slice(-12)}`
  await owner.query(`create role ${login} login; grant ${appRole} to ${login}`)
  onTestFinished(async () => void (await owner.query(`drop role ${login}`)))
  const ofWorker = (username: string) => ({
    url: Object.assign(new URL(url), username === '' ? {} : { username }).href,
    setting: 'DATABASE_URL',
    needsOwner: true,
    migrations,
  })

  await expect(checkDatabase(ofWorker(''))).resolves.toBeUndefined()
  await expect(checkDatabase(ofWorker(login))).rejects.toMatchObject({
    exitCode: 77,
    message: `The login ${login} does not own the tables of ${new URL(url).pathname.slice(1)}. Set DATABASE_URL to the login of the owner, as in owner.env.`,
  })
})

describe.runIf(existsSync('/usr/sbin/pgbouncer'))('behind PgBouncer', () => {
  async function behind(mode: 'session' | 'transaction') {
    const database = await aDatabaseForThisTest()
    const bouncer: PgBouncer = await startPgBouncer(database.url, mode)
    onTestFinished(() => bouncer.stop())
    return { ...database, url: bouncer.url }
  }

  it('in session mode everything works: role, limits, batches, single statements and notices', async () => {
    const { url, owner } = await behind('session')
    const options = { url, connections: 2, role: appRole }
    const [pool, lanes, pipelines] = [
      createPool(options, () => {}),
      await openLanes(options, () => {}),
      await openPipelines(options, () => {}),
    ]
    const heard: (string | undefined)[] = []
    const stopListening = await listenForever(pool, { news: (text) => void heard.push(text) }, () => {})
    onTestFinished(async () => {
      await Promise.all([pool.end(), lanes.stop(), pipelines.stop(), stopListening()])
    })
    const session = `select current_user as role, current_setting('statement_timeout') as limit`
    const expected = [{ role: appRole, limit: '2500ms' }]

    await checkDatabase(place(url))
    await owner.query("select pg_notify('news', 'arrived')")

    expect((await pool.query(session)).rows).toEqual(expected)
    expect(await lanes.take()?.read({ name: 'session', text: session }, [])).toEqual(expected)
    expect((await sql.raw(session).execute(connectPipelined(pipelines))).rows).toEqual(expected)
    await expect.poll(() => heard).toEqual(['arrived'])
  })

  it('in transaction mode it is refused, with what to do', async () => {
    const { url } = await behind('transaction')

    await expect(checkDatabase(place(url))).rejects.toMatchObject({
      exitCode: 78,
      message:
        'SERVER_DATABASE_URL leads to a pooler in transaction mode, which loses prepared statements, locks and notices. Set pool_mode = session there.',
    })
  })
})

it('a database that is out of connections is told in the log, and to the caller as something that passes', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  const login = `narrow_${new URL(url).pathname.slice(-12)}`
  await owner.query(`create role ${login} login connection limit 1; grant ${appRole} to ${login}`)
  const pool = createPool({ url: Object.assign(new URL(url), { username: login }).href, connections: 2, role: appRole }, () => {})
  const logged: unknown[] = []
  const app = createServer({ log: (event, fields) => void logged.push({ event, ...fields }), metrics: createMetrics() })
  onTestFinished(async () => {
    await Promise.all([app.close(), pool.end()])
    await owner.query(`drop role ${login}`)
  })
  app.get('/rows', async () => (await pool.query('select 1')).rowCount)
  const only = await pool.connect()

  const refused = await app.inject('/rows')
  only.release()
  const answered = await app.inject('/rows')

  expect([refused.statusCode, answered.statusCode]).toEqual([503, 200])
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect(logged).toContainEqual({
    event: 'database-full',
    sentence:
      'The database accepts no more connections. Raise max_connections there, or lower DATABASE_CONNECTIONS, DATABASE_PIPELINES and DATABASE_LANES here.',
  })
})

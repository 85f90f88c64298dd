import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { anAccount, basic, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../scripts/testing/server.ts'
import { aColleague, answerTo, ask, join } from '../../scripts/testing/workspaces.ts'
import { exportAccount, keepAccount, makeToken, readAccount, requestDeletion } from '../features/accounts/account-contract.ts'
import { resume, signOut, type SignedIn } from '../features/accounts/contract.ts'
import { accountJobs } from '../features/accounts/server/jobs.ts'
import { changeRole } from '../features/accounts/workspace-contract.ts'
import { makeFeed } from '../features/calendar/contract.ts'
import { countContacts, saveGroup } from '../features/contacts/contract.ts'
import type { AccountTable } from '../platform/account-data.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/database.ts'
import { accountData } from './account-data.ts'
import { workspaceSamples } from './apps.server.ts'

const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' })
const declared = new Map<string, AccountTable>(accountData(config).flatMap(({ tables }) => tables.map((table) => [table.table, table])))

/** Tables that are no app's, or belong to no workspace. */
const elsewhere = /^(accounts|desk|extension|graphile_worker)\./

async function tablesOf({
  database,
}: Pick<TestServer, 'database'>): Promise<readonly { readonly name: string; readonly columns: readonly string[] }[]> {
  const { rows } = await database.owner.query<{ name: string; columns: string[] }>(`
    select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') group by 1 order by 1`)
  return rows.filter(({ name }) => !elsewhere.test(name))
}

const ofAccounts = [
  'account_id',
  'author_id',
  'owner_id',
  'sender_id',
  'member_id',
  'member_ids',
  'made_by',
  'done_by',
  'low_id',
  'followed_id',
]

it('every table of a workspace or an account is in the export, or says why not; what names an account says whose rows are its own', async () => {
  const tables = await tablesOf(await aServerForThisTest())

  const kept = tables.filter(({ columns }) => columns.includes('workspace_id') || columns.includes('account_id'))
  const naming = kept.filter(({ name, columns }) => name !== 'search.entry' && columns.some((column) => ofAccounts.includes(column)))

  expect(kept.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([])
  expect([...declared.keys()].filter((name) => !kept.some((table) => table.name === name))).toEqual([])
  expect(naming.map(({ name }) => name).filter((name) => declared.get(name)?.own === undefined)).toEqual([])
})

/** The names in the directory of a ZIP, and whether a text stands in one of its stored names. */
function namesIn(zip: Buffer): readonly string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1'))
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString('utf8'))
  return names
}

/** What one file of a ZIP holds. */
function textIn(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')) {
    if (zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString('utf8') !== name) continue
    const [size, head] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    return inflateRawSync(zip.subarray(from, from + size)).toString('utf8')
  }
  throw new Error(`${name} is not in the ZIP`)
}

async function exported(server: TestServer, account: TestAccount): Promise<Buffer> {
  const reply = await ask(server, account, exportAccount)
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

it('the export of a workspace of one’s own holds a file for every table that is in it, with its rows', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples })
  const anna = await anAccount(server, { displayName: 'Anna Muster' })

  const names = namesIn(await exported(server, anna))

  const files = accountData(config).flatMap(({ folder, tables }) =>
    tables.flatMap(({ file }) => (typeof file === 'string' ? [`Anna Muster/${folder}/${file}`] : [])),
  )
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'account.json', ...files, 'Anna Muster/mail/mails.mbox']))
  expect(names.some((name) => /^Anna Muster\/calendar\/events-1\.ics$/.test(name))).toBe(true)
  expect(names.some((name) => name.startsWith('Anna Muster/files/contents/'))).toBe(true)
}, 60_000)

it('the export has every contact once as a line that address books read, with its groups', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server, { displayName: 'Anna Muster' })
  const { owner } = server.database
  // More than are read at once.
  await owner.query(
    `insert into contacts.contact (workspace_id, name, last_name) select $1, 'Person', n::text from generate_series(1, 1200) n`,
    [anna.workspaceId],
  )
  const { rows } = await owner.query<{ id: string }>(
    `insert into contacts.contact (workspace_id, name, last_name, company) values ($1, '=Zora', 'Zumstein', 'Käserei; Laden') returning id`,
    [anna.workspaceId],
  )
  await answerTo(server, anna, saveGroup, { id: randomUUID(), name: 'Dorf', contactIds: [rows[0]?.id ?? ''] })

  const lines = textIn(await exported(server, anna), 'Anna Muster/contacts/contacts.csv')
    .trimEnd()
    .split('\r\n')

  expect(lines[0]).toBe(
    '\uFEFFFirst Name;Last Name;Nickname;Organization Name;Organization Title;E-mail 1 - Value;Phone 1 - Value;Address 1 - Formatted;Birthday;Notes;Labels',
  )
  expect(lines).toHaveLength(1202)
  expect(new Set(lines).size).toBe(1202)
  expect(lines).toContain(`'=Zora;Zumstein;;"Käserei; Laden";;;;;;;Dorf`)
})

it('the export of a workspace that one shares has nothing that belongs to nobody in particular', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples })
  const beat = await aColleague(server, await anAccount(server, { displayName: 'Anna Muster' }), { displayName: 'Beat Beispiel' })

  const shared = namesIn(await exported(server, beat)).filter((name) => name.startsWith('Anna Muster/'))

  expect(shared).toContain('Anna Muster/mail/mails.json')
  expect(shared).not.toContain('Anna Muster/contacts/contacts.json')
  expect(shared).not.toContain('Anna Muster/contacts/contacts.csv')
  expect(shared.filter((name) => name.includes('/contents/'))).toEqual([])
}, 60_000)

it('the fourth export within an hour is refused', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  for (let time = 0; time < 3; time += 1) await exported(server, anna)

  expect((await ask(server, anna, exportAccount)).statusCode).toBe(429)
})

const wanted = ({ password }: TestAccount, name = 'Anna Muster') => ({ name, password })
async function signedInAgain(server: TestServer, { email, password }: TestAccount): Promise<{ readonly token: string }> {
  const reply = await server.app.inject({ url: '/api/auth', headers: basic(email, password) })
  return { token: reply.json<SignedIn>().access_token }
}

const statusOf = async (server: TestServer, by: { readonly token: string }): Promise<number> => (await ask(server, by, resume)).statusCode

it('deletion wants name and password, signs out everywhere, and can be taken back for 14 days', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const { token } = await answerTo(server, anna, makeToken, { name: 'Skript', rights: 'read', days: 7 })

  const refused = [
    await answerTo(server, anna, requestDeletion, wanted(anna, 'Anna')),
    await answerTo(server, anna, requestDeletion, { name: 'Anna Muster', password: 'falsch' }),
  ]
  const before = await statusOf(server, anna)
  const answer = await answerTo(server, anna, requestDeletion, wanted(anna))
  const after = [await statusOf(server, anna), await statusOf(server, { token })]
  const again = await signedInAgain(server, anna)
  const { user } = await answerTo(server, again, resume)
  await answerTo(server, again, keepAccount)
  const kept = await answerTo(server, again, resume)

  expect(refused).toEqual([{ error: 'other-name' }, { error: 'wrong-password' }])
  expect([before, ...after]).toEqual([200, 401, 401])
  expect('deleteAt' in answer && answer.deleteAt).toBe(user.deleteAt)
  expect(kept.user.deleteAt).toBeUndefined()
})

it('until it is kept, an account that will be deleted may be exported and signed out of, and nothing else', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const { address } = await answerTo(server, anna, makeFeed)
  const feed = async (): Promise<number> => (await server.app.inject({ url: address })).statusCode
  const calls = async (by: { readonly token: string }): Promise<readonly number[]> => [
    await statusOf(server, by),
    (await ask(server, by, exportAccount)).statusCode,
    (await ask(server, by, readAccount)).statusCode,
    (await ask(server, by, makeToken, { name: 'Skript', rights: 'read', days: 7 })).statusCode,
    (await ask(server, by, countContacts)).statusCode,
    await feed(),
  ]
  const before = await calls(anna)
  await answerTo(server, anna, requestDeletion, wanted(anna))
  const again = await signedInAgain(server, anna)

  const leaving = await calls(again)
  const live = await server.app.inject({ url: '/api/live', headers: { authorization: `Bearer ${again.token}` } })
  await answerTo(server, again, keepAccount)
  const kept = await calls(again)
  const out = [(await ask(server, again, signOut)).statusCode, await statusOf(server, again)]

  expect(before).toEqual([200, 200, 200, 200, 200, 200])
  expect(leaving).toEqual([200, 200, 403, 403, 403, 404])
  expect(live.statusCode).toBe(403)
  expect(kept).toEqual(before)
  expect(out).toEqual([200, 401])
})

it('an account without a password must have signed in just now', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  await server.database.owner.query('delete from accounts.credential where account_id = $1', [anna.id])
  await server.database.owner.query("update accounts.session set created_at = created_at - interval '11 minutes' where account_id = $1", [
    anna.id,
  ])

  const old = await answerTo(server, anna, requestDeletion, { name: 'Anna Muster' })
  await server.database.owner.query("update accounts.session set created_at = created_at + interval '2 minutes' where account_id = $1", [
    anna.id,
  ])
  const fresh = await answerTo(server, anna, requestDeletion, { name: 'Anna Muster' })

  expect(old).toEqual({ error: 'old-sign-in' })
  expect(fresh).toHaveProperty('deleteAt')
})

it('a workspace whose only admin wants to go needs another admin first', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)

  const { needAdmin } = await answerTo(server, anna, readAccount)
  const refused = await ask(server, anna, requestDeletion, wanted(anna))
  await answerTo(server, anna, changeRole, { accountId: beat.id, role: 'admin' })

  expect(needAdmin).toEqual([{ id: anna.workspaceId, name: 'Anna Muster' }])
  expect(refused.statusCode).toBe(409)
  expect(await answerTo(server, anna, requestDeletion, wanted(anna))).toHaveProperty('deleteAt')
})

/** What the worker does by itself, for an account whose days of grace are over or not. */
async function runJobs({ database }: TestServer): Promise<void> {
  const jobs = accountJobs(
    connect(database.owner),
    { outside: undefined, web: async () => '', isOfficeName: async () => false },
    accountData(config),
  )
  for (const { job, handle } of jobs) if (job.name === 'delete-accounts') await handle({})
}

/** As if so many days had passed since somebody asked. */
async function pass({ database }: TestServer, account: TestAccount, time: string): Promise<void> {
  await database.owner.query('update accounts.account set delete_at = delete_at - $2::interval where id = $1', [account.id, time])
}

/** In which tables a text stands. The queue names an account until its jobs have run, a moment later. */
async function tablesWith({ database }: TestServer, text: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await database.owner.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text])
    if (rowCount) found.push(name)
  }
  return found
}

it('one second before the 14 days are over the account is there; then nothing of it and of its own workspace is left', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples })
  const email = `${randomUUID()}@example.com`
  const anna = await anAccount(server, { displayName: 'Anna Muster', email })
  await answerTo(server, anna, requestDeletion, wanted(anna))
  await pass(server, anna, '13 days 23:59:59')
  await runJobs(server)
  const before = await tablesWith(server, anna.workspaceId)

  await pass(server, anna, '1 second')
  await runJobs(server)

  expect(before.length).toBeGreaterThan(30)
  const left = [
    ...(await tablesWith(server, anna.workspaceId)),
    ...(await tablesWith(server, anna.id)),
    ...(await tablesWith(server, email)),
  ]
  expect(left).toEqual([])
}, 120_000)

it('in the workspace of others, what was written stays under another name, and the random number is all that is left of its author', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples })
  const { owner } = server.database
  const email = `${randomUUID()}@example.com`
  const zoe = await anAccount(server, { displayName: 'Zoe Beispiel' })
  const anna = await join(server, zoe, await anAccount(server, { displayName: 'Annabella Muster', email }), 'staff')
  await owner.query(
    `insert into profile.post (workspace_id, id, author_id, author_name, type, message) values ($1, $2, $3, 'Annabella Muster', 'post', 'Grüsse')`,
    [zoe.workspaceId, randomUUID(), anna.id],
  )
  await owner.query('update file_manager.entry set owner_id = $2, owner_name = $3 where workspace_id = $1', [
    zoe.workspaceId,
    anna.id,
    'Annabella Muster',
  ])
  await owner.query('update scrumboard.card set member_ids = array[$2::uuid], done_by = $2 where workspace_id = $1', [
    zoe.workspaceId,
    anna.id,
  ])
  await answerTo(server, anna, requestDeletion, wanted(anna, 'Annabella Muster'))
  await pass(server, anna, '14 days')

  await runJobs(server)

  // The number under which posts and files say whose they were, in their addresses too; it leads to nobody.
  expect(await tablesWith(server, anna.id)).toEqual(['file_manager.entry', 'profile.post', 'search.entry'])
  expect(await tablesWith(server, email)).toEqual([])
  expect(await tablesWith(server, 'Annabella Muster')).toEqual([])
  const { rows } = await owner.query('select author_name, message from profile.post where author_id = $1', [anna.id])
  expect(rows).toEqual([{ author_name: 'Deleted account', message: 'Grüsse' }])
  expect(await statusOf(server, zoe)).toBe(200)
}, 120_000)

it('who became the only admin during the 14 days leaves the role to the member who is there longest', async () => {
  const server = await aServerForThisTest()
  const zoe = await anAccount(server, { displayName: 'Zoe Beispiel' })
  const beat = await aColleague(server, zoe)
  const anna = await join(server, zoe, await anAccount(server), 'admin')
  await answerTo(server, anna, requestDeletion, wanted(anna))
  const { owner } = server.database
  await owner.query("update accounts.membership set role = 'staff' where workspace_id = $1 and account_id <> $2", [
    zoe.workspaceId,
    anna.id,
  ])
  await pass(server, anna, '14 days')

  await runJobs(server)

  const { rows } = await owner.query("select account_id from accounts.membership where workspace_id = $1 and role = 'admin'", [
    zoe.workspaceId,
  ])
  expect(rows).toEqual([{ account_id: zoe.id }])
  expect(await statusOf(server, beat)).toBe(200)
})

it('the last day is mailed once, and only then', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  await answerTo(server, anna, requestDeletion, wanted(anna))
  const mails = async (): Promise<number> => {
    const { rows } = await server.database.owner.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail-deletion'",
    )
    return rows[0]?.count ?? 0
  }
  await pass(server, anna, '12 days 23:59:59')
  await runJobs(server)
  const early = await mails()

  await pass(server, anna, '1 second')
  await runJobs(server)
  await runJobs(server)

  expect([early, await mails()]).toEqual([0, 1])
})

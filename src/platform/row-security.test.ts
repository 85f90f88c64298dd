import pg from 'pg'
import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { appRole } from './database.ts'

/** Tables with rows of workspaces that anybody who may read the table could read all of. */
async function openTables(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)
      and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
    order by 1`)
  return rows.map(({ name }) => name)
}

it('every table with rows of workspaces keeps them apart by itself', async () => {
  const { owner } = await aDatabaseForThisTest()
  const { rowCount } = await owner.query("select from pg_attribute where attname = 'workspace_id'")

  expect(await openTables(owner)).toEqual([])
  expect(rowCount).toBeGreaterThan(4)
})

it.each([
  ['without row-level security', ''],
  ['with row-level security but no policy', 'alter table public.forgotten enable row level security'],
  ['with a policy that is not in force', 'create policy own on public.forgotten using (workspace_id = platform.workspace())'],
])('a table %s would be found', async (_what, more) => {
  const { owner } = await aDatabaseForThisTest()

  await owner.query(`create table public.forgotten (workspace_id uuid); ${more}`)

  expect(await openTables(owner)).toEqual(['public.forgotten'])
})

// PostgreSQL 15 writes the table before each column, later ones do not.
const bothSides = / AND \(\(platform\.account\(\) = (?:\w+\.)?low_id\) OR \(platform\.account\(\) = (?:\w+\.)?high_id\)\)/

const forReaders = /\((?:\w+\.)?readers && ARRAY\[search\.everybody\(\), platform\.account\(\)\]\)/

type OpenView = {
  readonly name: string
  readonly definition: string
  readonly is_of_accounts: boolean
  readonly is_of_sides: boolean
  readonly is_of_readers: boolean
}

/** Views that run with the rights of their owner, past row-level security, and do not say themselves whose rows they show. */
async function openViews(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<OpenView>(
    `
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_viewdef(c.oid) as definition,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id') as is_of_accounts,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'low_id') as is_of_sides,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'readers') as is_of_readers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and n.nspname not in ('pg_catalog', 'information_schema')
      and has_table_privilege($1, c.oid, 'select')
      and not coalesce('security_invoker=true' = any (c.reloptions), false)
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id')`,
    [appRole],
  )
  return rows
    .filter(({ definition, is_of_accounts: isOfAccounts, is_of_sides: isOfSides, is_of_readers: isOfReaders }) => {
      const whole = definition.slice(definition.lastIndexOf('WHERE'))
      // What belongs to two sides must be asked for by both of them; that is the one choice a condition may have.
      const condition = isOfSides ? whole.replace(bothSides, '') : whole
      if (isOfSides && condition === whole) return true
      if (isOfReaders && !forReaders.test(condition)) return true
      const isApart = /workspace_id = [^ ]*app\.workspace/.test(condition) || condition.includes('workspace_id = platform.workspace()')
      return !isApart || condition.includes(' OR ') || (isOfAccounts && !condition.includes('account_id = platform.account()'))
    })
    .map(({ name }) => name)
}

it('no view shows past row-level security what belongs to other workspaces or accounts', async () => {
  const { owner } = await aDatabaseForThisTest()
  const { rowCount } = await owner.query("select from pg_views where viewname like 'own\\_%'")

  expect(await openViews(owner)).toEqual([])
  expect(rowCount).toBeGreaterThanOrEqual(4)
})

it.each([
  ['without a condition', 'select * from mail.mail'],
  ['for a whole workspace where rows belong to accounts', 'select * from mail.mail where workspace_id = platform.workspace()'],
  ['for a whole workspace where rows belong to two sides', 'select * from chat.message where workspace_id = platform.workspace()'],
  ['for a whole workspace where rows have readers', 'select * from search.entry where workspace_id = platform.workspace()'],
  [
    'with a way around the two sides',
    'select * from chat.message where workspace_id = platform.workspace() and platform.account() in (low_id, high_id, sender_id)',
  ],
  ['with a way around', 'select * from todo.todo where workspace_id = platform.workspace() or starred'],
])('a view %s would be found', async (_what, definition) => {
  const { owner } = await aDatabaseForThisTest()

  await owner.query(`create view public.forgotten as ${definition}; grant select on public.forgotten to ${appRole}`)

  expect(await openViews(owner)).toEqual(['public.forgotten'])
})

it('the role of the application owns nothing, and is neither above the others nor one of them', async () => {
  const { owner } = await aDatabaseForThisTest()

  const { rows } = await owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin,
      (select count(*)::int from pg_class where relowner = r.oid) as tables,
      (select count(*)::int from pg_proc where proowner = r.oid) as functions,
      (select count(*)::int from pg_namespace where nspowner = r.oid) as schemas,
      (select count(*)::int from pg_auth_members where member = r.oid) as memberships
    from pg_roles r where rolname = $1`,
    [appRole],
  )

  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolcanlogin: false,
      tables: 0,
      functions: 0,
      schemas: 0,
      memberships: 0,
    },
  ])
})

it('a login that is nothing but the application cannot become the owner', async () => {
  const { owner, url } = await aDatabaseForThisTest()
  const login = `web_${new URL(url).pathname.slice(-8)}`
  const { rows } = await owner.query<{ name: string }>('select current_user as name')
  await owner.query(`create role ${login} login; grant ${appRole} to ${login}`)
  const becomeOwner = async (user: string): Promise<unknown> => {
    const address = Object.assign(new URL(url), { username: user })
    const client = new pg.Client({ connectionString: address.href, options: `-c role=${appRole}` })
    await client.connect()
    try {
      return await client.query(`set role ${rows[0]?.name}`)
    } finally {
      await client.end()
    }
  }

  await expect(becomeOwner(login)).rejects.toMatchObject({ code: '42501' })
  // A login of the owner may always become the owner again: whoever wants to be sure gives the server one of its own.
  await expect(becomeOwner(rows[0]?.name ?? '')).resolves.toBeDefined()
  await owner.query(`drop role ${login}`)
})

import pg from 'pg'
import { seededRandom } from '../crash/seeded-random.ts'
import { fillChats } from './chats.ts'
import { aContactRow, aMail, aNote, aTodo, type RowMaker } from './rows.ts'

export type Sizes = {
  readonly mails: number
  readonly todos: number
  readonly contacts: number
  readonly notes: number
  readonly messages: number
}
export type Owner = { readonly workspaceId: string; readonly accountId: string }

const rowsAtOnce = 2000

/** Fills a workspace to the brim. The indexes of words come last, because they are made quicker than they grow. */
export async function fillWorkspace(url: string, owner: Owner, sizes: Sizes): Promise<void> {
  const [one, other] = await Promise.all([connected(url), connected(url)])
  const indexes = await dropWordIndexes(one)
  const half = Math.floor(sizes.mails / 2)
  await Promise.all([
    fill(one, mailTable, { owner, from: 0, to: half, make: aMail }),
    fill(other, mailTable, { owner, from: half, to: sizes.mails, make: aMail }),
  ])
  await Promise.all([
    fill(one, 'todo.todo', { owner, from: 0, to: sizes.todos, make: aTodo }),
    fill(other, 'contacts.contact', { owner, from: 0, to: sizes.contacts, make: aContactRow }),
  ])
  await Promise.all([fill(one, 'notes.note', { owner, from: 0, to: sizes.notes, make: aNote }), fillChats(other, owner, sizes.messages)])
  await markContacts(other, owner)
  await labelNotes(one, owner)
  await Promise.all(
    [one, other].map(async (client, place) => {
      for (const index of indexes.filter((_, at) => at % 2 === place)) await client.query(index)
    }),
  )
  await one.query('vacuum analyze')
  await Promise.all([one.end(), other.end()])
}

const mailTable = 'mail.mail'

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set client_min_messages = error")
  return client
}

async function dropWordIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
     where schemaname in ('mail', 'todo', 'contacts', 'notes', 'chat') and indexdef like '%USING gin (search)%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

type Filling = { readonly owner: Owner; readonly from: number; readonly to: number; readonly make: RowMaker }

/** The columns are those of the made rows; the database takes each piece of a few thousand apart itself. */
async function fill(client: pg.Client, table: string, { owner, from, to, make }: Filling): Promise<void> {
  const random = seededRandom(from + 1)
  const own = table === mailTable ? { workspace_id: owner.workspaceId, account_id: owner.accountId } : { workspace_id: owner.workspaceId }
  for (let place = from; place < to; place += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, to - place)
    const rows = Array.from({ length: count }, (_, at) => ({ ...own, ...make(random, place + at) }))
    const columns = Object.keys(rows[0] ?? {}).map((name) => pg.escapeIdentifier(name))
    const list = columns.join(', ')
    await client.query(`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ])
  }
}

/** 300 stars, 200 uses, and three groups of different sizes. */
async function markContacts(client: pg.Client, { workspaceId, accountId }: Owner): Promise<void> {
  const some = (count: number): string => `select id from contacts.contact where workspace_id = $1 order by md5(id::text) limit ${count}`
  await client.query(
    `insert into contacts.star (workspace_id, account_id, contact_id) select $1, $2, id from (${some(300)}) c on conflict do nothing`,
    [workspaceId, accountId],
  )
  await client.query(
    `insert into contacts.use (workspace_id, account_id, contact_id, uses) select $1, $2, id, 1 + get_byte(uuid_send(id), 15) from (${some(200)}) c
     on conflict do nothing`,
    [workspaceId, accountId],
  )
  for (const [name, size] of [
    ['Bench small', 40],
    ['Bench middle', 400],
    ['Bench large', 4000],
  ] as const) {
    await client.query(
      `with made as (insert into contacts.contact_group (workspace_id, name, position) values ($1, $2, 9) returning id)
       insert into contacts.group_member (workspace_id, group_id, contact_id) select $1, made.id, c.id from made, (${some(size)}) c`,
      [workspaceId, name],
    )
  }
}

async function labelNotes(client: pg.Client, { workspaceId }: Owner): Promise<void> {
  await client.query(
    `with made as (insert into notes.label (workspace_id, name, handle, position) values ($1, 'Bench', 'bench', 99) returning id)
     update notes.note set labels = array[made.id] from made where workspace_id = $1 and position::int % 5 = 0`,
    [workspaceId],
  )
}

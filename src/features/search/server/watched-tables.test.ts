import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profileSample } from '../../../../db/samples/profile.ts'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { workspaceSamples } from '../../../main/apps.server.ts'
import { search } from '../contract.ts'
import { kinds } from '../kinds.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer({ samples: [...workspaceSamples, profileSample] })
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const query = async (text: string, values: readonly unknown[] = []) =>
  (await server.database.owner.query<Record<string, string>>(text, [...values])).rows
const titles = async (q: string) => (await answerTo(server, anna, search, { q, literally: 'true' })).map(({ title }) => title)

it('a new workspace is found in all its apps', async () => {
  const rows = await query('select kind, count(*) from search.entry where workspace_id = $1 group by kind', [anna.workspaceId])

  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

// What each table shows, counted in the table itself.
it.each([
  ['mail.mail', 'folder < 3'],
  ['todo.todo', 'not deleted'],
  ['contacts.contact', 'deleted_at is null'],
  ['notes.note', 'deleted_at is null'],
  ['scrumboard.board', 'true'],
  ['scrumboard.card', 'removed_at is null'],
  ['chat.contact', 'true'],
  ['chat.message', 'removed_at is null'],
  ['calendar.event', 'removed_at is null'],
  ['file_manager.entry', 'bin_id is null'],
  ['e_commerce.product', 'removed_at is null'],
  ['e_commerce.purchase', 'removed_at is null'],
  ['invoice.invoice', 'removed_at is null'],
  ['academy.course', 'removed_at is null'],
  ['help.entry', 'removed_at is null and published_title is not null'],
  ['profile.post', 'removed_at is null'],
  ['accounts.membership', 'true'],
])('the index has as much of %s as there is', async (table, shown) => {
  const [counted] = await query(
    `select (select count(*) from search.entry where source = $1) as entries, (select count(*) from ${table} where ${shown}) as rows`,
    [table],
  )

  expect(Number(counted?.['rows'])).toBeGreaterThan(0)
  expect(counted?.['entries']).toBe(counted?.['rows'])
})

it.each([
  ['todo.todo', 'title', 'deleted = true', 'deleted = false'],
  ['contacts.contact', 'name', 'deleted_at = now()', 'deleted_at = null'],
  ['notes.note', 'title', 'deleted_at = now()', 'deleted_at = null'],
  ['calendar.event', 'title', 'removed_at = now()', 'removed_at = null'],
  ['e_commerce.product', 'name', 'removed_at = now()', 'removed_at = null'],
  ['academy.course', 'title', 'removed_at = now()', 'removed_at = null'],
  ['help.entry', 'published_title', 'removed_at = now()', 'removed_at = null'],
  ['scrumboard.card', 'name', 'removed_at = now()', 'removed_at = null'],
  ['mail.mail', 'subject', 'folder = 4', 'folder = 0'],
])('what is changed in %s is found by its new words, goes with the bin and comes back', async (table, column, bin, back) => {
  const word = `Kennwort${table.replaceAll(/\W/g, '')}`
  const [row] = await query(
    `select id from ${table} where workspace_id = $1 and ${bin.startsWith('folder') ? 'folder = 0' : 'true'} limit 1`,
    [anna.workspaceId],
  )

  await query(`update ${table} set ${column} = $1, ${back} where id = $2`, [word, row?.['id']])
  const named = await titles(word)
  await query(`update ${table} set ${bin} where id = $1`, [row?.['id']])
  const binned = await titles(word)
  await query(`update ${table} set ${back} where id = $1`, [row?.['id']])

  expect(named).toEqual([expect.stringContaining(word)])
  expect(binned).toEqual([])
  expect(await titles(word)).toEqual(named)
})

it('what is deleted for good is gone', async () => {
  const id = randomUUID()
  await query(`insert into todo.todo (workspace_id, id, title, position) values ($1, $2, 'Vergaenglich', 0)`, [anna.workspaceId, id])
  expect(await titles('vergaenglich')).toEqual(['Vergaenglich'])

  await query('delete from todo.todo where id = $1', [id])

  expect(await titles('vergaenglich')).toEqual([])
})

it('a list takes its cards along and brings them back, and a board all that is on it', async () => {
  const [card] = await query(`select id, list_id, board_id from scrumboard.card where workspace_id = $1 and removed_at is null limit 1`, [
    anna.workspaceId,
  ])
  await query(`update scrumboard.card set name = 'Mitgenommen' where id = $1`, [card?.['id']])

  await query('update scrumboard.list set removed_at = now() where id = $1', [card?.['list_id']])
  expect(await titles('mitgenommen')).toEqual([])
  await query('update scrumboard.list set removed_at = null where id = $1', [card?.['list_id']])
  expect(await titles('mitgenommen')).toEqual(['Mitgenommen'])
  await query('delete from scrumboard.board where id = $1', [card?.['board_id']])
  expect(await titles('mitgenommen')).toEqual([])
})

it('a draft of an article is not found before it is published', async () => {
  const [article] = await query('select id from help.entry where workspace_id = $1 and published_title is not null limit 1', [
    anna.workspaceId,
  ])

  await query(`update help.entry set title = 'Unveroeffentlicht', content = 'Unveroeffentlicht' where id = $1`, [article?.['id']])
  expect(await titles('unveroeffentlicht')).toEqual([])
  await query('update help.entry set published_title = title, published_content = content where id = $1', [article?.['id']])

  expect(await titles('unveroeffentlicht')).toEqual(['Unveroeffentlicht'])
})

it('a change that search shows nothing of writes nothing into the index', async () => {
  const versions = async () => query(`select id, xmin::text as version from search.entry where source = 'mail.mail' order by id`)
  const before = await versions()

  await query('update mail.mail set read = not read, starred = not starred')

  expect(before.length).toBeGreaterThan(3)
  expect(await versions()).toEqual(before)
})

it('an invoice without a line, which has no text at all, is saved and found', async () => {
  await query(
    `insert into invoice.invoice (workspace_id, place, number, sender, client, date, due_date, services, subtotal, tax, discount, total)
     values ($1, 9001, 'Leerrechnung', '{}', '{"title": "Muster", "address": "", "email": ""}', '2026-03-01', '2026-03-31', '[]', 0, 0, 0, 0)`,
    [anna.workspaceId],
  )

  expect(await titles('leerrechnung')).toEqual(['Leerrechnung · Muster'])
})

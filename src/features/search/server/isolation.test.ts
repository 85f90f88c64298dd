import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { search, summarise } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let clea: TestAccount
let stranger: TestAccount
beforeAll(async () => void (server = await aServer()))
beforeEach(async () => {
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  clea = await aColleague(server, anna, { role: 'admin', displayName: 'Clea Vorlage' })
  stranger = await anAccount(server)
})
afterAll(() => server.app.close())

const titles = async (who: TestAccount, q: string) => (await answerTo(server, who, search, { q })).map(({ title }) => title)
const query = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values])

async function aMail(to: TestAccount, subject: string, folder = 0): Promise<string> {
  const id = randomUUID()
  await query('insert into mail.mail (workspace_id, account_id, id, folder, subject, plain) values ($1, $2, $3, $4, $5, $6)', [
    anna.workspaceId,
    to.id,
    id,
    folder,
    subject,
    'Vertrauliches steht hier',
  ])
  return id
}

it('what belongs to the workspace is found by admin and staff in it, and by nobody elsewhere', async () => {
  await query(`insert into notes.note (workspace_id, title, position) values ($1, 'Geheimrezept', 0)`, [anna.workspaceId])

  expect(await titles(anna, 'geheimrezept')).toEqual(['Geheimrezept'])
  expect(await titles(beat, 'geheimrezept')).toEqual(['Geheimrezept'])
  expect(await titles(stranger, 'geheimrezept')).toEqual([])
  expect(await answerTo(server, stranger, summarise, { q: 'geheimrezept' })).toMatchObject({ count: 0, kinds: [], instead: null })
})

it('a mail is found by its owner alone, not even by an admin', async () => {
  await aMail(beat, 'Lohnerhoehung')

  expect(await titles(beat, 'lohnerhoehung')).toEqual(['Lohnerhoehung'])
  for (const other of [anna, clea, stranger]) expect(await titles(other, 'lohnerhoehung')).toEqual([])
  expect(await answerTo(server, clea, summarise, { q: 'vertrauliches' })).toMatchObject({ count: 0, kinds: [] })
})

it('a slip of the pen tells no word of a mail that somebody else has', async () => {
  await aMail(beat, 'Lohnerhoehung')

  expect(await answerTo(server, beat, summarise, { q: 'lohnerhoehumg' })).toMatchObject({ instead: 'lohnerhoehung' })
  expect(await answerTo(server, anna, summarise, { q: 'lohnerhoehumg' })).toMatchObject({ instead: null })
})

it('a slip of the pen leads to the one entry of the caller, however many others have the word', async () => {
  await query(`insert into notes.note (workspace_id, title, position) select $1, 'Nebelhorn', n from generate_series(1, 3000) as n`, [
    stranger.workspaceId,
  ])
  expect(await answerTo(server, anna, summarise, { q: 'nebelhron' })).toMatchObject({ instead: null })

  await query(`insert into notes.note (workspace_id, title, position) values ($1, 'Nebelhorn', 0)`, [anna.workspaceId])

  expect(await answerTo(server, anna, summarise, { q: 'nebelhron' })).toMatchObject({ instead: 'nebelhorn', count: 1 })
})

it('a conversation is found by its two sides, and leads each to the other', async () => {
  const [low, high] = [anna.id, beat.id].toSorted()
  const { rows } = await query('insert into chat.chat (workspace_id, low_id, high_id) values ($1, $2, $3) returning id', [
    anna.workspaceId,
    low,
    high,
  ])
  await query(
    `insert into chat.message (workspace_id, chat_id, low_id, high_id, number, sender_id, message) values ($1, $2, $3, $4, 1, $5, 'Treffpunkt Bahnhof')`,
    [anna.workspaceId, (rows as { id: string }[])[0]?.id, low, high, beat.id],
  )

  expect(await answerTo(server, anna, search, { q: 'bahnhof' })).toMatchObject([{ title: 'Beat Beispiel', url: `/apps/chat/${beat.id}` }])
  expect(await answerTo(server, beat, search, { q: 'bahnhof' })).toMatchObject([{ url: `/apps/chat/${anna.id}` }])
  expect(await titles(clea, 'bahnhof')).toEqual([])
})

it('a mail that comes to belong to somebody else is found by them and no longer by who had it', async () => {
  const id = await aMail(beat, 'Umzugsplan')

  await query('update mail.mail set account_id = $1 where id = $2', [clea.id, id])

  expect(await titles(beat, 'umzugsplan')).toEqual([])
  expect(await titles(clea, 'umzugsplan')).toEqual(['Umzugsplan'])
})

it('the same id in two mailboxes is two mails', async () => {
  const id = await aMail(beat, 'Doppelgaenger von Beat')
  await query(`insert into mail.mail (workspace_id, account_id, id, folder, subject) values ($1, $2, $3, 0, 'Doppelgaenger von Clea')`, [
    anna.workspaceId,
    clea.id,
    id,
  ])

  expect(await titles(beat, 'doppelgaenger')).toEqual(['Doppelgaenger von Beat'])
  expect(await titles(clea, 'doppelgaenger')).toEqual(['Doppelgaenger von Clea'])
})

it('who leaves the workspace is no longer found in it, and who renames themselves is found by the new name', async () => {
  expect(await titles(anna, 'vorlage in:people')).toEqual(['Clea Vorlage'])

  await query(`update accounts.account set display_name = 'Clea Neuname' where id = $1`, [clea.id])
  expect(await titles(anna, 'neuname in:people')).toEqual(['Clea Neuname'])
  expect(await titles(anna, 'vorlage in:people')).toEqual([])

  await query('update accounts.account set disabled_at = now() where id = $1', [clea.id])
  expect(await titles(anna, 'neuname')).toEqual([])
  await query('update accounts.account set disabled_at = null where id = $1', [clea.id])
  expect(await titles(anna, 'neuname')).toEqual(['Clea Neuname'])

  await query('delete from accounts.membership where account_id = $1 and workspace_id = $2', [clea.id, anna.workspaceId])
  expect(await titles(anna, 'neuname')).toEqual([])
})

it('row-level security keeps the table itself, and the server cannot write to it', async () => {
  await aMail(beat, 'Lohnerhoehung')
  const client = await server.database.pool.connect()
  try {
    await expect(client.query('select from search.entry')).rejects.toMatchObject({ code: '42501' })
    await expect(client.query('delete from search.own_entry')).rejects.toMatchObject({ code: '42501' })
    expect((await client.query('select from search.own_entry')).rowCount).toBe(0)
  } finally {
    client.release()
  }
})

it('guests find nothing', async () => {
  expect((await ask(server, undefined, search, { q: 'a' })).statusCode).toBe(401)
  expect((await ask(server, undefined, summarise, { q: 'a' })).statusCode).toBe(401)
})

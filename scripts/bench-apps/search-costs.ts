import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { seededRandom } from '../crash/seeded-random.ts'
import { medianRun } from '../measure/median.ts'
import type { Bench } from './part.ts'
import { measureProcessorTime } from './processor-time.ts'
import { aContactRow } from './rows.ts'

const rounds = 3
const contacts = 10_000
const contactsByHand = 400

/** What writing costs the database with the index of search and without it, in turn: in bulk, and row by row as people do. */
export async function printedCosts({ owner, base }: Bench): Promise<string> {
  const registering = await compared(owner, 'registering a workspace', () => register(base))
  return [registering, ...(await costsOfContacts(owner))].join('\n')
}

async function costsOfContacts(owner: Pool): Promise<readonly string[]> {
  return [
    await compared(owner, `adding ${contacts} contacts`, () => addContacts(owner, contacts, 500)),
    await compared(owner, `adding ${contactsByHand} contacts one by one`, () => addContacts(owner, contactsByHand, 1)),
    await compared(owner, `changing ${contactsByHand} contacts one by one`, () => changeContacts(owner)),
  ]
}

async function compared(owner: Pool, what: string, work: () => Promise<void>): Promise<string> {
  const spans = { kept: [] as number[], without: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    for (const way of ['without', 'kept'] as const) {
      await switchTriggers(owner, way === 'kept' ? 'enable' : 'disable')
      const used = await measureProcessorTime(owner)
      await work()
      if (round >= 0) spans[way].push(await used())
    }
  }
  const [kept, without] = [medianRun(spans.kept, span), medianRun(spans.without, span)]
  const figures = `${kept.toFixed(0)} ms of processor time with the index of search, ${without.toFixed(0)} ms without it`
  return `${what}: ${figures}, ${(kept / without).toFixed(2)} times (median of ${rounds})`
}
const span = (each: number): number => each

async function switchTriggers(owner: Pool, way: 'enable' | 'disable'): Promise<void> {
  const { rows } = await owner.query<{ name: string; table: string }>(
    `select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgname like 'search\\_%' and not tgisinternal`,
  )
  for (const { name, table } of rows) await owner.query(`alter table ${table} ${way} trigger ${name}`)
}

async function register(base: string): Promise<void> {
  const reply = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: 'Bench Muster', email: `${randomUUID()}@example.com`, password: 'Quitten und Birnen 1234' }),
  })
  if (reply.status !== 200) throw new Error(`registering was answered ${reply.status}: ${await reply.text()}`)
}

async function addContacts(owner: Pool, count: number, atOnce: number): Promise<void> {
  const random = seededRandom(12)
  const rows = Array.from({ length: count }, (_, place) => aContactRow(random, place))
  const columns = Object.keys(rows[0] ?? {})
  for (let from = 0; from < rows.length; from += atOnce)
    await owner.query(
      `insert into contacts.contact (workspace_id, ${columns.join(', ')})
       select $1, ${columns.join(', ')} from jsonb_populate_recordset(null::contacts.contact, $2::jsonb)`,
      [bulkWorkspace, JSON.stringify(rows.slice(from, from + atOnce))],
    )
}
const bulkWorkspace = randomUUID()

async function changeContacts(owner: Pool): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from contacts.contact where workspace_id = $1 limit $2', [
    bulkWorkspace,
    contactsByHand,
  ])
  for (const { id } of rows)
    await owner.query(`update contacts.contact set notes = notes || ' Rückruf' where workspace_id = $1 and id = $2`, [bulkWorkspace, id])
}

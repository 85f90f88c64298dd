import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { seededRandom } from '../crash/seeded-random.ts'
import { medianRun } from '../measure/median.ts'
import type { Bench } from './part.ts'
import { aContactRow } from './rows.ts'

const rounds = 3
const contacts = 10_000

/** How long registering and 10,000 new contacts take with the index of search and without it, in turn. */
export async function printedCosts({ owner, base }: Bench): Promise<string> {
  const registering = await compared(owner, () => timed(() => register(base)))
  const importing = await compared(owner, () => timed(() => addContacts(owner)))
  return [line('registering a workspace', registering), line(`adding ${contacts} contacts`, importing)].join('\n')
}

const span = (each: number): number => each

type Compared = { readonly kept: number; readonly without: number }

async function compared(owner: Pool, measured: () => Promise<number>): Promise<Compared> {
  const spans = { kept: [] as number[], without: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    await switchTriggers(owner, 'disable')
    const without = await measured()
    await switchTriggers(owner, 'enable')
    const kept = await measured()
    if (round >= 0) spans.kept.push(kept)
    if (round >= 0) spans.without.push(without)
  }
  return { kept: medianRun(spans.kept, span), without: medianRun(spans.without, span) }
}

function line(what: string, { kept, without }: Compared): string {
  const more = ((kept / without - 1) * 100).toFixed(0)
  return `${what}: ${kept.toFixed(0)} ms with the index of search, ${without.toFixed(0)} ms without it, ${more} % more (median of ${rounds})`
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

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

async function addContacts(owner: Pool): Promise<void> {
  const random = seededRandom(12)
  const rows = Array.from({ length: contacts }, (_, place) => aContactRow(random, place))
  const columns = Object.keys(rows[0] ?? {})
  for (let from = 0; from < rows.length; from += 500)
    await owner.query(
      `insert into contacts.contact (workspace_id, ${columns.join(', ')})
       select $1, ${columns.join(', ')} from jsonb_populate_recordset(null::contacts.contact, $2::jsonb)`,
      [bulkWorkspace, JSON.stringify(rows.slice(from, from + 500))],
    )
}
const bulkWorkspace = randomUUID()

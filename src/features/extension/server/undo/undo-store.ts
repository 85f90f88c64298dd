import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { periodOf } from '../../reference.ts'
import type { Undo } from '../../undo-contract.ts'
import type { Repeat } from '../repeat.ts'
import { readFacts, type Known, type Locks } from '../submit/facts-store.ts'
import type { ExtensionTables } from '../tables.ts'

/** What is known of the person and the case, as for a request: nothing of a number that nobody has. */
export async function readUndoFacts(
  db: Kysely<ExtensionTables>,
  canton: string,
  { reference, pid, birthDate }: Undo,
  { repeat, locks }: { readonly repeat: Repeat | undefined; readonly locks: Locks },
): Promise<Known> {
  // The wish only looks for an earlier answer, and nothing here asks for one.
  const request = { period: periodOf(reference), wish: birthDate, pid, birthDate }
  const read = async <Row>({ text }: { readonly text: string }, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  const incoming = { request, arrivedAt: performance.now(), ...(repeat && { repeat }) }
  const [known] = await readFacts({ read }, canton, [incoming], locks)
  if (!known) throw new Error('the database told nothing about a number')
  return known
}

/** Takes a key for one try; says whether it is new, or what it was taken for before. */
export async function takeKey(
  db: Kysely<ExtensionTables>,
  canton: string,
  { keyHash, fingerprint }: Repeat,
): Promise<'new' | 'same' | 'other'> {
  const { rows } = await sql<{ isNew: boolean; isSame: boolean }>`
    insert into extension.undo_try as t (canton, key_hash, fingerprint) values (${canton}, ${keyHash}, ${fingerprint})
    on conflict (canton, key_hash) do update set fingerprint = t.fingerprint
    returning t.xmax = 0 as "isNew", t.fingerprint = ${fingerprint} as "isSame"`.execute(db)
  const [row] = rows
  return row?.isSame ? (row.isNew ? 'new' : 'same') : 'other'
}

/** For the worker: forgets keys whose work is worth nothing any more. */
export async function forgetOldTries<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`delete from extension.undo_try where at <= platform.moment() - interval '2 days'`.execute(db)
}

type Taking = {
  /** The reference of what was granted. */
  readonly of: string
  readonly period: number
  readonly birthDate: PlainDate
  /** What the event itself is stored under. */
  readonly id: string
  readonly reference: string
  readonly code: string
  readonly message: string
  readonly configuration: string
}

/** One statement: all of it or nothing. Says whether it was as it had been granted. */
export async function takeBack(db: Kysely<ExtensionTables>, canton: string, taking: Taking): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select extension.take_back(${canton}, ${JSON.stringify(taking)}::jsonb) as "isDone"`.execute(db)
  return rows[0]?.isDone === true
}

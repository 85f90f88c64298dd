import type { BulkSession } from '../../../../platform/bulk-session.ts'
import type { RowFault } from './chunk.ts'
import type { Target } from './merge.ts'
import type { ImportKind } from './row.ts'

export type ImportCounts = {
  readonly rows: number
  readonly badRows: number
  readonly newPersons: number
  readonly changedPersons: number
  readonly unchangedPersons: number
  readonly newCases: number
  readonly changedCases: number
  readonly unchangedCases: number
}

export type ImportFile = { readonly hash: Buffer; readonly bytes: number; readonly kind: ImportKind }
export type ImportRun = { readonly id: string; readonly rowsDone: number; readonly counts: ImportCounts }

const nothing: ImportCounts = {
  rows: 0,
  badRows: 0,
  newPersons: 0,
  changedPersons: 0,
  unchangedPersons: 0,
  newCases: 0,
  changedCases: 0,
  unchangedCases: 0,
}

/** The run of this file that did not come to its end, if there is one. */
export async function unfinishedRun({ query }: BulkSession, canton: string, { hash, kind }: ImportFile): Promise<ImportRun | undefined> {
  const [run] = await query<{ id: string; rows_done: number; counts: ImportCounts }>(
    `select id, rows_done, counts from extension.import_run where canton = $1 and file_hash = $2 and kind = $3 and state = 'running'`,
    [canton, hash, kind],
  )
  return run && { id: run.id, rowsDone: run.rows_done, counts: run.counts }
}

/** Begins anew. What an unfinished run has taken in stays; the faults of earlier runs have been reported and go. */
export async function openRun(
  { query }: BulkSession,
  target: Target,
  canton: string,
  { hash, bytes, kind }: ImportFile,
): Promise<ImportRun> {
  await query(
    `update ${target}.import_run set state = 'given-up', changed_at = platform.moment()
     where canton = $1 and file_hash = $2 and kind = $3 and state = 'running'`,
    [canton, hash, kind],
  )
  await query(`delete from ${target}.import_fault where run in (select id from ${target}.import_run where canton = $1)`, [canton])
  const [run] = await query<{ id: string }>(
    `insert into ${target}.import_run (canton, file_hash, file_bytes, kind, counts) values ($1, $2, $3, $4, $5) returning id`,
    [canton, hash, bytes, kind, nothing],
  )
  if (!run) throw new Error('the database told no run')
  return { id: run.id, rowsDone: 0, counts: nothing }
}

export async function saveProgress({ query }: BulkSession, target: Target, { id, rowsDone, counts }: ImportRun): Promise<void> {
  await query(`update ${target}.import_run set rows_done = $2, counts = $3, changed_at = platform.moment() where id = $1`, [
    id,
    rowsDone,
    counts,
  ])
}

export async function finishRun({ query }: BulkSession, canton: string, { id, counts }: ImportRun): Promise<void> {
  await query(`update extension.import_run set state = 'finished', changed_at = platform.moment() where id = $1`, [id])
  await query(`insert into extension.outbox (canton, action, at, detail) values ($1, 'register-imported', platform.moment(), $2)`, [
    canton,
    counts,
  ])
}

export async function saveFaults({ query }: BulkSession, target: Target, run: string, faults: readonly RowFault[]): Promise<void> {
  if (faults.length === 0) return
  await query(
    `insert into ${target}.import_fault (run, row_number, column_name, reason)
     select $1, * from unnest($2::int[], $3::text[], $4::text[])`,
    [run, faults.map(({ row }) => row), faults.map(({ column }) => column), faults.map(({ reason }) => reason)],
  )
}

const pageSize = 10_000

/** All faults of a run, in the order of their rows. */
export async function* faultsOf({ query }: BulkSession, target: Target, run: string): AsyncGenerator<RowFaultRow> {
  for (let from = 0; ; from += pageSize) {
    const page = await query<RowFaultRow>(
      `select row_number, column_name, reason from ${target}.import_fault where run = $1 order by row_number, column_name, reason
       offset $2 limit $3`,
      [run, from, pageSize],
    )
    yield* page
    if (page.length < pageSize) return
  }
}
export type RowFaultRow = { readonly row_number: number; readonly column_name: string; readonly reason: string }

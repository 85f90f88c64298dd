import type { BulkSession } from '../../../../platform/bulk-session.ts'
import type { Chunk, RowFault } from './chunk.ts'
import { saveFaults, saveProgress, type ImportCounts, type ImportRun } from './import-run-store.ts'
import { dropOrphans, fillCopies, mergeCases, mergePersons, type MergeCounts, type Target } from './merge.ts'
import { stage } from './staging.ts'

/** Takes one chunk in and notes how far the run has come. Belongs into one transaction. */
export async function takeInChunk(
  session: BulkSession,
  canton: string,
  target: Target,
  { run, chunk }: { readonly run: ImportRun; readonly chunk: Chunk },
): Promise<ImportRun> {
  await stage(session, canton, chunk)
  if (target === 'pg_temp') await fillCopies(session)
  const persons = await mergePersons(session, target)
  const orphans = new Set(await dropOrphans(session, target))
  const cases = await mergeCases(session, target)
  const faults = [...chunk.faults, ...orphanFaults(chunk, orphans)]
  await saveFaults(session, target, run.id, faults)
  const badRows = new Set(faults.map(({ row }) => row)).size
  const next = { id: run.id, rowsDone: chunk.lastRow, counts: sum(run.counts, { rows: chunk.rows, badRows, persons, cases }) }
  await saveProgress(session, target, next)
  return next
}

function orphanFaults({ caseRows }: Chunk, orphans: ReadonlySet<string>): readonly RowFault[] {
  if (orphans.size === 0) return []
  return caseRows
    .filter(({ key }) => orphans.has(key))
    .map(({ row }) => ({ row, column: 'pid', reason: 'belongs to nobody in the register' }))
}

type ChunkCounts = { readonly rows: number; readonly badRows: number; readonly persons: MergeCounts; readonly cases: MergeCounts }

function sum(counts: ImportCounts, { rows, badRows, persons, cases }: ChunkCounts): ImportCounts {
  return {
    rows: counts.rows + rows,
    badRows: counts.badRows + badRows,
    newPersons: counts.newPersons + persons.added,
    changedPersons: counts.changedPersons + persons.changed,
    unchangedPersons: counts.unchangedPersons + persons.same,
    newCases: counts.newCases + cases.added,
    changedCases: counts.changedCases + cases.changed,
    unchangedCases: counts.unchangedCases + cases.same,
  }
}

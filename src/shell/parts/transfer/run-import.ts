import type { CheckedRow, ImportPlan } from './import-plan.ts'
import type { Report } from './import-state.ts'
import { breathe, portionsOf } from './slices.ts'

/** So many at a time go to the app: few enough to stop soon, enough not to take long. */
const portion = 200

type Run<Row> = {
  readonly rows: readonly Row[]
  readonly errors: readonly CheckedRow<Row>[]
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/** Takes the entries in, portion by portion, and tells in the end how far it came. */
export async function runImport<Row>(plan: ImportPlan<Row>, { rows, errors, signal, onProgress }: Run<Row>): Promise<Report<Row>> {
  const total = rows.length
  let done = 0
  let known = 0
  const reportOf = (ending: Report<Row>['ending']): Report<Row> => ({
    done,
    total,
    known,
    errors,
    ending,
    undo: plan.onUndo && done > 0 ? 'offered' : 'none',
  })
  onProgress(0)
  try {
    for (const some of plan.portionsOf?.(rows) ?? portionsOf(rows, portion)) {
      known += (await plan.run(some))?.known ?? 0
      done += some.length
      onProgress(done)
      await breathe()
      if (signal.aborted && done < total) return reportOf({ kind: 'stopped' })
    }
    return reportOf({ kind: 'complete' })
  } catch (problem) {
    return reportOf({ kind: 'failed', reason: problem instanceof Error ? problem.message : '' })
  }
}

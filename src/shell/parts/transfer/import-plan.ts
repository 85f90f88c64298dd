import type { SourceFormat } from './format.ts'
import { cellsOf, type ImportField, type Mapping } from './mapping.ts'

/** What an app says about its import; the wizard does the rest. */
export type ImportPlan<Row> = {
  /** E.g. «Import contacts». */
  readonly title: string
  readonly fields: readonly ImportField[]
  readonly formats: readonly SourceFormat<Row>[]
  /** Makes a thing of the cells of a line, or says in words what is wrong with it. */
  readonly rowOf: (cells: Readonly<Record<string, string>>) => RowOutcome<Row>
  /** What is shown of a thing in the preview when it has no cells. */
  readonly titleOf: (row: Row) => string
  /** Why a thing that was read as it is cannot be taken in, in words. */
  readonly faultOf?: (row: Row) => string | undefined
  /** What would become of it; without it everything is new. */
  readonly fateOf?: (row: Row) => Fate
  /** Asks the server what it would make of the entries before anything is taken in: the dry run. */
  readonly judge?: (checked: readonly CheckedRow<Row>[]) => Promise<readonly CheckedRow<Row>[]>
  /** Takes in some of them; called several times, one after the other. */
  readonly run: (rows: readonly Row[]) => Promise<void | Taken>
  /** What is taken in at a time, where it matters; without it 200. */
  readonly portionsOf?: (rows: readonly Row[]) => readonly (readonly Row[])[]
  /** Takes the whole batch back. */
  readonly onUndo?: () => Promise<void>
}

/** How many of them were there before. */
type Taken = { readonly known: number }
type RowOutcome<Row> = { readonly kind: 'row'; readonly row: Row } | { readonly kind: 'error'; readonly message: string }
export type Fate = 'new' | 'changed' | 'same'

/** One line of the file after the dry run. */
export type CheckedRow<Row> = {
  /** As people count lines, the head not included. */
  readonly line: number
  readonly title: string
  readonly outcome: RowOutcome<Row>
  readonly fate: Fate | 'error'
}

export function checkLine<Row>(plan: ImportPlan<Row>, mapping: Mapping, line: readonly string[], at: number): CheckedRow<Row> {
  const outcome = plan.rowOf(cellsOf(line, mapping))
  const title = outcome.kind === 'row' ? plan.titleOf(outcome.row) : line.filter(Boolean).slice(0, 3).join(', ')
  return { line: at + 1, title, outcome, fate: fateIn(plan, outcome) }
}

export function checkRow<Row>(plan: ImportPlan<Row>, row: Row, at: number): CheckedRow<Row> {
  const message = plan.faultOf?.(row)
  const outcome: RowOutcome<Row> = message === undefined ? { kind: 'row', row } : { kind: 'error', message }
  return { line: at + 1, title: plan.titleOf(row), outcome, fate: fateIn(plan, outcome) }
}

function fateIn<Row>({ fateOf }: ImportPlan<Row>, outcome: RowOutcome<Row>): Fate | 'error' {
  if (outcome.kind === 'error') return 'error'
  return fateOf?.(outcome.row) ?? 'new'
}

export function countFates(rows: readonly CheckedRow<unknown>[]): Readonly<Record<Fate | 'error', number>> {
  const counts = { new: 0, changed: 0, same: 0, error: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return counts
}

/** What the run will take in: all that is right and not there already. */
export function rowsToRun<Row>(rows: readonly CheckedRow<Row>[]): readonly Row[] {
  return rows.flatMap(({ outcome, fate }) => (outcome.kind === 'row' && fate !== 'same' ? [outcome.row] : []))
}

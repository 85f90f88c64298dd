import { checkLine, checkRow, rowsToRun, type CheckedRow, type ImportPlan } from './import-plan.ts'
import { contentOf, type Found, type ImportState } from './import-state.ts'
import { guessMapping, missingFields } from './mapping.ts'

/** What follows on a step: another one at once, one that is known when the file is read, a look at every entry, or the import itself. */
export type NextStep<Row> =
  | { readonly kind: 'show'; readonly state: ImportState<Row> }
  | { readonly kind: 'read'; readonly following: Promise<NextStep<Row>> }
  | { readonly kind: 'check'; readonly entries: readonly (() => CheckedRow<Row>)[] }
  | { readonly kind: 'run'; readonly rows: readonly Row[]; readonly errors: readonly CheckedRow<Row>[] }

export function nextStep<Row>(plan: ImportPlan<Row>, state: ImportState<Row>): NextStep<Row> {
  switch (state.step) {
    case 'choose':
      return afterChoose(plan, state)
    case 'match': {
      const { table, mapping } = state
      if (missingFields(mapping, plan.fields).length > 0) return { kind: 'show', state: { ...state, isIncomplete: true } }
      return { kind: 'check', entries: table.rows.map((line, at) => () => checkLine(plan, mapping, line, at)) }
    }
    case 'preview': {
      const rows = rowsToRun(state.checked)
      if (rows.length === 0) return { kind: 'show', state: { ...state, isPointless: true } }
      return { kind: 'run', rows, errors: state.checked.filter(({ fate }) => fate === 'error') }
    }
    case 'checking':
    case 'running':
    case 'report':
      return { kind: 'show', state }
  }
}

function afterChoose<Row>(plan: ImportPlan<Row>, state: Extract<ImportState<Row>, { step: 'choose' }>): NextStep<Row> {
  const found = contentOf(plan.formats, state.source)
  return found instanceof Promise
    ? { kind: 'read', following: found.then((each) => afterRead(plan, state, each)) }
    : afterRead(plan, state, found)
}

function afterRead<Row>(
  plan: ImportPlan<Row>,
  { source }: Extract<ImportState<Row>, { step: 'choose' }>,
  found: Found<Row>,
): NextStep<Row> {
  if ('problem' in found) return { kind: 'show', state: { step: 'choose', source, problem: found.problem } }
  const { content } = found
  if (content.kind === 'rows') return { kind: 'check', entries: content.rows.map((row, at) => () => checkRow(plan, row, at)) }
  const { table } = content
  return { kind: 'show', state: { step: 'match', source, table, mapping: guessMapping(table.columns, plan.fields), isIncomplete: false } }
}

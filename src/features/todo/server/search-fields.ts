import { sql, type RawBuilder } from 'kysely'
import type { Comparison, Term } from '../../../kit/query-language.ts'
import { readSpan } from '../../../kit/query-matches.ts'
import { foldedWord, meaningIn } from '../../../kit/search-words.ts'
import { labels } from '../lists.ts'
import { stateWords } from '../search-keys.ts'
import { isOverdue } from './due.ts'
import type { SwissNow } from './swiss-now.ts'

type Field = Extract<Term, { kind: 'field' }>

/** What the terms with a key ask for. A key without a value asks for nothing yet, one with a strange value for what nothing is. */
export function fieldConditions(terms: readonly Term[], at: SwissNow): readonly RawBuilder<unknown>[] {
  const fields = terms.flatMap((term) => (term.kind === 'field' && term.value !== '' ? [term] : []))
  return fields.map((field) => {
    const condition = conditionOf(field, at) ?? sql`false`
    return field.isNot ? sql`not ${condition}` : condition
  })
}

function conditionOf({ key, comparison, value }: Field, at: SwissNow): RawBuilder<unknown> | undefined {
  if (key === 'due') return dueCondition(comparison, value, at)
  if (key === 'label') return labelCondition(value)
  const state = meaningIn(stateWords, value)
  return state && stateConditions[state](at)
}

const stateConditions: Readonly<Record<keyof typeof stateWords, (at: SwissNow) => RawBuilder<unknown>>> = {
  done: () => sql`completed`,
  open: () => sql`(not completed)`,
  starred: () => sql`starred`,
  important: () => sql`important`,
  overdue: isOverdue,
}

function labelCondition(value: string): RawBuilder<unknown> | undefined {
  const written = foldedWord(value)
  const label = labels.find(({ handle, title }) => handle === written || foldedWord(title) === written)
  return label && sql`(labels @> array[${label.id}::smallint])`
}

/** Days begin and end in Swiss time; later than a span means after its last day. */
function dueCondition(comparison: Comparison, value: string, { today }: SwissNow): RawBuilder<unknown> | undefined {
  const span = readSpan(value, today, 'future')
  if (!span) return undefined
  const first = sql`(${span.from}::date::timestamp at time zone 'Europe/Zurich')`
  const end = sql`((${span.to}::date + 1)::timestamp at time zone 'Europe/Zurich')`
  const conditions: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
    '=': sql`due_date >= ${first} and due_date < ${end}`,
    '<': sql`due_date < ${first}`,
    '>=': sql`due_date >= ${first}`,
    '>': sql`due_date >= ${end}`,
    '<=': sql`due_date < ${end}`,
  }
  return sql`coalesce(${conditions[comparison]}, false)`
}

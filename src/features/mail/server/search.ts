import { sql, type RawBuilder } from 'kysely'
import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import { parseQuery, type Term } from '../../../kit/query-language.ts'
import { readSpan } from '../../../kit/query-matches.ts'
import { folderIds, labels } from '../folders.ts'
import { meaningOf, searchKeys } from '../search-keys.ts'
import { storable } from '../../../platform/storable-text.ts'

type Condition = RawBuilder<unknown>
type Field = Extract<Term, { kind: 'field' }>

/** What a search text asks for, for the `where` of a statement. */
export type Search = {
  /** Words to find, asked of an index of words. */
  readonly words: Condition | undefined
  readonly conditions: readonly Condition[]
  /** In which folders, where the text says so itself. */
  readonly place: Condition | undefined
}

/** Folders that are left out wherever nobody asks for them. */
export const withoutRefuse: Condition = sql`folder not in (${sql.lit(folderIds.spam)}, ${sql.lit(folderIds.trash)})`

export function readSearch(text: string, today: PlainDate): Search {
  // A key without a value asks for nothing yet.
  const terms = parseQuery(storable(text), searchKeys).filter((term) => term.kind === 'text' || term.value.trim() !== '')
  const inText = questionsOf(terms.filter((term) => term.kind === 'text'))
  const inHeads = questionsOf(terms.filter((term) => term.kind === 'field'))
  // NOTE asked in a query of its own it is made up once, and not again for each mail that is looked at.
  const found = [
    ...inText.map((question) => sql`search @@ (select ${question})`),
    ...inHeads.map((question) => sql`heads @@ (select ${question})`),
  ]
  const fields = terms.filter((term) => term.kind === 'field')
  const places = fields.filter(({ key }) => key === 'in')
  return {
    words: found.length === 0 ? undefined : sql.join(found, sql` and `),
    conditions: fields.filter(({ key }) => !weights.has(key) && key !== 'in').map((term) => signed(term, conditionOf(term, today))),
    place: places.length === 0 ? undefined : sql.join(places.map(placeOf), sql` and `),
  }
}

/** Whether the text speaks of days, so that today must be known. */
export function asksForDays(text: string): boolean {
  return parseQuery(text, searchKeys).some((term) => term.kind === 'field' && (term.key === 'before' || term.key === 'after'))
}

const weights: ReadonlyMap<string, string> = new Map([
  ['subject', 'A'],
  ['from', 'C'],
  ['to', 'D'],
])

/** All of them as one question, or none. */
function questionsOf(terms: readonly Term[]): readonly Condition[] {
  const questions = terms.flatMap((term) => questionOf(term) ?? [])
  return questions.length === 0 ? [] : [sql.join(questions, sql` && `)]
}

function questionOf(term: Term): Condition | undefined {
  const weight = term.kind === 'text' ? '' : weights.get(term.key)
  if (weight === undefined) return undefined
  const question = sql`platform.search_question(${term.kind === 'text' ? term.text : term.value}, ${sql.lit(weight)})`
  return term.isNot ? sql`!!${question}` : question
}

const nothing: Condition = sql`false`

function conditionOf({ key, value }: Field, today: PlainDate): Condition {
  if (key === 'has') return meaningOf('has', value) === 'attachment' ? sql`has_attachments` : nothing
  if (key === 'is') return states[meaningOf('is', value) ?? 'unknown']
  if (key === 'label') return labelCondition(value)
  const span = readSpan(value, today)
  if (!span) return nothing
  return key === 'before' ? sql`time < ${startOf(span.from)}` : sql`time >= ${startOf(addDays(span.to, 1))}`
}

const states = {
  read: sql`read`,
  unread: sql`not read`,
  starred: sql`starred`,
  important: sql`important`,
  unknown: nothing,
} as const

/** By its handle, its title, or its German name. */
function labelCondition(value: string): Condition {
  const written = value.trim().toLowerCase()
  const found = labels.find(({ handle, title }) => [handle, title.toLowerCase(), germanLabels[handle]].includes(written))
  return found ? hasLabel(found.id) : nothing
}
const germanLabels: Readonly<Partial<Record<string, string>>> = { note: 'notiz', invoice: 'rechnung' }

/** NOTE written out and not as a parameter: only then is it known that the index of this label will do. */
export function hasLabel(id: number): Condition {
  return sql`labels @> ${sql.raw(`'{${Math.trunc(id)}}'`)}`
}

function placeOf(term: Field): Condition {
  const place = meaningOf('in', term.value)
  if (place === undefined) return signed(term, nothing)
  return signed(term, place === 'anywhere' ? withoutRefuse : sql`folder = ${sql.lit(folderIds[place])}`)
}

/** When a day begins where the office is. */
function startOf(day: PlainDate): Condition {
  return sql`(${day}::date::timestamp at time zone 'Europe/Zurich')`
}

function signed({ isNot }: Field, condition: Condition): Condition {
  return isNot ? sql`not (${condition})` : condition
}

import { sql, type RawBuilder } from 'kysely'
import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import { parseQuery, type Term } from '../../../kit/query-language.ts'
import { readSpan } from '../../../kit/query-matches.ts'
import { meaningIn } from '../../../kit/search-words.ts'
import { storable } from '../../../platform/storable-text.ts'
import { kinds, kindWords, searchKeys, type Kind } from '../kinds.ts'

type Condition = RawBuilder<unknown>
type Field = Extract<Term, { kind: 'field' }>

/** More words than these make no question clearer, only slower. */
const mostWords = 10

/** What a search text asks for. */
export type Asked = {
  readonly wanted: readonly string[]
  readonly unwanted: readonly string[]
  /** Nothing means all of them. */
  readonly kinds: readonly Kind[] | undefined
  /** What is asked of the day. */
  readonly days: readonly Condition[]
}

export function readAsked(q: string, chosen: Kind | undefined, today: PlainDate): Asked {
  const terms = parseQuery(storable(q), searchKeys)
  const texts = terms.filter((term) => term.kind === 'text' && hasWord(term.text)).slice(0, mostWords)
  // A key without a value asks for nothing yet.
  const fields = terms.flatMap((term) => (term.kind === 'field' && term.value.trim() !== '' ? [term] : []))
  return {
    wanted: textsOf(texts, false),
    unwanted: textsOf(texts, true),
    kinds: kindsOf(
      fields.filter(({ key }) => key === 'in'),
      chosen,
    ),
    days: fields.filter(({ key }) => key !== 'in').map((term) => signed(term, dayCondition(term, today))),
  }
}

/** A text of signs alone asks for nothing. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function textsOf(terms: readonly Term[], isNot: boolean): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'text' && term.isNot === isNot ? [term.text] : []))
}

/** Several that are wished for are wished for beside each other; one that nobody knows finds nothing. */
function kindsOf(fields: readonly Field[], chosen: Kind | undefined): readonly Kind[] | undefined {
  if (fields.length === 0) return chosen === undefined ? undefined : [chosen]
  const meant = (isNot: boolean) => fields.filter((field) => field.isNot === isNot).map(({ value }) => meaningIn(kindWords, value))
  const [wished, unwished] = [meant(false), meant(true)]
  const isMeant = (kind: Kind): boolean => (wished.length === 0 || wished.includes(kind)) && !unwished.includes(kind)
  return kinds.filter((kind) => isMeant(kind) && (chosen === undefined || kind === chosen))
}

function dayCondition({ key, value }: Field, today: PlainDate): Condition {
  const span = readSpan(value, today)
  if (!span) return sql`false`
  return key === 'before' ? sql`changed_at < ${startOf(span.from)}` : sql`changed_at >= ${startOf(addDays(span.to, 1))}`
}

/** When a day begins where the office is. */
function startOf(day: PlainDate): Condition {
  return sql`(${day}::date::timestamp at time zone 'Europe/Zurich')`
}

function signed({ isNot }: Field, condition: Condition): Condition {
  return isNot ? sql`not (${condition})` : condition
}

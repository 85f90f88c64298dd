import { addDays, addMonths, isPlainDate, weekdayOf, type PlainDate } from './plain-date.ts'
import type { Comparison, Term } from './query-language.ts'
import { readDate } from './read-date.ts'

/** What a record says under a key. Days are compared as days, numbers as numbers, everything else as text. */
type QueryValue = string | number | boolean | PlainDate | readonly string[] | undefined

/** What a search looks at. */
export type QueryRecord = {
  /** Everything words may be found in. */
  readonly text: string
  readonly fields: Readonly<Record<string, QueryValue>>
  /** What `before:`, `after:` and `date:` are about. */
  readonly date?: PlainDate | undefined
}

/** Whether a record is what all terms ask for. A key without a value asks for nothing yet. */
export function matches(terms: readonly Term[], record: QueryRecord, today: PlainDate): boolean {
  return terms.every((term) => holds(term, record, today) !== term.isNot)
}

function holds(term: Term, record: QueryRecord, today: PlainDate): boolean {
  if (term.kind === 'text') return folded(record.text).includes(folded(term.text))
  if (term.value === '') return !term.isNot
  if (term.key === 'before') return dayHolds(record.date, '<', term.value, today)
  if (term.key === 'after') return dayHolds(record.date, '>', term.value, today)
  const value = term.key === 'date' ? record.date : record.fields[term.key]
  if (value === undefined) return false
  if (typeof value === 'number') return numberHolds(value, term.comparison, term.value)
  if (typeof value === 'string' && isPlainDate(value)) return dayHolds(value, term.comparison, term.value, today)
  if (typeof value === 'boolean') return yes.has(folded(term.value)) === value
  const texts = typeof value === 'string' ? [value] : value
  return texts.some((text) => folded(text).includes(folded(term.value)))
}

const yes = new Set(['yes', 'true', 'on', '1', 'ja', 'wahr', 'ein'])

function numberHolds(value: number, comparison: Comparison, wish: string): boolean {
  const asked = Number(wish.replace(/['’\s]/g, '').replace(',', '.'))
  return compares(Math.sign(value - asked), comparison)
}

/** A span like last week is met from its first to its last day; later than it means after its last. */
function dayHolds(day: PlainDate | undefined, comparison: Comparison, wish: string, today: PlainDate): boolean {
  const span = readSpan(wish, today)
  if (!day || !span) return false
  if (comparison === '=') return day >= span.from && day <= span.to
  if (comparison === '>' || comparison === '<=') return compares(day > span.to ? 1 : day === span.to ? 0 : -1, comparison)
  return compares(day < span.from ? -1 : day === span.from ? 0 : 1, comparison)
}

function compares(order: number, comparison: Comparison): boolean {
  if (comparison === '>') return order > 0
  if (comparison === '<') return order < 0
  if (comparison === '>=') return order >= 0
  return comparison === '<=' ? order <= 0 : order === 0
}

type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** `today`, `letzte Woche`, `last-month`, or any date as people write it; `towards` says where a day without its year lies. */
export function readSpan(text: string, today: PlainDate, towards: 'past' | 'future' = 'past'): Span | undefined {
  const name = folded(text)
    .replace(/[\s_-]+/g, ' ')
    .trim()
  const span = spans.find(({ names }) => names.includes(name))
  if (span) return span.of(today)
  const day = readDate(text, { towards, today })
  return day ? { from: day, to: day } : undefined
}

/** Words for days, in both languages. */
const spans: readonly { readonly names: readonly string[]; readonly of: (today: PlainDate) => Span }[] = [
  { names: ['today', 'heute'], of: (today) => days(today, 0, 0) },
  { names: ['yesterday', 'gestern'], of: (today) => days(today, -1, -1) },
  { names: ['tomorrow', 'morgen'], of: (today) => days(today, 1, 1) },
  { names: ['this week', 'diese woche'], of: (today) => days(monday(today), 0, 6) },
  { names: ['last week', 'letzte woche'], of: (today) => days(monday(today), -7, -1) },
  { names: ['next week', 'nachste woche'], of: (today) => days(monday(today), 7, 13) },
  { names: ['this month', 'dieser monat', 'diesen monat'], of: (today) => month(today, 0) },
  { names: ['last month', 'letzter monat', 'letzten monat'], of: (today) => month(today, -1) },
  { names: ['next month', 'nachster monat', 'nachsten monat'], of: (today) => month(today, 1) },
]

function days(from: PlainDate, first: number, last: number): Span {
  return { from: addDays(from, first), to: addDays(from, last) }
}

function monday(today: PlainDate): PlainDate {
  return addDays(today, 1 - weekdayOf(today))
}

function month(today: PlainDate, months: number): Span {
  const first = addDays(today, 1 - Number(today.slice(8)))
  return { from: addMonths(first, months), to: addDays(addMonths(first, months + 1), -1) }
}

/** Capitals and accents do not matter: «Zurich» finds «Zürich». */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

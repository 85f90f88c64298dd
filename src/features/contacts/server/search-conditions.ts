import { sql, type RawBuilder } from 'kysely'
import { addDays, daysBetween, type PlainDate } from '../../../kit/plain-date.ts'
import { parseQuery, type Term } from '../../../kit/query-language.ts'
import { readSpan } from '../../../kit/query-matches.ts'
import { readMonth } from '../../../kit/read-date.ts'
import { asksForStar, searchKeys, type SearchKeyId } from '../search-keys.ts'
import { joinedNumbers, numberQuestion } from './number-search.ts'

type Claim = RawBuilder<boolean>
type Field = Extract<Term, { kind: 'field' }>

/** What has to hold for a contact to be what was searched for. Words are asked of the index of words all at once. */
export function searchConditions(q: string, today: PlainDate): readonly Claim[] {
  const terms = parseQuery(q, searchKeys)
  const texts = terms.filter((term) => term.kind === 'text')
  const questions = joinedNumbers(texts).map(({ words, number, isNot }) => {
    const asked = sql.join(words.map(wordQuestion), sql` && `)
    const question = number === undefined ? asked : sql`((${asked}) || ${numberQuestion(number)})`
    return isNot ? sql`(!! (${question}))` : sql`(${question})`
  })
  const found: Claim[] = questions.length === 0 ? [] : [sql<boolean>`search @@ (${sql.join(questions, sql` && `)})`]
  const fields = terms.filter((term) => term.kind === 'field' && term.value !== '') as readonly Field[] // what is left are fields
  return [...found, ...fields.map((field) => fieldHolds(field, today))]
}

function wordQuestion(word: string): RawBuilder<unknown> {
  return sql`platform.search_question(${word})`
}

function fieldHolds({ key, value, isNot }: Field, today: PlainDate): Claim {
  const claim = claims[key as SearchKeyId](value, today) // the keys are those the text was read with
  return isNot ? sql<boolean>`not (${claim})` : claim
}

const claims: Readonly<Record<SearchKeyId, (value: string, today: PlainDate) => Claim>> = {
  company: (value) => holds('company_key', value),
  job: (value) => holds('job_title_key', value),
  email: (value) => holds('email_key', value),
  phone: (value) => (/\d/.test(value) ? sql<boolean>`search @@ ${numberQuestion(value)}` : sql<boolean>`false`),
  group: (value) => sql<boolean>`id in (
    select m.contact_id from contacts.group_member m join contacts.contact_group g on g.workspace_id = m.workspace_id and g.id = m.group_id
    where g.deleted_at is null and strpos(platform.folded(g.name), platform.folded(${value})) > 0)`,
  birthday: (value, today) => {
    const days = daysAsked(value, today)
    return days.length === 0 ? sql<boolean>`false` : sql<boolean>`right(birthday, 5) = any(${days})`
  },
  is: (value) => (asksForStar(value) ? sql<boolean>`id in (select contact_id from contacts.star)` : sql<boolean>`false`),
}

function holds(column: string, value: string): Claim {
  return sql<boolean>`strpos(${sql.ref(column)}, platform.folded(${value})) > 0`
}

/** The days of a month by name or number, one day, or a span like this week, as `MM-DD`. */
function daysAsked(value: string, today: PlainDate): readonly string[] {
  const [, day, monthOfDay] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(value.trim()) ?? []
  if (day !== undefined && monthOfDay !== undefined) return [[monthOfDay, day].map(Number).map(twoDigits).join('-')]
  const span = readSpan(value, today)
  if (span) return Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, count) => addDays(span.from, count).slice(5))
  const month = readMonth(value)
  return month < 1 || month > 12 ? [] : Array.from({ length: 31 }, (_, before) => [month, before + 1].map(twoDigits).join('-'))
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

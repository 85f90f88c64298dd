import { sql, type RawBuilder } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { Kind } from '../kinds.ts'
import { readAsked, type Asked } from './asked.ts'
import { withDistinctWords } from './distinct-words.ts'
import type { Tx } from './tables.ts'

/** A search text as it is put to the index of words. */
export type Question = {
  readonly asked: Asked
  /** The words alone, for the rank. Nothing where none are asked for. */
  readonly words: string
  /** Of which kinds it is, and the words. Nothing where neither is asked for. */
  readonly unmarked: string
  /** For whom it is, besides: as the index of words is asked. */
  readonly whole: string
  /** The same without its last word, where that may still be typed and is not alone. */
  readonly beforeLast: string
  /** What to mark in what is found: words as they were typed, with and without umlauts, and what is left of them in both languages. */
  readonly marked: readonly string[]
}

type Row = Pick<Question, 'words' | 'unmarked' | 'whole' | 'beforeLast'> & { readonly stems: readonly string[] }

/** Of what begins as a shorter word the index of words is not asked: that would be half of it. */
const shortest = 3

export function isShort(asked: Asked): boolean {
  return asked.wanted.length === 1 && endsShort(asked)
}

/** Whether its last word is so short. */
export function endsShort({ wanted }: Asked): boolean {
  return (wanted.at(-1)?.length ?? shortest) < shortest
}

export async function readQuestion(tx: Tx, q: string, chosen: Kind | undefined): Promise<Question> {
  const asked = readAsked(q, chosen, await readToday(tx))
  const { wanted, kinds: ofKinds } = asked
  const { before, last = [], lastInIndex = [] } = wordsOf(asked)
  const kindsOnly = ofKinds === undefined ? [] : [kindMarks(ofKinds)]
  const typed = wanted.join(' ')
  const { rows } = await sql<Row>`
    select ${textOf([...before, ...last])} as words, ${textOf([...kindsOnly, ...before, ...last])} as unmarked,
      ${textOf([readerMarks(), ...kindsOnly, ...before, ...lastInIndex])} as whole,
      ${textOf(last.length > 0 && wanted.length > 1 ? [readerMarks(), ...kindsOnly, ...before] : [])} as "beforeLast",
      tsvector_to_array(to_tsvector('german', ${typed}) || to_tsvector('english', ${typed})) as stems`.execute(tx)
  const { stems, ...question } = rows[0] ?? { stems: [], words: '', unmarked: '', whole: '', beforeLast: '' }
  const marked = [...wanted.flatMap((text) => [text, ...variantsOf(text)]), ...stems.filter((stem) => stem.length >= shortest)]
  return {
    asked,
    words: question.words,
    unmarked: withDistinctWords(question.unmarked),
    whole: withDistinctWords(question.whole),
    beforeLast: withDistinctWords(question.beforeLast),
    marked: [...new Set(marked)],
  }
}

/** All of these, as text. */
function textOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`''` : sql`coalesce((${sql.join(parts, sql` && `)})::text, '')`
}

/** What the caller may see: what is for everybody in the workspace, and what is for them. */
function readerMarks(): RawBuilder<unknown> {
  return sql`format('%L | %L', search.reader_mark(platform.workspace(), search.everybody()),
    search.reader_mark(platform.workspace(), platform.account()))::tsquery`
}

/** Of no kind at all is nothing. */
function kindMarks(kinds: readonly Kind[]): RawBuilder<unknown> {
  const marks = (kinds.length === 0 ? ['none'] : kinds).map((kind) => sql`format('%L', search.kind_mark(${kind}))::tsquery`)
  return sql`(${sql.join(marks, sql` || `)})`
}

type Words = {
  readonly before: readonly RawBuilder<unknown>[]
  readonly last?: readonly RawBuilder<unknown>[]
  readonly lastInIndex?: readonly RawBuilder<unknown>[]
}

/**
 * Only the last word may still be typed: to look for what begins with each of several takes the index many times as long. Several words in
 * quotation marks are meant as they stand.
 */
function wordsOf({ wanted, unwanted }: Asked): Words {
  const not = unwanted.map((text) => sql`!!${textQuestion(text, false)}`)
  const last = wanted.at(-1)
  if (last === undefined || last.includes(' ')) return { before: [...wanted.map((text) => textQuestion(text, false)), ...not] }
  const begun = textQuestion(last, true)
  return {
    before: [...wanted.slice(0, -1).map((text) => textQuestion(text, false)), ...not],
    last: [begun],
    lastInIndex: [wanted.length > 1 && last.length < shortest ? textQuestion(last, false) : begun],
  }
}

function textQuestion(text: string, isBegun: boolean): RawBuilder<unknown> {
  if (text.length < shortest && !isBegun) return sql`plainto_tsquery('simple', platform.folded(${text}))`
  const questions = [text, ...variantsOf(text)].map((each) => sql`platform.search_question(${each})`)
  const begun = sql`(${sql.join(questions, sql` || `)})`
  return isBegun ? begun : sql`replace(${begun}::text, ':*', '')::tsquery`
}

/** Who types «Müller» also means «Mueller»; that «Mueller» means «Müller» too, `platform.search_question` knows. */
function variantsOf(text: string): readonly string[] {
  const composed = text.normalize('NFC')
  const written = composed.replace(/[äöü]/giu, (sign) => `${plainLetters[sign.toLowerCase()]}e`)
  const short = composed.replace(/([aou])e/giu, '$1')
  return [written, short].filter((each) => each !== composed)
}
const plainLetters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

async function readToday(tx: Tx): Promise<PlainDate> {
  const { rows } = await sql<{ today: PlainDate }>`select (platform.moment() at time zone 'Europe/Zurich')::date as today`.execute(tx)
  if (!rows[0]) throw new Error('The database knows no day.')
  return rows[0].today
}

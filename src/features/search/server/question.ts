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
  /** For whom it is, besides. */
  readonly whole: string
  /** What to mark in what is found: words as they were typed, with and without umlauts, and what is left of them in both languages. */
  readonly marked: readonly string[]
}

type Row = Pick<Question, 'words' | 'unmarked' | 'whole'> & { readonly stems: readonly string[] }

/** Only a lone word may be as short as this and still be the beginning of another: several such beginnings would be half the index. */
const shortest = 3

export function isShort({ wanted }: Asked): boolean {
  return wanted.length === 1 && (wanted[0] ?? '').length < shortest
}

export async function readQuestion(tx: Tx, q: string, chosen: Kind | undefined): Promise<Question> {
  const asked = readAsked(q, chosen, await readToday(tx))
  const words = wordsOf(asked)
  const parts = [...(asked.kinds === undefined ? [] : [kindMarks(asked.kinds)]), ...(words === undefined ? [] : [words])]
  const unmarked = parts.length === 0 ? sql`null` : sql.join(parts, sql` && `)
  const typed = asked.wanted.join(' ')
  const { rows } = await sql<Row>`
    select coalesce((${words ?? sql`null`})::text, '') as words, coalesce((${unmarked})::text, '') as unmarked,
      (${sql.join([marksOf(), ...parts], sql` && `)})::text as whole,
      tsvector_to_array(to_tsvector('german', ${typed}) || to_tsvector('english', ${typed})) as stems`.execute(tx)
  const { stems, ...question } = rows[0] ?? { stems: [], words: '', unmarked: '', whole: '' }
  const [found, whole] = [withDistinctWords(question.unmarked), withDistinctWords(question.whole)]
  const marked = [...asked.wanted.flatMap((text) => [text, ...variantsOf(text)]), ...stems.filter((stem) => stem.length >= shortest)]
  return { asked, words: question.words, unmarked: found, whole, marked: [...new Set(marked)] }
}

/** What the caller may see: what is for everybody in the workspace, and what is for them. */
function marksOf(): RawBuilder<unknown> {
  return sql`format('%L | %L', search.reader_mark(platform.workspace(), search.everybody()),
    search.reader_mark(platform.workspace(), platform.account()))::tsquery`
}

/** Of no kind at all is nothing. */
function kindMarks(kinds: readonly Kind[]): RawBuilder<unknown> {
  const marks = (kinds.length === 0 ? ['none'] : kinds).map((kind) => sql`format('%L', search.kind_mark(${kind}))::tsquery`)
  return sql`(${sql.join(marks, sql` || `)})`
}

function wordsOf(asked: Asked): RawBuilder<unknown> | undefined {
  const { wanted, unwanted } = asked
  const isAlone = wanted.length === 1
  const parts = [
    ...wanted.map((text, at) =>
      textQuestion(text, at === wanted.length - 1 && !text.includes(' ') && (isAlone || text.length >= shortest)),
    ),
    ...unwanted.map((text) => sql`!!${textQuestion(text, false)}`),
  ]
  return parts.length === 0 ? undefined : sql.join(parts, sql` && `)
}

/**
 * Only the last word may still be typed: to look for what begins with each of several takes the index many times as long. Several words in
 * quotation marks are meant as they stand.
 */
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

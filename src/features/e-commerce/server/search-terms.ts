import { sql, type RawBuilder } from 'kysely'
import { parseQuery } from '../../../kit/query-language.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Tx } from './tables.ts'

/** What one word or phrase asks of the column `search`, as the database writes questions. */
export type SearchTerm = {
  readonly question: string
  /** What the index is asked instead, where the whole question would bring half of all rows. */
  readonly indexed: string
  /** Asks for its words whole. */
  readonly whole: string
  readonly isNot: boolean
}

/** Whether words are kept as they were written, or also as German and English bend them. */
type Asking = 'plain_question' | 'search_question'

/** Whether there is anything to look for: a text of signs alone asks for nothing. */
export function hasSearch(q: string | undefined): boolean {
  return termsIn(q).length > 0
}

/** NOTE they are asked for before, so that the database knows how frequent their words are when it plans. */
export async function readSearch(tx: Tx, q: string | undefined, ask: Asking): Promise<readonly SearchTerm[]> {
  const terms = termsIn(q)
  if (terms.length === 0) return []
  const { rows } = await sql<Omit<SearchTerm, 'isNot'>>`
    select question, coalesce(nullif(platform.plain_phrase(begun)::text, ''), question) as indexed, platform.plain_phrase(word)::text as whole
    from unnest(${terms.map(({ text }) => text)}::text[], ${terms.map(({ text }) => withoutEnding(text))}::text[])
      with ordinality as asked (word, begun, place), lateral (select platform.${sql.raw(ask)}(word)::text as question) as asked_for
    order by place`.execute(tx)
  // What is no word to the database, like «½», asks for nothing.
  return rows.flatMap((row, place) => (row.question === '' || row.whole === '' ? [] : [{ ...row, isNot: terms[place]?.isNot ?? false }]))
}

function termsIn(q: string | undefined): readonly { readonly text: string; readonly isNot: boolean }[] {
  return parseQuery(q ?? '', []).flatMap((term) =>
    term.kind === 'text' && /[\p{L}\p{N}]/u.test(term.text) ? [{ text: storable(term.text), isNot: term.isNot }] : [],
  )
}

/** Of an address what stands before its last point, since every other one ends alike; of anything else nothing. */
function withoutEnding(text: string): string {
  return /^(\S+@\S+)\.\S*$/u.exec(text)?.[1] ?? ''
}

/** All that is asked, of rows that are looked into one by one. */
export function looked(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  return sql`(search @@ ${joined(terms)}::tsquery) is true`
}

/** All that is asked, the words in `rare` by the index. */
export function indexed(terms: readonly SearchTerm[], rare: readonly SearchTerm[]): RawBuilder<boolean> {
  if (rare.length === 0) return looked(terms)
  const asked = rare.map((term) => `(${term.indexed})`).join(' & ')
  return sql`search @@ ${asked}::tsquery and ${looked(terms)}`
}

/** Not all that is asked: only rows that have the words whole, and what must not be there. */
export function wholeWords(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  return sql`search @@ ${joined(terms.map((term) => (term.isNot ? term : { ...term, question: term.whole })))}::tsquery`
}

function joined(terms: readonly SearchTerm[]): string {
  return terms.map(({ question, isNot }) => `${isNot ? '!' : ''}(${question})`).join(' & ')
}

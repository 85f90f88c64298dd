import { sql, type RawBuilder } from 'kysely'
import type { Term } from '../kit/query-language.ts'
import { storable } from './storable-text.ts'

/**
 * What the words and phrases among the terms ask of the column `search`; nothing where there are none. Row-level security keeps
 * the index of that column from being used, so this is for the view of one's own rows.
 */
export function textCondition(terms: readonly Term[]): RawBuilder<boolean> | undefined {
  const texts = terms.flatMap((term) => (term.kind === 'text' && hasWord(term.text) ? [term] : []))
  const [wanted, unwanted] = [texts.filter(({ isNot }) => !isNot), texts.filter(({ isNot }) => isNot)]
  const not = unwanted.map(({ text }) => sql`!!${question(text)}`)
  if (wanted.length > 0) return sql`search @@ (select ${sql.join([...wanted.map(({ text }) => question(text)), ...not], sql` && `)})`
  return not.length > 0 ? sql`search @@ (select ${sql.join(not, sql` && `)})` : undefined
}

function question(text: string): RawBuilder<unknown> {
  return sql`platform.search_question(${storable(text)})`
}

/** A text of signs alone asks for nothing. */
function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

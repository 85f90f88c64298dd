import { sql } from 'kysely'
import { placedTerms, printQuery } from '../../../kit/query-language.ts'
import { foldedWord } from '../../../kit/search-words.ts'
import { storable } from '../../../platform/storable-text.ts'
import { searchKeys } from '../kinds.ts'
import { nearWords } from '../../../kit/near-words.ts'
import { hasWord } from './asked.ts'
import { readFrequency } from './frequency.ts'
import { indexedRows } from './matching-rows.ts'
import { readQuestion } from './question.ts'
import type { Tx } from './tables.ts'

/** So many words are looked at; each costs some hundred looks into the index. */
const mostWords = 3

/**
 * The text with words that can be found in place of those that stand nowhere; nothing where there are none. Only what the caller may see is
 * asked, so nobody learns a word from somebody else's mail.
 */
export async function correctedText(tx: Tx, q: string): Promise<string | undefined> {
  const text = storable(q)
  const words = placedTerms(text, searchKeys).flatMap(({ term, start, end }) =>
    term.kind === 'text' && !term.isNot && hasWord(term.text) && text.slice(start, end) === term.text
      ? [{ word: term.text, start, end }]
      : [],
  )
  let corrected = text
  let left = mostWords
  for (const { word, start, end } of words.toReversed()) {
    if (left === 0 || (await isFound(tx, word))) continue
    left -= 1
    const near = await nearestWord(tx, foldedWord(word))
    if (near !== undefined) corrected = corrected.slice(0, start) + near + corrected.slice(end)
  }
  return corrected === text ? undefined : corrected
}

async function isFound(tx: Tx, word: string): Promise<boolean> {
  const question = await readQuestion(tx, printQuery([{ kind: 'text', text: word, isNot: false }], searchKeys), undefined)
  const frequency = await readFrequency(tx, question)
  if (frequency.isFrequent) return true
  return (await sql`${indexedRows(question, frequency)} limit 1`.execute(tx)).rows.length > 0
}

async function nearestWord(tx: Tx, word: string): Promise<string | undefined> {
  const near = nearWords(word)
  if (near.length === 0) return undefined
  const { rows } = await sql<{ word: string | null }>`select search.likeliest(${near}::text[], ${word}) as word`.execute(tx)
  return rows[0]?.word ?? undefined
}

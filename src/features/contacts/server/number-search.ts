import { sql, type RawBuilder } from 'kysely'
import type { Term } from '../../../kit/query-language.ts'

type Text = Extract<Term, { kind: 'text' }>
type Asked = { readonly words: readonly string[]; readonly isNot: boolean; readonly number?: string }

const partOfNumber = /^[+\d()/.-]*\d[\d()/.-]*$/

/** Words one after another that could be a phone number together are asked for as one too: `079 123 45 67` is also `0791234567`. */
export function joinedNumbers(texts: readonly Text[]): readonly Asked[] {
  const asked: Asked[] = []
  for (const { text, isNot } of texts) {
    const last = asked.at(-1)
    const number = text.replace(/\s/g, '')
    if (isNot || !partOfNumber.test(number)) asked.push({ words: [text], isNot })
    else if (last?.number === undefined) asked.push({ words: [text], number, isNot })
    else asked.splice(-1, 1, { words: [...last.words, text], number: last.number + number, isNot })
  }
  return asked.map((each) =>
    each.number === undefined || digitsIn(each.number).length >= 3 ? each : { words: each.words, isNot: each.isNot },
  )
}

/** Finds numbers with these digits somewhere in them; `+41 79`, `0041 79` and `079` are the same. */
export function numberQuestion(number: string): RawBuilder<unknown> {
  return sql`${`${digitsIn(number)}:*D`}::tsquery`
}

function digitsIn(number: string): string {
  const digits = number.replace(/\D/g, '')
  const isAbroad = number.trim().startsWith('+') || digits.startsWith('00')
  const rest = digits.replace(/^00/, '')
  const national = isAbroad ? rest.replace(/^41(?=\d)/, '') : rest.replace(/^0(?=\d)/, '')
  return national.replace(/^0(?=\d)/, '')
}

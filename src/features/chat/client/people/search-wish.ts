import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import { parseQuery, type QueryKey, type Term } from '../../../../kit/query-language.ts'
import { readSpan } from '../../../../kit/query-matches.ts'
import { foldedWord } from '../../../../kit/search-words.ts'
import type { InputOf } from '../../../../kit/endpoint.ts'
import type { Contact, searchMessages } from '../../contract.ts'

/** What a search may ask for by name: who said it, and when (a day or words for days, also with < and >). */
export const searchKeys = [
  { id: 'from', names: ['from', 'von'] },
  { id: 'date', names: ['date', 'datum'] },
] as const satisfies readonly QueryKey[]

export const ownWords: readonly string[] = ['me', 'mir']

export type SearchWish = {
  /** Words for people; nothing where it asks for messages only. */
  readonly people: string | undefined
  /** What to ask the server for; nothing where nothing was typed, or nobody could have said it. */
  readonly messages: Wish | undefined
}
type Around = { readonly contacts: readonly Contact[]; readonly me: string; readonly today: PlainDate }
type Wish = InputOf<typeof searchMessages>
type Field = Extract<Term, { readonly kind: 'field' }>

/** What somebody looks for, from what they typed. */
export function searchWish(text: string, around: Around): SearchWish {
  const terms = parseQuery(text, searchKeys)
  const fields = terms.filter((term) => term.kind === 'field')
  const words = terms.filter((term) => term.kind === 'text')
  if (terms.length === 0) return { people: '', messages: undefined }
  const q = words.map(({ text: word, isNot }) => `${isNot ? '-' : ''}${/\s/.test(word) ? `"${word}"` : word}`).join(' ')
  return {
    people: fields.length === 0 ? words.flatMap(({ text: word, isNot }) => (isNot ? [] : [word])).join(' ') : undefined,
    messages: fields.reduce<Wish | undefined>((wish, field) => wish && withField(wish, field, around), { q }),
  }
}

/** The server can be asked who said it, not who did not. */
function withField(wish: Wish, field: Field, around: Around): Wish | undefined {
  if (field.isNot) return undefined
  const more = field.key === 'from' ? saidBy(field, around) : saidOn(field, around.today)
  return more && { ...wish, ...more }
}

function saidBy({ value }: Field, { contacts, me }: Around): { readonly who: string } | undefined {
  const name = foldedWord(value)
  if (ownWords.includes(name)) return { who: me }
  const contact = contacts.find((each) => foldedWord(each.name).includes(name))
  return contact && { who: contact.id }
}

function saidOn({ value, comparison }: Field, today: PlainDate): { readonly from?: string; readonly to?: string } | undefined {
  const span = readSpan(value, today)
  if (!span) return undefined
  switch (comparison) {
    case '=':
      return span
    case '>=':
      return { from: span.from }
    case '>':
      return { from: addDays(span.to, 1) }
    case '<=':
      return { to: span.to }
    case '<':
      return { to: addDays(span.from, -1) }
  }
}

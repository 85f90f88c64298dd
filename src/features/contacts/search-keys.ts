import type { QueryKey } from '../../kit/query-language.ts'

/** What a search in the address book may ask for by name. */
export type SearchKeyId = (typeof searchKeys)[number]['id']

/** English first; German is understood just as well. `searchKeysIn` puts the reader's language first. */
export const searchKeys = [
  { id: 'company', names: ['company', 'firma'] },
  { id: 'job', names: ['job', 'beruf'] },
  { id: 'email', names: ['email', 'mail'] },
  { id: 'phone', names: ['phone', 'telefon'] },
  { id: 'group', names: ['group', 'gruppe'] },
  // A month by name or number, or a day: `birthday:may`, `birthday:17.5.`, `birthday:today`.
  { id: 'birthday', names: ['birthday', 'geburtstag'] },
  { id: 'is', names: ['is', 'ist'] },
] as const satisfies readonly QueryKey[]

type Language = 'en' | 'de'

/** The keys as somebody who reads this language writes them. */
export function searchKeysIn(language: Language): readonly QueryKey[] {
  return searchKeys.map(({ id, names: [english, german] }) => {
    const isGerman = language === 'de' && id !== 'email'
    return { id, names: isGerman ? [german, english] : [english, german] }
  })
}

/** What may stand behind `is:`. */
export const starredWords: Readonly<Record<Language, string>> = { en: 'starred', de: 'markiert' }

export function asksForStar(value: string): boolean {
  return Object.values(starredWords).includes(value.trim().toLowerCase())
}

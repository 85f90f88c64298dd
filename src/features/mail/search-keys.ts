import type { QueryKey } from '../../kit/query-language.ts'

/** What a search in the mailbox may ask for by name. English first; German is understood just as well. `searchKeysIn` puts the reader's language first. */
export const searchKeys = [
  { id: 'from', names: ['from', 'von'] },
  { id: 'to', names: ['to', 'an'] },
  { id: 'subject', names: ['subject', 'betreff'] },
  { id: 'has', names: ['has', 'hat'] },
  { id: 'is', names: ['is', 'ist'] },
  { id: 'in', names: ['in'] },
  { id: 'label', names: ['label', 'etikett'] },
  { id: 'before', names: ['before', 'vor'] },
  { id: 'after', names: ['after', 'nach'] },
] as const satisfies readonly QueryKey[]

/** What may stand behind `has:`, `is:` and `in:`, in English and German; each list begins with how we write it. */
export const searchValues = {
  has: { attachment: { en: ['attachment', 'attachments', 'file'], de: ['anhang', 'anhänge', 'datei'] } },
  is: {
    read: { en: ['read'], de: ['gelesen'] },
    unread: { en: ['unread'], de: ['ungelesen'] },
    starred: { en: ['starred'], de: ['markiert'] },
    important: { en: ['important'], de: ['wichtig'] },
  },
  in: {
    inbox: { en: ['inbox'], de: ['posteingang', 'eingang'] },
    sent: { en: ['sent'], de: ['gesendet'] },
    drafts: { en: ['drafts', 'draft'], de: ['entwürfe', 'entwurf'] },
    spam: { en: ['spam'], de: ['spam'] },
    trash: { en: ['trash', 'bin'], de: ['papierkorb'] },
    anywhere: { en: ['anywhere'], de: ['überall'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>
type Words = { readonly en: readonly [string, ...string[]]; readonly de: readonly [string, ...string[]] }

type Language = 'en' | 'de'

/** The keys as somebody who reads this language writes them. */
export function searchKeysIn(language: Language): readonly QueryKey[] {
  return searchKeys.map(({ id, names }) => {
    const [english, german = english] = names
    return { id, names: language === 'de' ? [german, english] : [english, german] }
  })
}

/** What a key offers to choose from, e.g. `is` → read, unread, …; nothing for keys that take any text. */
export function searchValuesIn(language: Language, key: keyof typeof searchValues): readonly string[] {
  const meanings: readonly Words[] = Object.values(searchValues[key])
  return meanings.map((words) => words[language][0])
}

/** Which of the meanings a written value has, whatever its case and language. */
export function meaningOf<Key extends keyof typeof searchValues>(key: Key, value: string): keyof (typeof searchValues)[Key] | undefined {
  const meanings: Readonly<Record<string, Words>> = searchValues[key]
  const written = folded(value.trim())
  const found = Object.entries(meanings).find(([, { en, de }]) => [...en, ...de].some((word) => folded(word) === written))
  return found?.[0] as keyof (typeof searchValues)[Key] | undefined // the entries are those of this key
}

/** Capitals and accents do not matter. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

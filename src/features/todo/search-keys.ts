import type { QueryKey } from '../../kit/query-language.ts'
import type { Meanings } from '../../kit/search-words.ts'

/** What a search for tasks may ask for by name; `keysIn` of the kit puts the reader's language first. */
export const searchKeys = [
  { id: 'is', names: ['is', 'ist'] },
  { id: 'label', names: ['label', 'etikett'] },
  // Takes a day or words for days, also with < and >.
  { id: 'due', names: ['due', 'fällig', 'faellig'] },
] as const satisfies readonly QueryKey[]

/** What may stand behind `is:`. */
export const stateWords = {
  done: { en: ['done', 'completed'], de: ['erledigt'] },
  open: { en: ['open'], de: ['offen'] },
  starred: { en: ['starred'], de: ['markiert'] },
  important: { en: ['important', 'priority'], de: ['wichtig'] },
  overdue: { en: ['overdue'], de: ['überfällig', 'ueberfaellig'] },
} as const satisfies Meanings

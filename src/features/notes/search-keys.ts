import type { QueryKey } from '../../kit/query-language.ts'
import type { Meanings } from '../../kit/search-words.ts'

/** What a search in notes may ask for by name; `keysIn` of the kit puts the reader's language first. */
export const searchKeys = [
  { id: 'label', names: ['label', 'etikett'] },
  { id: 'has', names: ['has', 'hat'] },
  { id: 'color', names: ['color', 'farbe', 'colour'] },
  { id: 'is', names: ['is', 'ist'] },
] as const satisfies readonly QueryKey[]

/** What may stand behind `has:`. */
export const partWords = {
  image: { en: ['image', 'picture'], de: ['bild'] },
  checklist: { en: ['checklist', 'list'], de: ['liste', 'checkliste'] },
  reminder: { en: ['reminder'], de: ['erinnerung'] },
} as const satisfies Meanings

/** What may stand behind `is:`. */
export const stateWords = {
  pinned: { en: ['pinned'], de: ['angeheftet'] },
  archived: { en: ['archived'], de: ['archiviert'] },
} as const satisfies Meanings

/** What may stand behind `color:`, by the names of the contract; `none` are notes without a colour. */
export const colorWords = {
  none: { en: ['none'], de: ['keine'] },
  red: { en: ['red'], de: ['rot'] },
  orange: { en: ['orange'], de: ['orange'] },
  yellow: { en: ['yellow'], de: ['gelb'] },
  green: { en: ['green'], de: ['grün', 'gruen'] },
  teal: { en: ['teal'], de: ['petrol', 'türkis'] },
  blue: { en: ['blue'], de: ['blau'] },
  purple: { en: ['purple', 'violet'], de: ['violett', 'lila'] },
  gray: { en: ['gray', 'grey'], de: ['grau'] },
} as const satisfies Meanings

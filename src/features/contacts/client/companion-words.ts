import { wordsOf } from '../../../shell/workspace/words.ts'

// The companion is fetched beside every page, so it does not bring all words of the app along.
export const companionWords = wordsOf({ en: { newContact: 'New contact' }, de: { newContact: 'Neuer Kontakt' } })

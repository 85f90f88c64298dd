import { wordsOf } from '../../../shell/workspace/words.ts'

// The companion is fetched beside every page, so it does not bring all words of the app along.
export const companionWords = wordsOf({ en: { newProduct: 'New product' }, de: { newProduct: 'Neues Produkt' } })

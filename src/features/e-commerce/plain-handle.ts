import { foldedWord } from '../../kit/search-words.ts'

const mostLetters = 190

/** How a product is called in addresses: its name in plain letters and digits. */
export function plainHandle(name: string): string {
  const words = foldedWord(name).match(/[a-z0-9]+/g) ?? []
  const handle = words.join('-').slice(0, mostLetters).replace(/-$/, '')
  return handle === '' ? 'product' : handle
}

import { foldedWord } from '../../../kit/search-words.ts'

/** How labels are called in addresses: their names in plain letters, words kept apart, each one once. */
export function handlesOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = plainHandle(name)
    let handle = plain
    for (let number = 2; taken.has(handle); number += 1) handle = `${plain}-${number}`
    taken.add(handle)
    return handle
  })
}

function plainHandle(name: string): string {
  const words = foldedWord(name).match(/[\p{L}\p{N}]+/gu) ?? []
  // Nothing ends in half a sign.
  const handle = words
    .join('-')
    .slice(0, 50)
    .replace(/-?[\ud800-\udbff]?$/, '')
  return handle === '' ? 'label' : handle
}

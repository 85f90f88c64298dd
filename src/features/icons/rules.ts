import { foldedWord } from '../../kit/search-words.ts'
import type { IconEntry } from './contract.ts'

type Named = Pick<IconEntry, 'name' | 'tags'>

/** The icons in whose name or tags each of the written words stands. Those called so come first, then those whose name begins so. */
export function iconsLike<Entry extends Named>(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = foldedWord(text)
    .split(/[\s,_-]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return entries
  const found = entries.filter(({ name, tags }) => words.every((word) => [name, ...tags].some((each) => foldedWord(each).includes(word))))
  const written = words.join('-')
  return found
    .map((entry, at) => ({ entry, at, rank: rankOf(entry.name, written) }))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ entry }) => entry)
}

function rankOf(name: string, written: string): number {
  if (name === written) return 0
  if (name.startsWith(written)) return 1
  return name.includes(written) ? 2 : 3
}

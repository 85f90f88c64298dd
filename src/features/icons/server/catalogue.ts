import { readFile } from 'node:fs/promises'
import type { IconEntry } from '../contract.ts'
import { tagsOf } from './tag-words.ts'

type Drawings = {
  /** By the name of the icon, in the order of the alphabet. */
  readonly drawings: Readonly<Record<string, string>>
  /** Names from before, and who is meant by them. */
  readonly otherNames: Readonly<Record<string, string>>
}

const firstCode = 0xe000

/** Every icon of the set that the product draws from. */
export async function readCatalogue(): Promise<readonly IconEntry[]> {
  const text = await readFile(new URL('drawings.json', import.meta.url), 'utf8')
  return catalogueOf(JSON.parse(text) as Drawings) // written by scripts/icons/write-drawings.ts, and compared by a test
}

function catalogueOf({ drawings, otherNames }: Drawings): readonly IconEntry[] {
  const earlier = Map.groupBy(Object.keys(otherNames), (other) => otherNames[other])
  return Object.entries(drawings).map(([name, drawing], at) => {
    const names = [name, ...(earlier.get(name) ?? [])]
    return {
      order: at + 1,
      id: at + 1,
      name,
      prevSize: 32,
      code: firstCode + at,
      ligatures: names.join(', '),
      tags: [...tagsOf(names)],
      drawing,
    }
  })
}

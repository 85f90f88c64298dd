/** Who is mentioned in a text: by the name that stands behind an @ the ids of those who are called so. */
export type Mentions = Readonly<Record<string, readonly string[]>>
type People = Iterable<readonly [id: string, name: string]>

const isPartOfWord = /[\p{L}\p{N}]/u

/** The longest name counts: «@Anna Muster» is not Anna. Nothing where nobody is mentioned. */
export function mentionsIn(text: string, people: People): Mentions | null {
  if (!text.includes('@')) return null
  const byName = Map.groupBy(people, ([, name]) => name)
  byName.delete('')
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length)
  const found: Record<string, readonly string[]> = {}
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (isPartOfWord.test(text.charAt(at - 1))) continue
    const name = names.find((each) => text.startsWith(each, at + 1) && !isPartOfWord.test(text.charAt(at + 1 + each.length)))
    if (name !== undefined) found[name] = (byName.get(name) ?? []).map(([id]) => id)
  }
  return Object.keys(found).length === 0 ? null : found
}

export function mentionedIds(mentions: Mentions | null): readonly string[] {
  return [...new Set(Object.values(mentions ?? {}).flat())]
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/**
 * All words that are one slip of the pen away: a letter too many, two letters swapped, another letter, a letter missing. Whoever looks them
 * up in an index needs no list of the words there are. Short words are near to too many others, and numbers to any.
 */
export function nearWords(word: string): readonly string[] {
  if (!/^[a-z]{4,24}$/.test(word)) return []
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const [first = '', second = ''] = after
    if (after !== '') near.add(before + after.slice(1))
    if (second !== '') near.add(before + second + first + after.slice(2))
    for (const letter of letters) {
      if (after !== '') near.add(before + letter + after.slice(1))
      near.add(before + letter + after)
    }
  }
  near.delete(word)
  return [...near]
}

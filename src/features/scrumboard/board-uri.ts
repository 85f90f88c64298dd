const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' }
const mostLetters = 80

/** How a board is called in its address: its name in plain small letters, words kept apart. */
export function boardUri(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const words = plain.match(/[\da-z]+/g) ?? []
  const uri = words.join('-').slice(0, mostLetters).replace(/-$/, '')
  return uri === '' ? 'board' : uri
}

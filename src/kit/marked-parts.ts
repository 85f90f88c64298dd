import { foldedWord } from './search-words.ts'

/** `at` is its place in the text. */
type MarkedPart = { readonly at: number; readonly text: string; readonly isMarked: boolean }

/** A text in parts, of which those that were looked for are marked. Capitals and accents do not matter. */
export function markedParts(text: string, words: readonly string[]): readonly MarkedPart[] {
  const wanted = words.map(foldedWord).filter((word) => word !== '')
  if (wanted.length === 0) return [{ at: 0, text, isMarked: false }]
  const { folded, places } = foldedText(text)
  const isMarked = Array.from({ length: text.length }, () => false)
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const [from = 0, to = text.length] = [places[at], places[at + word.length]]
      isMarked.fill(true, from, to)
    }
  }
  return joined(text, isMarked)
}

/** All of these words stand in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const { folded } = foldedText(text)
  return words.every((word) => folded.includes(foldedWord(word)))
}

/** The text folded sign by sign, and where each folded sign stood: folding may make one sign two, or none. */
function foldedText(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = /\s/.test(sign) ? ' ' : foldedWord(sign)
    for (let each = 0; each < plain.length; each += 1) places.push(at)
    folded += plain
    at += sign.length
  }
  return { folded, places: [...places, text.length] }
}

function joined(text: string, isMarked: readonly boolean[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue
    parts.push({ at: from, text: text.slice(from, at), isMarked: isMarked[from] ?? false })
    from = at
  }
  return parts
}

/** A piece of a sentence; with an address it is a link. */
export type TextPart = { readonly text: string; readonly href?: string }

/** A sentence in which `[words](address)` are links. */
export function linkedText(sentence: string): readonly TextPart[] {
  // Of three parts of the split sentence, the second is the words of a link and the third its address.
  const pieces = sentence.split(/\[([^\]]+)\]\(([^)\s]+)\)/)
  return pieces.flatMap((text, at) => {
    if (at % 3 === 2 || text === '') return []
    return at % 3 === 0 ? [{ text }] : [{ text, href: pieces[at + 1] ?? '' }]
  })
}

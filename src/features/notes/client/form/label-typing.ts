import type { NoteLabel } from '../../contract.ts'

/** A label being typed: `#fam` right before the caret. */
export type LabelWish = { readonly word: string; readonly start: number; readonly end: number }

export function labelWishAt(text: string, caret: number): LabelWish | undefined {
  const found = /(?:^|\s)#([\p{L}\p{N}_-]{0,50})$/u.exec(text.slice(0, caret))
  const word = found?.[1]
  return word === undefined ? undefined : { word, start: caret - word.length - 1, end: caret }
}

/** The text without what was typed for the label. */
export function withoutWish(text: string, { start, end }: LabelWish): string {
  return text.slice(0, start) + text.slice(end).replace(/^ /, '')
}

export type LabelChoice = { readonly kind: 'known'; readonly label: NoteLabel } | { readonly kind: 'new'; readonly name: string }

/** Labels that fit, best first, and a new one where none has that name. */
export function labelChoices(word: string, labels: readonly NoteLabel[]): readonly LabelChoice[] {
  const wish = word.toLowerCase()
  const fitting = labels.filter(({ name }) => name.toLowerCase().includes(wish))
  const starts = (label: NoteLabel): number => Number(label.name.toLowerCase().startsWith(wish))
  const known = fitting
    .toSorted((one, other) => starts(other) - starts(one))
    .slice(0, 8)
    .map((label) => ({ kind: 'known', label }) as const)
  const isKnown = labels.some(({ name }) => name.toLowerCase() === wish)
  return wish === '' || isKnown ? known : [...known, { kind: 'new', name: word }]
}

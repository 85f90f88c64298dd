import type { Card } from '../../../board.ts'

/** The texts of a card that are written at length. */
export type TextName = 'name' | 'description'

/** A text that is being written, what the server had when it was begun or last saved, and how it was before. */
export type Writing = { readonly text: string; readonly base: Card; readonly began: string }

/** The title goes without spaces around it; until then somebody may be about to write on. */
export function wireOf(name: TextName, text: string): string {
  return name === 'name' ? text.trim() : text
}

/** A card without a title is never saved. */
export function isUnsaved(name: TextName, { text, base }: Writing): boolean {
  const wire = wireOf(name, text)
  return wire !== base[name] && (name === 'description' || wire !== '')
}

/** Somebody still has the field, but nothing of theirs is open: what another one wrote since then shows, and writing goes on from there. */
export function caughtUp(name: TextName, writing: Writing, card: Card): Writing {
  const isNewer = card.version > writing.base.version && card[name] !== writing.base[name]
  return isNewer && wireOf(name, writing.text) === writing.base[name] ? { ...writing, text: card[name], base: card } : writing
}

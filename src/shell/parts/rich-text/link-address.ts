/** The full address of what somebody typed as a link; nothing where it leads nowhere safe. */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return `tel:${typed.replace(/[\s()-]/g, '')}`
  return /^[^\s:/]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed) ? `https://${typed}` : undefined
}

/** The same for texts that only our own people read: a path leads to one of our own pages. */
export function ownLinkAddress(text: string): string | undefined {
  const typed = text.trim()
  return /^\/(?![/\\])\S*$/.test(typed) ? typed : linkAddress(typed)
}

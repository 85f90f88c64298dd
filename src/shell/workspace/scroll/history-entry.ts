/** Names the present entry of the history: the same again on the way back, also after its address was replaced. */
export function historyEntry(): string {
  // Some browsers in use do not know `navigation` yet, whatever the types say.
  const known = (globalThis as { navigation?: Navigation }).navigation?.currentEntry?.key
  return known ?? markedEntry()
}

function markedEntry(): string {
  const state = history.state as unknown
  const marks = typeof state === 'object' && state !== null ? state : {}
  if ('entry' in marks && typeof marks.entry === 'string') return marks.entry
  const entry = crypto.randomUUID()
  history.replaceState({ ...marks, entry }, '')
  return entry
}

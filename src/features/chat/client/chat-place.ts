const chatPath = '/apps/chat'

/** The address of a conversation, or of the list without one; with what is looked for. */
export function pathTo(contactId: string | undefined, params: Readonly<Record<string, string>> = {}): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '')
  const search = filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
  return `${contactId === undefined ? chatPath : `${chatPath}/${contactId}`}${search}`
}

/** Whose conversation an address names. */
export function contactIn(path: string): string | undefined {
  const name = path.slice(chatPath.length + 1)
  return name === '' ? undefined : name
}

/** Whether somebody came by choosing a person, with a keyboard or mouse at hand: on a touch screen the keys would cover what was said. */
export function isToWrite(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isToWrite' in state && hasPointer()
}

export function hasPointer(): boolean {
  return matchMedia('(hover: hover)').matches
}

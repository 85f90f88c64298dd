const name = 'recent-commands'
const kept = 12

/** The ids of the commands run lately from the palette, the last one first; for as long as the tab. */
export function recentCommands(): readonly string[] {
  try {
    const ids = JSON.parse(sessionStorage.getItem(name) ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    // Refused storage or nonsense in it: nothing was used lately.
    return []
  }
}

export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((each) => each !== id)].slice(0, kept)
  try {
    sessionStorage.setItem(name, JSON.stringify(ids))
  } catch {
    // Only comfort is lost.
  }
}

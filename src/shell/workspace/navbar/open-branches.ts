const key = 'open-branches'

/** The branches of the menu that stand open, for as long as this tab lives. */
export function keptBranches(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // Where storage is refused or holds nonsense, all begin closed.
    return new Set()
  }
}

export function keepBranches(open: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...open]))
  } catch {
    // They still hold until the workspace is left.
  }
}

/** A small choice kept in this browser. Where storage is refused, the choice lasts as long as the page. */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // NOTE storage is refused in some private modes; the page works without it.
  }
}

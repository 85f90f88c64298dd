/** Kept for as long as the tab, so that a reload and a visit elsewhere come back to the same line. */
export function rememberPosition(entry: string, place: string, position: number): void {
  try {
    sessionStorage.setItem(nameOf(entry, place), String(Math.round(position)))
  } catch {
    // Where storage is refused, pages begin at their top.
  }
}

export function rememberedPosition(entry: string, place: string): number | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(entry, place))
    return kept === null ? undefined : Number(kept)
  } catch {
    return undefined
  }
}

function nameOf(entry: string, place: string): string {
  return `scroll ${entry} ${place}`
}

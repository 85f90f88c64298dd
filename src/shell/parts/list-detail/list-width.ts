import { useState } from 'react'

export const narrowest = 280
export const widest = 640
export const usual = 400

type ListWidth = { readonly width: number; readonly change: (width: number) => void; readonly reset: () => void }

/** How wide somebody wants the list of an app, kept in this browser. */
export function useListWidth(id: string): ListWidth {
  const place = `list-width.${id}`
  const [width, setWidth] = useState(() => read(place))
  function change(next: number): void {
    const allowed = Math.round(Math.min(widest, Math.max(narrowest, next)))
    setWidth(allowed)
    write(place, allowed)
  }
  return { width, change, reset: () => change(usual) }
}

// NOTE A browser may refuse its storage; the width then only lasts as long as the page.
function read(place: string): number {
  try {
    const kept = Number(localStorage.getItem(place))
    return kept >= narrowest && kept <= widest ? kept : usual
  } catch {
    return usual
  }
}

function write(place: string, width: number): void {
  try {
    localStorage.setItem(place, String(width))
  } catch {
    // Not kept, which harms nobody.
  }
}

import { useState } from 'react'

export type Layout = 'list' | 'grid'
const key = 'file-layout'
const most = 200

/** List or grid, kept for each folder on this machine. Only ids are kept, never names. */
export function useLayout(place: string): readonly [Layout, (layout: Layout) => void] {
  const [, setCount] = useState(0)
  const kept = read()
  return [
    kept.includes(place) ? 'grid' : 'list',
    (layout) => {
      const others = kept.filter((each) => each !== place)
      write(layout === 'grid' ? [...others, place].slice(-most) : others)
      setCount((count) => count + 1)
    },
  ]
}

function read(): readonly string[] {
  try {
    const text = localStorage.getItem(key)
    return text === null ? [] : text.split(',')
  } catch {
    return []
  }
}

function write(places: readonly string[]): void {
  try {
    localStorage.setItem(key, places.join(','))
  } catch {
    // Without storage the choice holds for this page only; nothing is lost.
  }
}

import { useState } from 'react'

/** How somebody wants to see notes, kept in this browser. */
export type Look = { readonly isList: boolean; readonly isSized: boolean }

const place = 'notes.look'
const usual: Look = { isList: false, isSized: false }

export function useLook(): readonly [Look, (change: Partial<Look>) => void] {
  const [look, setLook] = useState(read)
  return [
    look,
    (change) => {
      const next = { ...look, ...change }
      setLook(next)
      write(next)
    },
  ]
}

// NOTE A browser may refuse its storage; the look then only lasts as long as the page.
function read(): Look {
  try {
    const words = (localStorage.getItem(place) ?? '').split(' ')
    return { isList: words.includes('list'), isSized: words.includes('sized') }
  } catch {
    return usual
  }
}

function write({ isList, isSized }: Look): void {
  try {
    localStorage.setItem(place, [isList ? 'list' : '', isSized ? 'sized' : ''].filter(Boolean).join(' '))
  } catch {
    // Not kept, which harms nobody.
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { historyEntry } from '../../../../shell/workspace/scroll/history-entry.ts'
import type { Question } from '../../help.ts'
import { anchorOf } from '../paths.ts'

type OpenSet = {
  readonly isOpen: (id: string) => boolean
  readonly set: (id: string, isOpen: boolean) => void
  readonly setAll: (isOpen: boolean) => void
}

/**
 * Which answers are open: those of this entry of the history, and the one that the address names.
 * What was looked for is open without being asked; once the search is over, all is as before.
 */
export function useOpenSet(shown: readonly Question[], q: string): OpenSet {
  const [open, setOpen] = useState<ReadonlySet<string>>(remembered)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setClosed(new Set())
  }
  const isSearch = q.trim() !== ''
  useEffect(() => remember(open), [open])
  useNamedInAddress((id) => setOpen((before) => new Set([...before, id])))

  function change(ids: readonly string[], isOpen: boolean): void {
    const [update, isIn] = isSearch ? [setClosed, !isOpen] : [setOpen, isOpen]
    update((before) => new Set(isIn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  }
  return {
    isOpen: (id) => (isSearch ? !closed.has(id) : open.has(id)),
    set: (id, isOpen) => change([id], isOpen),
    setAll: (isOpen) =>
      change(
        shown.map(({ id }) => id),
        isOpen,
      ),
  }
}

/** Opens and shows what the address names, now and whenever somebody follows such a link. */
function useNamedInAddress(open: (id: string) => void): void {
  const show = useEffectEvent(() => {
    const named = location.hash.slice(1)
    const item = named.startsWith(anchorOf('')) ? document.getElementById(named) : null
    if (!item) return
    open(named.slice(anchorOf('').length))
    // Behind the arrival of the page, which puts the focus on its heading and begins at its top.
    setTimeout(() => {
      item.scrollIntoView({ block: 'start' })
      item.querySelector('button')?.focus({ preventScroll: true })
    })
  })
  useEffect(() => {
    show()
    const follow = (): void => show()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}

const keyOf = (): string => `faq-open ${historyEntry()}`

function remembered(): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(keyOf()) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
}

/** NOTE a browser that lets us keep nothing only forgets what was open. */
function remember(open: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keyOf(), [...open].join(' '))
  } catch {
    // Nothing depends on it.
  }
}

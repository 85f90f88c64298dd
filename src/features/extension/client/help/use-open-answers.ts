import { useEffect, useEffectEvent, useState } from 'react'

export type OpenAnswers = {
  readonly isOpen: (id: string) => boolean
  readonly set: (id: string, isOpen: boolean) => void
  readonly setAll: (isOpen: boolean) => void
}

type Shown = {
  readonly ids: readonly string[]
  /** Found answers are open unless somebody closes them; once the search is over, all is as before. */
  readonly isSearch: boolean
}

/** Which answers are open: those somebody opened, with or before the script, and the one that the address names. */
export function useOpenAnswers({ ids, isSearch }: Shown): OpenAnswers {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [wasSearch, setWasSearch] = useState(isSearch)
  if (wasSearch !== isSearch) {
    setWasSearch(isSearch)
    setClosed(new Set())
  }
  function change(some: readonly string[], isOpen: boolean): void {
    const [update, isIn] = isSearch ? [setClosed, !isOpen] : [setOpen, isOpen]
    update((before) => new Set(isIn ? [...before, ...some] : [...before].filter((id) => !some.includes(id))))
  }
  useNamedInAddress((named) => setOpen((before) => new Set([...before, ...named])))
  return {
    isOpen: (id) => (isSearch ? !closed.has(id) : open.has(id)),
    set: (id, isOpen) => change([id], isOpen),
    setAll: (isOpen) => change(ids, isOpen),
  }
}

/** Takes over what is open already, and opens what the address names, now and whenever somebody follows such a link. */
function useNamedInAddress(open: (ids: readonly string[]) => void): void {
  const show = useEffectEvent(() => {
    const answer = document.getElementById(location.hash.slice(1))
    const details = answer?.closest('details')
    const before = [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id)
    open(answer && details ? [...before, answer.id] : before)
    if (!details) return
    details.open = true
    // Behind the arrival of the page, which begins at its top.
    setTimeout(() => details.scrollIntoView({ block: 'start' }))
  })
  useEffect(() => {
    show()
    const follow = (): void => show()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}

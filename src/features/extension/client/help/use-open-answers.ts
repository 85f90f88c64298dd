import { useEffect, useEffectEvent, useState } from 'react'

export type OpenAnswers = {
  readonly isOpen: (id: string) => boolean
  readonly set: (id: string, isOpen: boolean) => void
  readonly setAll: (isOpen: boolean) => void
}

type Shown = {
  readonly ids: readonly string[]
  /** Of what is found the first is open unless somebody closes it; once the search is over, all is as before. */
  readonly sought: string
}

/** Which answers are open: those somebody opened, with or before the script, and the one that the address names. */
export function useOpenAnswers({ ids, sought }: Shown): OpenAnswers {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [known, setKnown] = useState(sought)
  if (known !== sought) {
    setKnown(sought)
    setChosen(new Map())
  }
  const isOpen = (id: string): boolean => (sought === '' ? open.has(id) : (chosen.get(id) ?? id === ids[0]))
  function change(some: readonly string[], wish: boolean): void {
    // A browser also tells what we have opened or closed ourselves.
    const others = some.filter((id) => isOpen(id) !== wish)
    if (others.length === 0) return
    if (sought !== '') setChosen((before) => new Map([...before, ...others.map((id) => [id, wish] as const)]))
    else setOpen((before) => new Set(wish ? [...before, ...others] : [...before].filter((id) => !others.includes(id))))
  }
  useNamedInAddress((named) => setOpen((before) => new Set([...before, ...named])))
  return { isOpen, set: (id, wish) => change([id], wish), setAll: (wish) => change(ids, wish) }
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

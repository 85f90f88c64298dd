import { useState, type KeyboardEvent } from 'react'

type Roving = {
  /** The one that Tab reaches. */
  readonly activeId: string | undefined
  readonly setActive: (id: string) => void
  /** On the element around them. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Arrow keys, Home and End go from message to message; Tab stops at one of them only. */
export function useRoving(ids: readonly string[]): Roving {
  const [chosen, setActive] = useState<string>()
  const activeId = chosen !== undefined && ids.includes(chosen) ? chosen : ids.at(-1)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const id = event.target instanceof HTMLElement ? event.target.dataset['message'] : undefined
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = ids.indexOf(id)
    const next = { ArrowUp: Math.max(0, at - 1), ArrowDown: Math.min(ids.length - 1, at + 1), Home: 0, End: ids.length - 1 }[event.key]
    const nextId = next === undefined ? undefined : ids[next]
    if (nextId === undefined) return
    event.preventDefault()
    setActive(nextId)
    event.currentTarget.querySelector<HTMLElement>(`[data-message="${CSS.escape(nextId)}"]`)?.focus()
  }

  return { activeId, setActive, onKeyDown }
}

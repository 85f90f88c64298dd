import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { gridStep } from '../../../shell/parts/grid/grid-step.ts'

type IconKeys = {
  /** The icon that the Tab key leads to. */
  readonly active: number
  readonly press: (event: KeyboardEvent) => void
  readonly follow: (event: FocusEvent) => void
}
type Options = {
  readonly count: number
  readonly columns: number
  readonly rowHeight: number
  readonly scroll: RefObject<HTMLElement | null>
}

/** Arrows go in all four directions, a page up and down, and to both ends. */
export function useIconKeys({ count, columns, rowHeight, scroll }: Options): IconKeys {
  const [active, setActive] = useState(0)
  const [target, setTarget] = useState<number>()
  useLayoutEffect(() => {
    if (target === undefined) return
    const icon = scroll.current?.querySelector<HTMLElement>(`[data-index="${target}"]`)
    icon?.scrollIntoView({ block: 'nearest' })
    icon?.focus({ preventScroll: true })
  }, [target, scroll])

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    // A row less than fits, so that one that was seen stays in sight.
    const lines = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / rowHeight) - 1)
    const to = gridStep(event.key, { active, columns, count, lines })
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
    setTarget(to)
  }

  return {
    active,
    press,
    follow: ({ target: focused }) => {
      const index = focused.closest<HTMLElement>('[data-index]')?.dataset['index']
      if (index !== undefined) setActive(Number(index))
      setTarget(undefined)
    },
  }
}

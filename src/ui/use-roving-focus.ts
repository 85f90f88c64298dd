import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const stops = 'a[href], button:not(:disabled)'

type RovingFocus = {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Makes the links and buttons of a group one stop of Tab; arrow keys, Home and End go from one to the next. Along a vertical
 * group the other two arrows open and close what has a list below it.
 */
export function useRovingFocus(group: RefObject<HTMLElement | null>, axis: 'vertical' | 'horizontal'): RovingFocus {
  // After each rendering: what is shown may have become another.
  useLayoutEffect(() => {
    const element = group.current
    if (element) keepOneStop(element, element.querySelector('[aria-current=page]'))
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement)) return
    const shown = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isShown)
    const at = shown.indexOf(target)
    if (at < 0) return
    const [back, on, close, open] = axis === 'vertical' ? vertical : horizontal
    const isClosed = target.getAttribute('aria-expanded') === 'false'
    const isOpened = target.getAttribute('aria-expanded') === 'true'
    if ((key === open && isClosed) || (key === close && isOpened)) target.click()
    else {
      const next = { [back]: at - 1, [on]: at + 1, Home: 0, End: shown.length - 1 }[key]
      if (next === undefined) return
      shown.at(next % shown.length)?.focus()
    }
    event.preventDefault()
  }

  return { onKeyDown, onFocus: ({ target, currentTarget }) => keepOneStop(currentTarget, target) }
}

const vertical = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const horizontal = ['ArrowLeft', 'ArrowRight', undefined, undefined] as const

/** The one that has the focus, else the one it had before, else the one that is preferred. */
function keepOneStop(group: HTMLElement, preferred: Element | null): void {
  const all = [...group.querySelectorAll<HTMLElement>(stops)]
  const candidates = [document.activeElement, preferred, all.find(({ tabIndex }) => tabIndex === 0), ...all]
  const stop = candidates.find((each) => all.some((one) => one === each) && each instanceof HTMLElement && isShown(each))
  for (const each of all) each.tabIndex = each === stop ? 0 : -1
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility()
}

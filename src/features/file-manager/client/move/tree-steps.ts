import type { KeyboardEvent } from 'react'

/** The keys of a tree that go from item to item, over what is open. */
export function stepInTree(event: KeyboardEvent<HTMLElement>): void {
  const tree = event.currentTarget.closest('[role=tree]')
  if (!tree || event.altKey || event.ctrlKey || event.metaKey) return
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]:not([aria-disabled=true])')]
  const focused = document.activeElement
  const at = items.findIndex((item) => item === focused)
  const target = targetOf(event.key, items, at)
  if (!target) return
  event.preventDefault()
  event.stopPropagation()
  target.focus()
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | null | undefined {
  const here = items[at]
  switch (key) {
    case 'ArrowDown':
      return items[at + 1]
    case 'ArrowUp':
      return at > 0 ? items[at - 1] : undefined
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    // Into what is open already, and out to the folder around it.
    case 'ArrowRight':
      return here?.querySelector<HTMLElement>('[role=treeitem]:not([aria-disabled=true])')
    case 'ArrowLeft':
      return here?.parentElement?.closest<HTMLElement>('[role=treeitem]')
    default:
      return key.length === 1 && key !== ' ' ? byLetter(key, items, at) : undefined
  }
}

/** The next one whose name begins with the letter, from here around. */
function byLetter(letter: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const around = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const wanted = letter.toLocaleLowerCase()
  return around.find((item) => nameOf(item).startsWith(wanted))
}

function nameOf(item: HTMLElement): string {
  return (item.getAttribute('aria-label') ?? item.firstElementChild?.textContent ?? '').trim().toLocaleLowerCase()
}

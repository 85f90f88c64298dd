/** What had the focus inside a thing before it moved: the how-manieth control, or the thing itself. */
export type FocusMark = { readonly item: string; readonly control: number | 'handle' | 'itself' }

const controls = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

export function itemElement(board: string, item: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(`${board}/${item}`)}"]`)
}

export function focusMarkIn(board: string, item: string): FocusMark {
  const element = itemElement(board, item)
  const active = document.activeElement
  if (element && active === element) return { item, control: 'itself' }
  const control = element ? [...element.querySelectorAll(controls)].findIndex((each) => each === active) : -1
  return { item, control: control < 0 ? 'handle' : control }
}

/** A thing that moves is often another element afterwards; whoever moved it wants to go on from there. */
export function restoreFocus(element: HTMLElement | null, { control }: FocusMark): void {
  if (!element) return
  const wanted =
    control === 'handle'
      ? element.querySelector<HTMLElement>('[data-drag-handle]')
      : control === 'itself'
        ? element
        : element.querySelectorAll<HTMLElement>(controls)[control]
  const target = wanted ?? element
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

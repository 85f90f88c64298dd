import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual'

const usual = 600

/** Where nothing has a size yet, as in a hidden panel or without layout, the rows of a usual window are ready all the same. */
export function observeRect(rows: Virtualizer<HTMLElement, Element>, tell: (rect: Rect) => void): void | (() => void) {
  return observeElementRect(rows, (rect) => tell(rect.height === 0 ? { ...rect, height: usual } : rect))
}

import type { MouseEvent } from 'react'

/** For `onMouseDown`: a press must not first take the focus out of a field, whose answer to that would move the button from under the finger. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

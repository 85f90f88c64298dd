/** For `ref`: takes the focus when it appears, because what had it has gone. */
export function focusAtOnce(element: HTMLElement | null): void {
  const control = element?.matches('button, input') ? element : element?.querySelector<HTMLElement>('button, input')
  control?.focus()
}

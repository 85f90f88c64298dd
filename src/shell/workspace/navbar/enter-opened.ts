/** The arrow key that opens a list goes into it when it is pressed again. */
export function enterOpened(opener: HTMLElement): void {
  if (opener.getAttribute('aria-expanded') !== 'true') return
  const list = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  list?.querySelector<HTMLElement>('a, button')?.focus()
}

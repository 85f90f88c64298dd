/** The search field of the page itself, where it has one: it searches what the reader looks at. */
export function pageSearch(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search], main [role=search] input')
  return [...fields].find((field) => !field.disabled && isSeen(field))
}

function isSeen(field: HTMLElement): boolean {
  return field.closest('[inert], [hidden], [aria-hidden=true]') === null && field.getClientRects().length > 0
}

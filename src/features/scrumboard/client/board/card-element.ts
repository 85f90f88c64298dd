/** The link of a card on the board: what has the focus when somebody is on a card. */
export function cardLink(cardId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-card] [data-row="${CSS.escape(cardId)}"]`)
}

/** The card the focus is on; nothing where it is on a list, a field or elsewhere. */
export function focusedCard(): string | undefined {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')
  return card?.dataset['card']
}

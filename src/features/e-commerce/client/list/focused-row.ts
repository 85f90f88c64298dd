/** The row of the table, or the card of a phone, in which the focus is. */
export function focusedRow<Row>(viewed: readonly Row[]): Row | undefined {
  const place = document.activeElement?.closest<HTMLElement>('[role=row][data-index], li[data-index]')
  return place ? viewed[Number(place.dataset['index'])] : undefined
}

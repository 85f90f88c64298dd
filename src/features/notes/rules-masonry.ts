/** Where one card stands, in pixels. */
export type CardPlace = { readonly left: number; readonly top: number; readonly column: number; readonly height: number }
export type Masonry = { readonly places: readonly CardPlace[]; readonly height: number; readonly cardWidth: number }

/** From the widest room down. Between 960 and 1280 the side panel has given way, so there is room for one more again. */
const steps: readonly (readonly [number, number])[] = [
  [480, 1],
  [600, 2],
  [960, 3],
  [1280, 4],
  [1366, 3],
  [1600, 4],
  [1920, 5],
]
/** A card needs so many pixels to be read. */
const narrowest = 190

/** How many cards stand beside each other in a window so wide, as far as the room inside it lets them. */
export function columnsFor(windowWidth: number, room: number): number {
  const wished = steps.find(([most]) => windowWidth <= most)?.[1] ?? 6
  return Math.max(1, Math.min(wished, Math.floor(room / narrowest)))
}

/** Cards in their order, each where there is room highest up; so reading row by row is reading in order, as near as heights allow. */
export function masonry(heights: readonly number[], { room, columns, gap }: { room: number; columns: number; gap: number }): Masonry {
  const cardWidth = Math.floor((room - gap * (columns - 1)) / columns)
  const ends = Array.from({ length: columns }, () => 0)
  const places = heights.map((height): CardPlace => {
    const top = Math.min(...ends)
    const column = ends.indexOf(top)
    ends[column] = top + height + gap
    return { left: column * (cardWidth + gap), top, column, height }
  })
  return { places, cardWidth, height: Math.max(0, Math.max(...ends) - gap) }
}

/** The card below or above in the same column; nothing where there is none. */
export function neighbourInColumn(places: readonly CardPlace[], from: number, step: 1 | -1): number | undefined {
  const here = places[from]
  if (!here) return undefined
  for (let at = from + step; at >= 0 && at < places.length; at += step) if (places[at]?.column === here.column) return at
  return undefined
}

/** Which cards are near what is seen; the first and the last always are, so that keys can jump there. */
export function nearby(places: readonly CardPlace[], seen: { readonly from: number; readonly to: number }): readonly number[] {
  const last = places.length - 1
  return places.flatMap(({ top, height }, at) => (at === 0 || at === last || (top + height >= seen.from && top <= seen.to) ? [at] : []))
}

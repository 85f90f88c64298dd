export type Pin = {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly title: string
  /** How many there are of it; the mark grows with it. */
  readonly count?: number
}

/** How wide the mark of a count is, in pixels: its area grows with the count. */
export function markWidth(count: number | undefined, most: number): number {
  if (count === undefined || most <= 0) return 16
  return Math.round(12 + 28 * Math.sqrt(Math.max(0, count) / most))
}

type TableWords = { readonly place: string; readonly count: string; readonly latitude: string; readonly longitude: string }

/** The pins as lines of cells, the head first; places of the same name are one line. */
export function tableOfPins(
  pins: readonly Pin[],
  words: TableWords,
  degrees: (value: number) => string,
): readonly (readonly (string | number)[])[] {
  const byTitle = new Map<string, Pin>()
  for (const pin of pins) {
    const before = byTitle.get(pin.title)
    const count = (before?.count ?? 0) + (pin.count ?? 0)
    byTitle.set(pin.title, before === undefined || pin.count === undefined ? (before ?? pin) : { ...before, count })
  }
  const places = [...byTitle.values()]
  if (!pins.some(({ count }) => count !== undefined)) {
    const rows = places.map(({ title, lat, lng }) => [title, degrees(lat), degrees(lng)])
    return [[words.place, words.latitude, words.longitude], ...rows]
  }
  const rows = places.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).map(({ title, count = 0 }) => [title, count])
  return [[words.place, words.count], ...rows]
}

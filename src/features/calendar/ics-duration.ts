/** Days go by the calendar, the rest by the clock. */
type Duration = { readonly days: number; readonly milliseconds: number }

const shape = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** `P1D`, `PT1H30M`, `P2W`; no time at all where nothing is said, and nothing where it cannot be read. */
export function durationOf(text: string): Duration | undefined {
  if (text === '') return { days: 0, milliseconds: 0 }
  const found = shape.exec(text.trim())
  if (!found) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((figure) => Number(figure ?? 0))
  return { days: weeks * 7 + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

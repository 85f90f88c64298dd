import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { FigureRange } from '../../figures-contract.ts'
import type { Figures } from './shown-figures.ts'

type PlaceNames = { readonly names: readonly string[]; readonly firstDay: string }

/** What stands below a chart along time: hours of today, days of longer ranges. */
export function usePlaceNames({ places, since, moment }: Figures, range: FigureRange): PlaceNames {
  const formats = useFormats()
  const now = new Date(moment)
  return {
    names: places.map((place) => (range === 'today' ? formats.time(place) : dayOf(formats.date(place, 'dotted', now)))),
    firstDay: formats.date(since, 'day', now),
  }
}

/** Without its year: `10.03.` */
function dayOf(dotted: string): string {
  return dotted.replace(/[./]?\d{4}$/, '')
}

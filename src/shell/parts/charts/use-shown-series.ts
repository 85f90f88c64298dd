import { useState } from 'react'
import type { Series } from './chart.ts'
import type { LegendEntry } from './chart-legend.tsx'

/** A series keeps its colour also where others are hidden. */
export type TonedSeries = Series & { readonly tone: number }

type ShownSeries = {
  readonly shown: readonly TonedSeries[]
  readonly entries: readonly LegendEntry[]
  readonly onToggle: (id: string) => void
}

/** Which series are drawn. Whoever hides the last one sees all again: an empty chart says nothing. */
export function useShownSeries(series: readonly Series[]): ShownSeries {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const toned = series.map((each, at) => ({ ...each, tone: at + 1 }))
  const shown = toned.filter(({ id }) => !hidden.includes(id))
  const isAllHidden = shown.length === 0
  return {
    shown: isAllHidden ? toned : shown,
    entries: toned.map(({ id, title }) => ({ id, title, isHidden: !isAllHidden && hidden.includes(id) })),
    onToggle: (id) =>
      setHidden((now) => {
        const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id]
        return next.length >= series.length ? [] : next
      }),
  }
}

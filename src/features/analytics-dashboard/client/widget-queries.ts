import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { readWidgets, type Until, type Widget, type WidgetId, type WidgetRange } from '../contract.ts'

export type Figures = OutputOf<typeof readWidgets>

export const shopTopics: LiveTopics = { shop: () => [['analytics']] }
/** A busy shop changes all the time; nobody reads faster than this. */
export const shopPause = 2000

type Query = Pick<UseQueryResult<Figures>, 'data' | 'dataUpdatedAt' | 'isError' | 'isFetching' | 'fetchStatus' | 'refetch'>
type ShownFigures = Query & {
  /** What is shown is of another time than the one that was asked for. */
  readonly isOld: boolean
}

/** What was shown stays until the figures of another time have come, also where they cannot be loaded. */
export function useFigures(until: Until): ShownFigures {
  const query = useQuery({
    queryKey: ['analytics', useUser()?.workspace.id, until],
    queryFn: ({ signal }) => call(readWidgets, { until }, { signal }),
  })
  const { data: loaded, dataUpdatedAt: at, isError, isFetching, fetchStatus, refetch } = query
  const [shown, setShown] = useState<{ readonly figures: Figures; readonly at: number }>()
  if (loaded && (loaded !== shown?.figures || at !== shown.at)) setShown({ figures: loaded, at })
  const isOld = loaded === undefined && shown !== undefined
  return { data: loaded ?? shown?.figures, dataUpdatedAt: isOld ? shown.at : at, isError, isFetching, fetchStatus, refetch, isOld }
}

const none: Widget = { id: 'orders', title: '', ranges: [], columns: [], rows: [], markers: [], target: null }
const noRange: WidgetRange = { id: '', title: '', labels: [], datasets: [], from: '', to: '', value: null, before: null }

export function widgetIn({ widgets }: Figures, id: WidgetId): Widget {
  return widgets.find((widget) => widget.id === id) ?? none
}

/** The range that was asked for, else the first one. */
export function rangeIn({ ranges: [first = noRange, ...others] }: Widget, id: string): WidgetRange {
  return others.find((range) => range.id === id) ?? first
}

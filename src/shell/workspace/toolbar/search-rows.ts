import { useMemo } from 'react'
import { useApps } from '../apps-context.ts'
import { isServed } from './served.ts'
import { suggest, type Suggestion } from './suggest.ts'
import { usePlaces } from './use-places.ts'

const everythingPath = '/pages/search'

/** A place that fits, or the way to the search over all apps. */
export type SearchRow =
  | { readonly kind: 'place'; readonly suggestion: Suggestion }
  | { readonly kind: 'everything'; readonly typed: string }

export function useSearchRows(typed: string): readonly SearchRow[] {
  const places = usePlaces()
  const hasEverything = isServed(useApps(), everythingPath)
  return useMemo(() => {
    const found = suggest(places, typed).map((suggestion): SearchRow => ({ kind: 'place', suggestion }))
    return hasEverything ? [...found, { kind: 'everything', typed: typed.trim() }] : found
  }, [places, typed, hasEverything])
}

export function pathOf(row: SearchRow): string {
  return row.kind === 'place' ? row.suggestion.place.path : `${everythingPath}?q=${encodeURIComponent(row.typed)}`
}

import { useMemo } from 'react'
import type { FoundThing } from '../../app-entry.ts'
import { useApps } from '../apps-context.ts'
import { useFound } from '../found/use-found.ts'
import { isServed } from './served.ts'
import { suggest, suggestionLimit, type Suggestion } from './suggest.ts'
import { usePlaces } from './use-places.ts'

const everythingPath = '/pages/search'

/** A place that fits, a thing in one of the apps, or the way to the search over all apps. */
export type SearchRow =
  | { readonly kind: 'place'; readonly suggestion: Suggestion }
  | { readonly kind: 'thing'; readonly thing: FoundThing }
  | { readonly kind: 'everything'; readonly typed: string }

/** So many places leave room for things. */
const placesBesideThings = 4

type SearchRows = { readonly rows: readonly SearchRow[]; readonly isAsking: boolean }

export function useSearchRows(typed: string): SearchRows {
  const places = usePlaces()
  const hasEverything = isServed(useApps(), everythingPath)
  const { things, isAsking } = useFound(typed)
  const rows = useMemo((): readonly SearchRow[] => {
    const fitting = suggest(places, typed).slice(0, things.length === 0 ? suggestionLimit : placesBesideThings)
    const found = [
      ...fitting.map((suggestion): SearchRow => ({ kind: 'place', suggestion })),
      ...things.map((thing): SearchRow => ({ kind: 'thing', thing })),
    ].slice(0, suggestionLimit)
    const words = typed.trim()
    return hasEverything && words !== '' ? [...found, { kind: 'everything', typed: words }] : found
  }, [places, typed, hasEverything, things])
  return { rows, isAsking }
}

export function pathOf(row: SearchRow): string {
  if (row.kind === 'place') return row.suggestion.place.path
  return row.kind === 'thing' ? row.thing.path : `${everythingPath}?q=${encodeURIComponent(row.typed)}`
}

/** Two things may be at the same address. */
export function keyOf(row: SearchRow): string {
  return row.kind === 'thing' ? row.thing.id : pathOf(row)
}

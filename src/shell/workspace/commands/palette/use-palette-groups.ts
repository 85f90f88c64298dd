import { Eraser, History, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../language.tsx'
import { useApps } from '../../apps-context.ts'
import { isServed } from '../../toolbar/served.ts'
import { allCommands, commandStore } from '../command-store.ts'
import { commandWords } from '../command-words.ts'
import { paletteStore } from '../palette-store.ts'
import {
  commandGroupsFor,
  firstGroups,
  mostSuggested,
  readTyped,
  suggestionGroups,
  type PaletteGroup,
  type PaletteRow,
} from './palette-groups.ts'
import { recentCommands } from './recent-commands.ts'
import { useFoundRows } from './use-found-rows.ts'

const resultsPath = '/pages/search'

type PaletteGroups = {
  readonly groups: readonly PaletteGroup[]
  /** Of what fits, without the way to all results. */
  readonly count: number
  /** More may come. */
  readonly isAsking: boolean
}

/** Everything the search shows for what is typed. */
export function usePaletteGroups(typed: string): PaletteGroups {
  const sources = commandStore.useState((state) => state.sources)
  const [recent] = useState(recentCommands)
  const { scope, query } = readTyped(typed)
  const { rows, isAsking } = useFoundRows({ scope, query })
  const searches = useSearchRows()
  const everything = useEverythingRow(scope === 'people' ? `@${query}` : query)
  return useMemo((): PaletteGroups => {
    const commands = allCommands(sources)
    const fitting =
      scope === 'people'
        ? groupOf('people', rows.slice(0, mostSuggested))
        : scope === 'commands'
          ? commandGroupsFor(commands, query, recent)
          : query === ''
            ? [...groupOf('searches', searches), ...firstGroups(commands, recent)]
            : suggestionGroups(commands, query, { things: rows, recent })
    const count = fitting.reduce((sum, { items }) => sum + items.length, 0)
    const isAll = scope !== 'commands' && query !== ''
    return { groups: isAll ? [...fitting, ...groupOf('everything', everything)] : fitting, count, isAsking }
  }, [sources, recent, scope, query, rows, isAsking, searches, everything])
}

function groupOf(id: PaletteGroup['id'], items: readonly PaletteRow[]): readonly PaletteGroup[] {
  return items.length === 0 ? [] : [{ id, items }]
}

/** The way to the page with all results, where an app serves it. */
function useEverythingRow(query: string): readonly PaletteRow[] {
  const texts = useTexts(commandWords)
  const [, navigate] = useLocation()
  const hasPage = isServed(useApps(), resultsPath)
  return useMemo(() => {
    if (!hasPage) return []
    const run = (): void => navigate(`${resultsPath}?q=${encodeURIComponent(query)}`)
    return [{ id: 'found:everything', title: fill(texts.allResults, { query }), group: 'go', icon: Search, run }]
  }, [texts, navigate, hasPage, query])
}

/** What was searched for lately, and how to forget it. */
function useSearchRows(): readonly PaletteRow[] {
  const texts = useTexts(commandWords)
  const { searches, forgetSearches } = paletteStore.useState((state) => state)
  return useMemo(() => {
    if (searches.length === 0) return []
    const again = searches.map((query): PaletteRow => ({
      id: `found:search ${query}`,
      title: query,
      group: 'go',
      icon: History,
      fills: query,
      run: () => undefined,
    }))
    return [...again, { id: 'found:forget', title: texts.clearSearches, group: 'go', icon: Eraser, fills: '', run: forgetSearches }]
  }, [searches, forgetSearches, texts])
}

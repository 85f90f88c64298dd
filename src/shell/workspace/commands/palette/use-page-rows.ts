import { useMemo } from 'react'
import type { Command } from '../command.ts'
import { allCommands, commandStore } from '../command-store.ts'
import { surelyFoundCommands } from './command-search.ts'
import { besideThings, readTyped } from './palette-groups.ts'

/** The pages and commands that the search shows before the things of all apps, in its order. */
export function usePageRows(typed: string): readonly Command[] {
  const sources = commandStore.useState((state) => state.sources)
  const { query } = readTyped(typed)
  return useMemo(() => {
    const offered = allCommands(sources).filter(({ isKeyOnly, isOff }) => !isKeyOnly && isOff === undefined)
    return query === '' ? [] : surelyFoundCommands(offered, query, []).slice(0, besideThings)
  }, [sources, query])
}

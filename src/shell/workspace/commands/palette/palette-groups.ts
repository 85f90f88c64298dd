import { commandGroups, type Command, type CommandGroup } from '../command.ts'
import { foundCommands, surelyFoundCommands } from './command-search.ts'

/** A row of the search: something to do, or a text to search for. */
export type PaletteRow = Command & {
  /** What to mark in the title. */
  readonly marks?: readonly string[]
  /** Chosen, it puts this into the field. */
  readonly fills?: string
}
export type PaletteGroup = {
  readonly id: 'searches' | 'recent' | 'found' | 'people' | 'everything' | CommandGroup
  readonly items: readonly PaletteRow[]
}

/** `>` finds commands only, `@` people only. */
type Scope = 'everything' | 'commands' | 'people'
export type Typed = { readonly scope: Scope; readonly query: string }

export function readTyped(typed: string): Typed {
  const text = typed.trimStart()
  const scope = text.startsWith('>') ? 'commands' : text.startsWith('@') ? 'people' : 'everything'
  return { scope, query: (scope === 'everything' ? text : text.slice(1)).trim() }
}

/** More than ten suggestions nobody reads; whoever does not find it types on. */
export const mostSuggested = 10
/** So many pages and commands leave room for things. */
export const besideThings = 4

/** The pages and commands that fit a text, and the things of all apps found for it: at most ten together. */
export function suggestionGroups(
  commands: readonly Command[],
  query: string,
  { things, recent }: { readonly things: readonly PaletteRow[]; readonly recent: readonly string[] },
): readonly PaletteGroup[] {
  const offered = commands.filter(({ isKeyOnly }) => !isKeyOnly)
  // Guesses are no use beside things that really have the words.
  const found = things.length === 0 ? foundCommands(offered, query, recent) : surelyFoundCommands(offered, query, recent)
  const fitting = found.slice(0, things.length === 0 ? mostSuggested : besideThings)
  const rest = things.slice(0, mostSuggested - fitting.length)
  return [...byBestMember(fitting), ...(rest.length === 0 ? [] : [{ id: 'found' as const, items: rest }])]
}

/** All commands that fit; without a text, all there are. Pages are none. */
export function commandGroupsFor(commands: readonly Command[], query: string, recent: readonly string[]): readonly PaletteGroup[] {
  const offered = commands.filter(({ isKeyOnly, group }) => !isKeyOnly && group !== 'go')
  if (query !== '') return byBestMember(foundCommands(offered, query, recent))
  return commandGroups.map((id) => ({ id, items: offered.filter(({ group }) => group === id) })).filter(({ items }) => items.length > 0)
}

/** Before anything is typed, so that the list can be taken in at a glance. */
const recentShown = 5
const suggestedPerGroup = 8

/** What is likely before anything is typed. */
export function firstGroups(commands: readonly Command[], recent: readonly string[]): readonly PaletteGroup[] {
  const offered = commands.filter(({ isKeyOnly }) => !isKeyOnly)
  const lately = recent.flatMap((id) => offered.filter((command) => command.id === id)).slice(0, recentShown)
  const rest = offered.filter((command) => !command.isSearchOnly && !lately.includes(command))
  const groups = commandGroups.map((id) => ({ id, items: rest.filter(({ group }) => group === id).slice(0, suggestedPerGroup) }))
  return [{ id: 'recent' as const, items: lately }, ...groups].filter(({ items }) => items.length > 0)
}

/** The best fit stays on top whatever its group. */
function byBestMember(found: readonly Command[]): readonly PaletteGroup[] {
  const ids = [...new Set(found.map(({ group }) => group))]
  return ids.map((id) => ({ id, items: found.filter(({ group }) => group === id) }))
}

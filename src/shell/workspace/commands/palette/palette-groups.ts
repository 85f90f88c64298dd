import { commandGroups, type Command, type CommandGroup } from '../command.ts'
import { foundCommands } from './command-search.ts'

export type PaletteGroup = { readonly id: 'recent' | 'found' | CommandGroup; readonly items: readonly Command[] }

/** Before anything is typed, so that the list can be taken in at a glance. */
const recentShown = 5
const suggestedPerGroup = 8

/** What the palette shows for what was typed; where nothing was typed, what is likely. */
export function paletteGroups(commands: readonly Command[], typed: string, recent: readonly string[]): readonly PaletteGroup[] {
  const offered = commands.filter(({ isKeyOnly }) => !isKeyOnly)
  const query = typed.trim()
  return query === '' ? suggestions(offered, recent) : byBestMember(foundCommands(offered, query, recent))
}

function suggestions(offered: readonly Command[], recent: readonly string[]): readonly PaletteGroup[] {
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

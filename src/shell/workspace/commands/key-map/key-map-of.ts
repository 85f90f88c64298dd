import { commandGroups, type Command, type CommandGroup } from '../command.ts'
import type { offersOf } from '../command-store.ts'
import { normalKeys } from '../key-chords.ts'

/** A command with all the keys it has. */
type KeyedCommand = Command & { readonly allKeys: readonly string[] }
export type KeyMapSection = { readonly id: CommandGroup; readonly commands: readonly KeyedCommand[] }

/** Everything that has keys now, this page first. Where two want the same keys, only the one that gets them. */
export function keyMapOf(offers: ReturnType<typeof offersOf>): readonly KeyMapSection[] {
  const keyed = offers.filter(({ command }) => command.keys !== undefined)
  const effective = keyed.filter(({ command }, at) => keyed.findIndex((other) => keysOf(other.command) === keysOf(command)) === at)
  const placed = effective.map(({ scope, command }) => ({ section: scope === 'page' ? sectionOnPage(command) : command.group, command }))
  return order.flatMap((id) => {
    const commands = placed.filter(({ section }) => section === id).map(({ command }) => command)
    return commands.length === 0 ? [] : [{ id, commands: eachOnce(commands) }]
  })
}

/** What has two keys is one row with both. */
function eachOnce(commands: readonly Command[]): readonly KeyedCommand[] {
  const titles = [...new Set(commands.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const alike = commands.filter((command) => command.title === title)
    return alike.slice(0, 1).map((command) => ({ ...command, allKeys: alike.flatMap(({ keys = [] }) => keys) }))
  })
}

const order: readonly CommandGroup[] = ['page', ...commandGroups.filter((group) => group !== 'page' && group !== 'go'), 'go']

function keysOf({ keys = '' }: Command): string {
  return normalKeys(keys)
}

function sectionOnPage({ group }: Command): CommandGroup {
  return group === 'general' || group === 'go' ? group : 'page'
}

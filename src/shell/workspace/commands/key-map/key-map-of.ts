import { commandGroups, type Command, type CommandGroup } from '../command.ts'
import type { offersOf } from '../command-store.ts'
import { normalKeys } from '../key-chords.ts'

export type KeyMapSection = { readonly id: CommandGroup; readonly commands: readonly Command[] }

/** Everything that has keys now, this page first. Where two want the same keys, only the one that gets them. */
export function keyMapOf(offers: ReturnType<typeof offersOf>): readonly KeyMapSection[] {
  const keyed = offers.filter(({ command }) => command.keys !== undefined)
  const effective = keyed.filter(({ command }, at) => keyed.findIndex((other) => keysOf(other.command) === keysOf(command)) === at)
  const placed = effective.map(({ scope, command }) => ({ section: scope === 'page' ? sectionOnPage(command) : command.group, command }))
  return order.flatMap((id) => {
    const commands = placed.filter(({ section }) => section === id).map(({ command }) => command)
    return commands.length === 0 ? [] : [{ id, commands }]
  })
}

const order: readonly CommandGroup[] = ['page', ...commandGroups.filter((group) => group !== 'page' && group !== 'go'), 'go']

function keysOf({ keys = '' }: Command): string {
  return normalKeys(keys)
}

function sectionOnPage({ group }: Command): CommandGroup {
  return group === 'general' || group === 'go' ? group : 'page'
}

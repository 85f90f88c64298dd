import type { CommandGroup } from './command.ts'
import type { texts as original } from './texts.ts'

/** The name of each group of commands, of those used lately, and of what was found in the apps. */
export function groupTitles(
  texts: Readonly<Record<keyof typeof original, string>>,
): Readonly<Record<'recent' | 'found' | CommandGroup, string>> {
  return {
    recent: texts.groupRecent,
    found: texts.groupFound,
    page: texts.groupPage,
    selection: texts.groupSelection,
    go: texts.groupGo,
    create: texts.groupCreate,
    settings: texts.groupSettings,
    general: texts.groupGeneral,
  }
}

import type { CommandGroup } from './command.ts'
import type { texts as original } from './texts.ts'

/** The name of each group of commands, and of those used lately. */
export function groupTitles(texts: Readonly<Record<keyof typeof original, string>>): Readonly<Record<'recent' | CommandGroup, string>> {
  return {
    recent: texts.groupRecent,
    page: texts.groupPage,
    selection: texts.groupSelection,
    go: texts.groupGo,
    create: texts.groupCreate,
    settings: texts.groupSettings,
    general: texts.groupGeneral,
  }
}

import type { CommandGroup } from './command.ts'
import type { texts as original } from './texts.ts'

/** The name of each group of the search and of the key map. */
export function groupTitles(
  texts: Readonly<Record<keyof typeof original, string>>,
): Readonly<Record<'searches' | 'recent' | 'found' | 'people' | 'everything' | CommandGroup, string>> {
  return {
    recent: texts.groupRecent,
    searches: texts.groupSearches,
    found: texts.groupFound,
    people: texts.groupPeople,
    everything: texts.groupEverything,
    page: texts.groupPage,
    selection: texts.groupSelection,
    go: texts.groupGo,
    create: texts.groupCreate,
    settings: texts.groupSettings,
    general: texts.groupGeneral,
  }
}

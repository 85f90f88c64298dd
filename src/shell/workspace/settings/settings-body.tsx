import type { ReactNode } from 'react'
import { LanguageGroup } from './language-group.tsx'
import { LayoutGroup } from './layout-group.tsx'
import { ReadingGroup } from './reading-group.tsx'
import { ThemeGroup } from './theme-group.tsx'

/** Everything that can be set. Fetched when somebody opens the panel. */
export function SettingsBody(): ReactNode {
  return (
    <>
      <LayoutGroup />
      <ThemeGroup />
      <ReadingGroup />
      <LanguageGroup />
    </>
  )
}

import type { ReactNode } from 'react'
import { LayoutGroup } from '../../../../shell/workspace/settings/layout-group.tsx'
import { LanguageGroup } from '../../../../shell/workspace/settings/language-group.tsx'
import { ReadingGroup } from '../../../../shell/workspace/settings/reading-group.tsx'
import { ThemeGroup } from '../../../../shell/workspace/settings/theme-group.tsx'
import { Specimen } from '../specimen.tsx'
import styles from './settings-sheet.module.css'

/** The groups of the panel side by side; they act on the workspace around them. */
export function Sheet(): ReactNode {
  return (
    <Specimen title="The groups of «Theme Settings»; all of them take effect at once">
      <div className={styles.groups}>
        <LayoutGroup />
        <ThemeGroup />
        <ReadingGroup />
        <LanguageGroup />
      </div>
    </Specimen>
  )
}

import { Building2, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { useTexts } from '../../language.tsx'
import { useUser } from '../session/session.ts'
import { toolbarWords } from './toolbar-words.ts'
import { workspaceChoices } from './workspace-choices.ts'
import styles from './workspace-switch.module.css'

/** The workspace one is in, with the others behind it. On a phone they are in the user menu. */
export function WorkspaceSwitch(): ReactNode {
  const words = useTexts(toolbarWords)
  const name = useUser()?.workspace.name
  const groups = workspaceChoices.useState((state) => state.groups)
  const waiting = workspaceChoices.useState((state) => state.waiting)
  if (name === undefined || groups.length === 0) return null
  return (
    <LazyMenu
      align="start"
      trigger={
        <button type="button" className={styles.button} aria-label={fill(words.workspaceSwitch, { name })} title={name}>
          <Building2 aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <CountBadge count={waiting} kind="info" />
          <ChevronsUpDown aria-hidden="true" />
        </button>
      }
      groups={groups}
    />
  )
}

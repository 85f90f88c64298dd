import { RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { settingsStore } from './settings-store.ts'
import styles from './settings-panel.module.css'
import { settingsWords } from './settings-words.ts'

/** The ways back: one change, or all of them. */
export function SettingsActions(): ReactNode {
  const words = useTexts(sharedWords)
  const texts = useTexts(settingsWords)
  const announce = useAnnounce()
  const canUndo = settingsStore.useState(({ before }) => before.length > 0)
  const { undo, reset } = settingsStore.useStore().getState()

  function takeBack(): void {
    if (!canUndo) return
    undo()
    announce(texts.wasUndone)
  }

  function startOver(): void {
    reset()
    announce(texts.wasReset)
  }

  return (
    <>
      {/* Not `disabled`: whoever undoes the last change by keyboard would lose the place. */}
      <Button className={styles.action} aria-disabled={!canUndo} onClick={takeBack}>
        <Undo2 aria-hidden="true" />
        {words.undo}
      </Button>
      <Button className={styles.action} onClick={startOver}>
        <RotateCcw aria-hidden="true" />
        {words.reset}
      </Button>
    </>
  )
}

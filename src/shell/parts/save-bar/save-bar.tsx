import { CircleDot, TriangleAlert } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import type { Command } from '../../workspace/commands/command.ts'
import { useCommands } from '../../workspace/commands/command-store.ts'
import { sharedWords } from '../words/shared-words.ts'
import { saveBarWords } from './save-bar-words.ts'
import styles from './save-bar.module.css'
import { useLeaveGuard } from './use-leave-guard.ts'

type SaveBarProps = {
  readonly isDirty: boolean
  /** Whether it worked; the page itself shows which field is wrong. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  /** `address` where the form itself stands in the query of the address. */
  readonly guards?: 'page' | 'address'
}
type Progress = 'idle' | 'saving' | 'failed'

/** At the bottom of a form that is saved as a whole. Nothing while nothing is changed; leaving the page asks first. */
export function SaveBar({ isDirty, save, discard, guards = 'page' }: SaveBarProps): ReactNode {
  const texts = useTexts(saveBarWords)
  const words = useTexts(sharedWords)
  const announce = useAnnounce()
  const [progress, setProgress] = useState<Progress>('idle')
  const isSaving = useRef(false)
  const latestSave = useRef(save)
  useLayoutEffect(() => {
    latestSave.current = save
  })
  useLeaveGuard(isDirty, guards)

  const run = useCallback(async () => {
    if (isSaving.current) return
    isSaving.current = true
    setProgress('saving')
    const hasWorked = await latestSave.current().catch(() => false)
    isSaving.current = false
    setProgress(hasWorked ? 'idle' : 'failed')
    if (!hasWorked) announce(texts.notSaved, 'assertive')
  }, [announce, texts])
  useCommands(useSaveCommand(isDirty, texts.saveCommand, run))

  if (!isDirty) return null
  const message = { idle: texts.unsaved, saving: texts.saving, failed: texts.notSaved }[progress]
  const Picture = progress === 'failed' ? TriangleAlert : CircleDot
  return (
    <section className={styles.bar} aria-label={texts.unsaved} data-progress={progress}>
      <p className={styles.text}>
        <Picture aria-hidden="true" />
        {message}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => (isSaving.current ? undefined : discard())}>
          {words.discard}
        </Button>
        <Button kind="primary" aria-disabled={progress === 'saving'} onClick={() => void run()}>
          {words.save}
        </Button>
      </div>
    </section>
  )
}

function useSaveCommand(isDirty: boolean, title: string, run: () => Promise<void>): readonly Command[] {
  return useMemo(() => (isDirty ? [{ id: 'save', title, group: 'page', keys: 'mod+s', run: () => void run() }] : []), [isDirty, title, run])
}

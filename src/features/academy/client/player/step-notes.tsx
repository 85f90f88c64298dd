import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import type { StepNote } from '../../course.ts'
import { useStepNotes } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import styles from './player.module.css'
import { useNoteAutosave } from './use-note-autosave.ts'

type StepNotesProps = { readonly courseId: string; readonly stepId: string }

/** What the reader writes beside a step. */
export function StepNotes({ courseId, stepId }: StepNotesProps): ReactNode {
  const texts = useTexts(academyWords)
  const query = useStepNotes(courseId)
  if (!query.data) {
    return (
      <div className={styles.notes}>
        {query.isError ? <LoadError title={texts.notesFailed} onRetry={() => void query.refetch()} /> : <LoadingBlock lines={2} />}
      </div>
    )
  }
  const note = query.data.find((each) => each.stepId === stepId) ?? { stepId, text: '', updated: '', version: 0 }
  return <NoteField courseId={courseId} note={note} />
}

function NoteField({ courseId, note }: { readonly courseId: string; readonly note: StepNote }): ReactNode {
  const texts = useTexts(academyWords)
  const id = useId()
  const { text, type, state } = useNoteAutosave(courseId, note)
  const words = { saved: text === '' ? '' : texts.noteSaved, saving: texts.noteSaving, failed: texts.noteFailed }[state]
  return (
    <div className={styles.notes}>
      <label htmlFor={id} className={styles.notesLabel}>
        {texts.myNotes}
      </label>
      <GrowArea
        id={id}
        className={styles.area}
        rows={3}
        maxLength={20_000}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles.noteState}>
        <span id={`${id}-hint`}>{texts.notesHint}</span>
        <span role="status" data-state={state}>
          {words}
        </span>
      </p>
    </div>
  )
}

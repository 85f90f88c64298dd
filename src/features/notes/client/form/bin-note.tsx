import { ArchiveRestore, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Note } from '../../contract.ts'
import { CardContent } from '../grid/card-content.tsx'
import { notesWords } from '../notes-words.ts'
import type { NoteChanges } from '../use-note-changes.ts'
import styles from './form.module.css'

type BinNoteProps = { readonly note: Note; readonly changes: NoteChanges; readonly onClose: () => void }

/** A note in the bin can be read, brought back or deleted for good, but not written. */
export function BinNote({ note, changes, onClose }: BinNoteProps): ReactNode {
  const texts = useTexts(notesWords)
  return (
    <div className={styles.form} data-note-color={note.color}>
      <div className={styles.content}>
        <h3 className={styles.binTitle}>{note.title}</h3>
        <CardContent note={note} isWhole />
        <p className={styles.state}>{texts.binHint}</p>
      </div>
      <div className={styles.tools}>
        <Button
          onClick={() => {
            changes.restore([note])
            onClose()
          }}
        >
          <ArchiveRestore aria-hidden="true" />
          {texts.restore}
        </Button>
        <Button kind="danger" onClick={() => void changes.deleteForGood([note]).then((isGone) => (isGone ? onClose() : undefined))}>
          <Trash2 aria-hidden="true" />
          {texts.deleteForGood}
        </Button>
      </div>
    </div>
  )
}

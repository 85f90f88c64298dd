import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Note, NoteLabel } from '../../contract.ts'
import { draftOf } from '../../rules-draft.ts'
import { useNote } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import type { NoteChanges } from '../use-note-changes.ts'
import { BinNote } from './bin-note.tsx'
import { NoteForm } from './note-form.tsx'
import { useAutosave, type SaveState } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import styles from './form.module.css'

type NoteDialogProps = {
  readonly noteId: string
  /** As the list knows it, so that it opens at once. */
  readonly known: Note | undefined
  readonly labels: readonly NoteLabel[]
  readonly changes: NoteChanges
  readonly onClose: () => void
}

/** One note, open. */
export function NoteDialog({ noteId, known, labels, changes, onClose }: NoteDialogProps): ReactNode {
  const texts = useTexts(notesWords)
  const query = useNote(noteId)
  const note = newer(query.data, known)
  const text = useRef<HTMLTextAreaElement>(null)
  // With a finger, a keyboard over half of the note would come before it was read.
  const focus = matchMedia('(pointer: coarse)').matches ? {} : { initialFocus: text }
  return (
    <Dialog title={texts.note} isOpen onClose={onClose} size="large" {...focus}>
      {note === undefined ? (
        query.isError ? (
          <EmptyState kind="done" title={texts.missingNote} text="" />
        ) : (
          <LoadingBlock />
        )
      ) : note.deleted ? (
        <BinNote note={note} changes={changes} onClose={onClose} />
      ) : (
        <OpenNote key={noteId} note={note} labels={labels} changes={changes} textRef={text} onClose={onClose} />
      )}
    </Dialog>
  )
}

type OpenNoteProps = Omit<NoteDialogProps, 'noteId' | 'known'> & {
  readonly note: Note
  readonly textRef: RefObject<HTMLTextAreaElement | null>
}

function OpenNote({ note, labels, changes, textRef, onClose }: OpenNoteProps): ReactNode {
  const texts = useTexts(notesWords)
  const editor = useDraft(draftOf(note))
  const { state, flush } = useAutosave(note, editor)

  /** What was written last goes first, so that nothing is written to a note that has gone. */
  function leaveWith(act: () => void): void {
    void flush().then(act)
    onClose()
  }

  return (
    <NoteForm
      editor={editor}
      labels={labels}
      textRef={textRef}
      state={<SavedLine note={note} state={state} />}
      actions={
        <>
          <IconButton
            name={note.archive ? texts.unarchiveIt : texts.archiveIt}
            icon={note.archive ? ArchiveRestore : Archive}
            onClick={() => leaveWith(() => changes.archive([note], !note.archive))}
          />
          <IconButton name={texts.remove} icon={Trash2} onClick={() => leaveWith(() => changes.remove([note]))} />
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    />
  )
}

function SavedLine({ note, state }: { readonly note: Note; readonly state: SaveState }): ReactNode {
  const texts = useTexts(notesWords)
  const words = { saved: texts.saved, saving: texts.saving, failed: texts.notSaved }[state]
  return (
    <p className={styles.state}>
      <span>
        {texts.edited} <Moment value={note.time} format="relative" />
      </span>
      <span role="status" data-state={state}>
        {words}
      </span>
    </p>
  )
}

function newer(one: Note | undefined, other: Note | undefined): Note | undefined {
  if (!one || !other) return one ?? other
  return other.version > one.version ? other : one
}

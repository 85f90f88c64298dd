import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { panelStore } from '../../../shell/workspace/panels/panel-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Note } from '../contract.ts'
import { nameOf } from '../rules.ts'
import { anHourLater } from '../rules-reminder.ts'
import { useDue } from './notes-queries.ts'
import { notesWords } from './notes-words.ts'
import styles from './quick-notes.module.css'
import { ReminderChip } from './reminder/reminder-chip.tsx'
import { useNoteChanges, type NoteChanges } from './use-note-changes.ts'
import { notesPath } from './use-place.ts'

/** In the quick panel, above the first notes: what one wanted to be reminded of around now. */
export function Section(): ReactNode {
  const texts = useTexts(notesWords)
  const due = useDue().data?.filter(({ reminder, deleted }) => reminder !== null && !deleted) ?? []
  const changes = useNoteChanges()
  if (due.length === 0) return null
  return (
    <ul className={styles.list} aria-label={texts.reminders}>
      {due.map((note) => (
        <DueNote key={note.id} note={note} changes={changes} />
      ))}
    </ul>
  )
}

function DueNote({ note, changes }: { readonly note: Note; readonly changes: NoteChanges }): ReactNode {
  const texts = useTexts(notesWords)
  const now = useMinute()
  const close = panelStore.useState((state) => state.close)
  const name = nameOf(note) || texts.untitled
  return (
    <li className={styles.note}>
      <div className={styles.words}>
        <Link href={`${notesPath}?note=${note.id}`} className={styles.link} onClick={close}>
          {name}
        </Link>
        {note.reminder === null ? null : <ReminderChip reminder={note.reminder} remindedAt={note.remindedAt} />}
      </div>
      <IconButton
        name={fill(texts.laterFor, { name })}
        icon={Clock}
        onClick={() => changes.remind([note], anHourLater(note.reminder, now))}
      />
      <IconButton name={fill(texts.doneFor, { name })} icon={Check} onClick={() => changes.remind([note], null)} />
    </li>
  )
}

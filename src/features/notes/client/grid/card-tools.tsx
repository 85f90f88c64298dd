import { AlarmClock, Archive, ArchiveRestore, Palette, Tag, Trash2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import type { Note, NoteLabel } from '../../contract.ts'
import { nameOf } from '../../rules.ts'
import { ColourChoices } from '../colour/colour-choices.tsx'
import { labelActions } from '../labels/label-actions.ts'
import { notesWords } from '../notes-words.ts'
import type { NoteChanges } from '../use-note-changes.ts'
import styles from './card.module.css'

const { Part: ReminderDialog, prepare } = lazyPart(() => import('../reminder/reminder-dialog.tsx').then((loaded) => loaded.ReminderDialog))

type CardToolsProps = {
  readonly note: Note
  readonly labels: readonly NoteLabel[]
  readonly changes: NoteChanges
  readonly tabIndex: 0 | -1
}

/** What can be done with a note without opening it. */
export function CardTools({ note, labels, changes, tabIndex }: CardToolsProps): ReactNode {
  const texts = useTexts(notesWords)
  const [isReminding, setReminding] = useState(false)
  if (note.deleted) return <BinTools note={note} changes={changes} tabIndex={tabIndex} />
  return (
    <div className={styles.tools}>
      <IconButton
        name={texts.remindMe}
        icon={AlarmClock}
        tabIndex={tabIndex}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setReminding(true)}
      />
      <Popover
        name={texts.changeColour}
        align="start"
        trigger={<IconButton name={texts.changeColour} icon={Palette} tabIndex={tabIndex} />}
      >
        <ColourChoices chosen={note.color} onChoose={(color) => changes.colour([note], color)} />
      </Popover>
      <Menu
        align="start"
        trigger={<IconButton name={texts.changeLabels} icon={Tag} tabIndex={tabIndex} />}
        groups={[labelActions([note], labels, changes, texts.noLabels)]}
      />
      <IconButton
        name={note.archive ? texts.unarchiveIt : texts.archiveIt}
        icon={note.archive ? ArchiveRestore : Archive}
        keys="e"
        tabIndex={tabIndex}
        onClick={() => changes.archive([note], !note.archive)}
      />
      <IconButton name={texts.remove} icon={Trash2} keys="#" tabIndex={tabIndex} onClick={() => changes.remove([note])} />
      {isReminding ? (
        <Suspense fallback={null}>
          <ReminderDialog
            name={nameOf(note)}
            reminder={note.reminder}
            onChoose={(reminder) => changes.remind([note], reminder)}
            onClose={() => setReminding(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function BinTools({ note, changes, tabIndex }: Omit<CardToolsProps, 'labels'>): ReactNode {
  const texts = useTexts(notesWords)
  return (
    <div className={styles.tools}>
      <IconButton name={texts.restore} icon={ArchiveRestore} tabIndex={tabIndex} onClick={() => changes.restore([note])} />
      <IconButton
        name={texts.deleteForGood}
        icon={Trash2}
        keys="#"
        tabIndex={tabIndex}
        onClick={() => void changes.deleteForGood([note])}
      />
    </div>
  )
}

import { AlarmClock, ImagePlus, ListChecks, Palette, Pin, PinOff, Redo2, Tag, Undo2 } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import type { NoteLabel } from '../../contract.ts'
import { nameOf } from '../../rules.ts'
import { listFromText, textFromList } from '../../rules-checklist.ts'
import { ColourChoices } from '../colour/colour-choices.tsx'
import { LabelChoices } from '../labels/label-choices.tsx'
import { notesWords } from '../notes-words.ts'
import styles from './form.module.css'
import type { DraftEditor } from './use-draft.ts'

const { Part: ReminderDialog, prepare } = lazyPart(() => import('../reminder/reminder-dialog.tsx').then((loaded) => loaded.ReminderDialog))

type FormToolsProps = {
  readonly editor: DraftEditor
  readonly labels: readonly NoteLabel[]
  readonly onPicture: (file: File | undefined) => void
  readonly actions: ReactNode
}

/** What can be added to a note, below it. */
export function FormTools({ editor, labels, onPicture, actions }: FormToolsProps): ReactNode {
  const { draft, write, undo, redo } = editor
  const texts = useTexts(notesWords)
  const file = useRef<HTMLInputElement>(null)
  const [isReminding, setReminding] = useState(false)
  const hasList = draft.checklist.length > 0

  function toggleList(): void {
    const newId = (): string => crypto.randomUUID()
    if (hasList) return write({ description: [draft.description, textFromList(draft.checklist)].filter(Boolean).join('\n'), checklist: [] })
    const items = listFromText(draft.description, newId)
    write({ description: '', checklist: items.length > 0 ? [...items] : [{ id: newId(), checked: false, text: '' }] })
  }

  return (
    <div className={styles.tools} role="group" aria-label={texts.more}>
      <IconButton name={texts.remindMe} icon={AlarmClock} onPointerEnter={prepare} onFocus={prepare} onClick={() => setReminding(true)} />
      <IconButton name={texts.addImage} icon={ImagePlus} onClick={() => file.current?.click()} />
      <FileInput ref={file} name={texts.addImage} accept="image/*" onFiles={([picture]) => onPicture(picture)} />
      <IconButton
        name={hasList ? texts.removeChecklist : texts.addChecklist}
        icon={ListChecks}
        aria-pressed={hasList}
        onClick={toggleList}
      />
      <Popover name={texts.changeLabels} align="start" trigger={<IconButton name={texts.changeLabels} icon={Tag} />}>
        <LabelChoices
          labels={labels}
          stateOf={({ id }) => (draft.labels.includes(id) ? 'all' : 'none')}
          onToggle={({ id }, isOn) => write({ labels: isOn ? [...draft.labels, id] : draft.labels.filter((each) => each !== id) })}
        />
      </Popover>
      <Popover name={texts.changeColour} align="start" trigger={<IconButton name={texts.changeColour} icon={Palette} />}>
        <ColourChoices chosen={draft.color} onChoose={(color) => write({ color })} />
      </Popover>
      <IconButton
        name={draft.pinned ? texts.unpin : texts.pin}
        icon={draft.pinned ? PinOff : Pin}
        aria-pressed={draft.pinned}
        onClick={() => write({ pinned: !draft.pinned })}
      />
      <IconButton name={texts.undo} icon={Undo2} aria-disabled={undo === undefined} onClick={() => undo?.()} />
      <IconButton name={texts.redo} icon={Redo2} aria-disabled={redo === undefined} onClick={() => redo?.()} />
      <span className={styles.end}>{actions}</span>
      {isReminding ? (
        <Suspense fallback={null}>
          <ReminderDialog
            name={nameOf(draft)}
            reminder={draft.reminder}
            onChoose={(reminder) => write({ reminder })}
            onClose={() => setReminding(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { NoteLabel } from '../../contract.ts'
import { labelsOf } from '../../rules.ts'
import { ReminderChip } from '../reminder/reminder-chip.tsx'
import { useLabelMaker } from '../labels/use-label-maker.ts'
import { notesWords } from '../notes-words.ts'
import '../colour/tints.css'
import { ChecklistEditor } from './checklist-editor.tsx'
import { FormTools } from './form-tools.tsx'
import { NotePicture } from './note-picture.tsx'
import { TextArea } from './text-area.tsx'
import type { DraftEditor } from './use-draft.ts'
import { usePicture } from './use-picture.ts'
import { Label } from '../../../../ui/label.tsx'
import styles from './form.module.css'

type NoteFormProps = {
  readonly editor: DraftEditor
  readonly labels: readonly NoteLabel[]
  /** Right of the tools: archive, delete, close. */
  readonly actions: ReactNode
  /** Below the content: when it was edited, whether it is saved. */
  readonly state?: ReactNode
  /** Where the focus begins. */
  readonly textRef?: RefObject<HTMLTextAreaElement | null>
}

/** A note being written, new or not. There is no button to save: whoever shows it saves what is written. */
export function NoteForm({ editor, labels, actions, state, textRef }: NoteFormProps): ReactNode {
  const { draft, write } = editor
  const texts = useTexts(notesWords)
  const makeLabel = useLabelMaker()
  const titleId = useId()
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = textRef ?? ownRef
  const [isOver, setOver] = useState(false)
  const picture = usePicture((image) => write({ image, imageAlt: '' }))
  const hasList = draft.checklist.length > 0

  /** The way back through what was written, before the browser undoes in one field only. */
  function onKeyDown(event: KeyboardEvent): void {
    const isMod = event.ctrlKey || event.metaKey
    const isRedo = isMod && (event.key.toLowerCase() === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z'))
    const isUndo = isMod && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo && !isRedo) return
    event.preventDefault()
    event.stopPropagation()
    ;(isUndo ? editor.undo : editor.redo)?.()
  }

  function onPaste({ clipboardData }: ClipboardEvent): void {
    picture.add([...clipboardData.files].find(({ type }) => type.startsWith('image/')))
  }

  function onDrop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    picture.add(event.dataTransfer.files[0])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and drops reach it from the fields inside
    <div
      className={styles.form}
      data-note-color={draft.color}
      data-over={isOver ? '' : undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        relatedTarget instanceof Node && currentTarget.contains(relatedTarget) ? undefined : setOver(false)
      }
      onDrop={onDrop}
    >
      <div className={styles.content}>
        <NotePicture draft={draft} onAlt={(imageAlt) => write({ imageAlt }, 'alt')} onRemove={() => write({ image: '', imageAlt: '' })} />
        {picture.isComing ? (
          <p className={styles.coming} role="status">
            {texts.imageComing}
          </p>
        ) : null}
        <input
          id={titleId}
          className={styles.title}
          value={draft.title}
          maxLength={500}
          placeholder={texts.title}
          aria-label={texts.title}
          autoComplete="off"
          onChange={({ target }) => write({ title: target.value }, 'title')}
          onKeyDown={(event) => (event.key === 'Enter' && !event.nativeEvent.isComposing ? area.current?.focus() : undefined)}
        />
        <TextArea
          ref={area}
          value={draft.description}
          labels={labels}
          rows={hasList ? 1 : 4}
          onChange={(description) => write({ description }, 'description')}
          onLabel={(choice, description) =>
            void makeLabel(choice, labels).then((id) =>
              id === undefined ? undefined : write({ description, labels: [...new Set([...draft.labels, id])] }),
            )
          }
          onPaste={onPaste}
        />
        {hasList ? (
          <ChecklistEditor items={draft.checklist} onChange={(checklist, run) => write({ checklist: [...checklist] }, run)} />
        ) : null}
        <div className={styles.chips}>
          {draft.reminder === null ? null : <ReminderChip reminder={draft.reminder} onRemove={() => write({ reminder: null })} />}
          {labelsOf(draft, labels).map(({ id, name }) => (
            <Label
              key={id}
              removal={{
                name: fill(texts.removeLabel, { label: name }),
                run: () => write({ labels: draft.labels.filter((each) => each !== id) }),
              }}
            >
              {name}
            </Label>
          ))}
          {state}
        </div>
      </div>
      <FormTools editor={editor} labels={labels} onPicture={picture.add} actions={actions} />
    </div>
  )
}

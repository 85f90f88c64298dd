import { Pencil, Plus } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Board, Label } from '../../board.ts'
import type { BoardChanges } from '../board/use-board-changes.ts'
import { boardWords } from '../board-words.ts'
import { HueChoices } from '../card/choices/hue-choices.tsx'
import { LabelForm } from '../card/choices/label-form.tsx'
import { useCardChanges } from '../card/use-card-changes.ts'
import '../colours.css'
import styles from './settings.module.css'

/** The labels of the board: changed or removed for all its cards at once. */
export function LabelSettings({ board, changes }: { readonly board: Board; readonly changes: BoardChanges }): ReactNode {
  const texts = useTexts(boardWords)
  const cardChanges = useCardChanges(board)
  const [edited, edit] = useState<string>()
  return (
    <>
      {board.labels.length === 0 ? <p className={styles.none}>{texts.noLabelsYet}</p> : null}
      <ul className={styles.labels}>
        {board.labels.map((label) => (
          <li key={label.id}>
            {edited === label.id ? (
              <LabelForm label={label} changes={cardChanges} onDone={() => edit(undefined)} />
            ) : (
              <div className={styles.label}>
                <span className={styles.bar} data-hue={label.class} />
                <span className={styles.labelName}>{label.name}</span>
                <IconButton name={fill(texts.editLabel, { name: label.name })} icon={Pencil} onClick={() => edit(label.id)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <NewLabel onAdd={changes.addLabel} />
    </>
  )
}

function NewLabel({ onAdd }: { readonly onAdd: (label: Label) => void }): ReactNode {
  const texts = useTexts(boardWords)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [hue, setHue] = useState<Label['class']>('blue')

  function add(event: SubmitEvent): void {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd({ id: crypto.randomUUID(), name: name.trim(), class: hue })
    setName('')
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {texts.newLabel}
      </Button>
    )
  }
  return (
    <form className={styles.newLabel} onSubmit={add}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for this field
        autoFocus
        className={styles.input}
        aria-label={texts.labelName}
        placeholder={texts.labelName}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <HueChoices chosen={hue} onChoose={setHue} />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {texts.add}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
      </div>
    </form>
  )
}

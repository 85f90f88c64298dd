import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { sharedWords } from '../../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { Label } from '../../../board.ts'
import { cardWords } from '../card-words.ts'
import type { CardChanges } from '../use-card-changes.ts'
import styles from './choices.module.css'
import { HueChoices } from './hue-choices.tsx'

type LabelFormProps = { readonly label: Label; readonly changes: CardChanges; readonly onDone: () => void }

/** Name and colour of a label of the board, for all its cards. */
export function LabelForm({ label, changes, onDone }: LabelFormProps): ReactNode {
  const texts = useTexts(cardWords)
  const { cancel } = useTexts(sharedWords)
  const [name, setName] = useState(label.name)
  const [hue, setHue] = useState(label.class)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function save(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const after = { ...label, name: name.trim() || label.name, class: hue }
    if (after.name !== label.name || after.class !== label.class) void changes.editLabel(label, after)
    onDone()
  }

  return (
    <form className={styles.choices} onSubmit={save}>
      <input
        ref={field}
        className={styles.field}
        value={name}
        maxLength={100}
        aria-label={texts.labelName}
        onChange={({ target }) => setName(target.value)}
      />
      <HueChoices chosen={hue} onChoose={setHue} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          {texts.saveLabel}
        </Button>
        <Button
          onClick={() => {
            void changes.removeLabel(label)
            onDone()
          }}
        >
          {texts.removeLabel}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

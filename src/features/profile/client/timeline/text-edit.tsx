import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Mentionable } from '../../../../shell/parts/mention/mention.ts'
import { useMentions } from '../../../../shell/parts/mention/use-mentions.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import styles from './post.module.css'

type TextEditProps = {
  readonly label: string
  readonly text: string
  readonly mayBeEmpty: boolean
  /** Whom an @ offers. */
  readonly people?: readonly Mentionable[]
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/** A text changed where it stands: Ctrl with Enter saves, Escape leaves it as it was. */
export function TextEdit({ label, text, mayBeEmpty, people = [], onSave, onCancel }: TextEditProps): ReactNode {
  const words = useTexts(sharedWords)
  const [typed, setTyped] = useState(text)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const mentions = useMentions({ area, value: typed, people, onChange: setTyped })

  function save(): void {
    const cleaned = typed.trim()
    if (cleaned === '' && !mayBeEmpty) return onCancel()
    onSave(cleaned)
  }

  function press(event: KeyboardEvent): void {
    if (mentions.press(event)) return
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.key !== 'Escape' && !isSave) return
    event.preventDefault()
    event.stopPropagation()
    if (isSave) save()
    else onCancel()
  }

  return (
    <div className={styles.edit}>
      <GrowArea
        ref={area}
        className={`${boxStyles.box} ${styles.area}`}
        aria-label={label}
        value={typed}
        maxLength={5000}
        {...mentions.combobox}
        onChange={({ target }) => {
          setTyped(target.value)
          mentions.look(target)
        }}
        onBlur={mentions.close}
        onKeyDown={press}
      />
      {mentions.list}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button kind="primary" onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

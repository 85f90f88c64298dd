import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { NoteLabel } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import { labelChoices, labelWishAt, withoutWish, type LabelChoice, type LabelWish } from './label-typing.ts'
import styles from './form.module.css'

type TextAreaProps = {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly labels: readonly NoteLabel[]
  /** Somebody typed # and chose; the text comes without it. */
  readonly onLabel: (choice: LabelChoice, text: string) => void
  /** How many lines it has at least. */
  readonly rows?: number
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly onPaste?: ComponentProps<'textarea'>['onPaste']
}

/** The text of a note. A # offers labels: arrows choose, Enter takes, Escape lets it be a word. */
export function TextArea({ value, onChange, labels, onLabel, rows = 4, ref, onPaste }: TextAreaProps): ReactNode {
  const texts = useTexts(notesWords)
  const listId = useId()
  const [wish, setWish] = useState<LabelWish>()
  const [at, setAt] = useState(0)
  const choices = wish ? labelChoices(wish.word, labels) : []
  const isOpen = choices.length > 0

  function choose(choice: LabelChoice | undefined): void {
    if (!choice || !wish) return
    onLabel(choice, withoutWish(value, wish))
    setWish(undefined)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return
    const act = {
      ArrowDown: () => setAt((now) => (now + 1) % choices.length),
      ArrowUp: () => setAt((now) => (now + choices.length - 1) % choices.length),
      Enter: () => choose(choices[at]),
      Escape: () => setWish(undefined),
    }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div className={styles.textPlace}>
      <GrowArea
        {...(ref ? { ref } : {})}
        {...(onPaste ? { onPaste } : {})}
        className={styles.text}
        rows={rows}
        data-rows={rows}
        maxLength={50_000}
        value={value}
        placeholder={texts.takeNote}
        aria-label={texts.text}
        {...(isOpen
          ? {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': `${listId}-${at}`,
              'aria-autocomplete': 'list',
            }
          : {})}
        onChange={({ target }) => {
          onChange(target.value)
          setWish(labelWishAt(target.value, target.selectionEnd))
          setAt(0)
        }}
        onBlur={() => setWish(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={texts.labelChoices} className={styles.choices}>
          {choices.map((choice, place) => (
            <div
              key={choice.kind === 'known' ? choice.label.id : 'new'}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.choice}
              // The field keeps the focus, and with it the keys.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(choice)
              }}
            >
              {choice.kind === 'known' ? choice.label.name : fill(texts.createLabel, { name: choice.name })}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

import { Plus, X } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { List } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { useBoardSurroundings } from './board-surroundings.ts'
import { useClickAway } from './use-click-away.ts'
import styles from './adding.module.css'
import { cardNamesIn, portion } from './card-names.ts'

type AddCardProps = { readonly list: List; readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }

/** The next card of a list: Enter adds it and stays for the one after, Escape or a click elsewhere ends it. */
export function AddCard({ list, isOpen, onOpen }: AddCardProps): ReactNode {
  const texts = useTexts(boardWords)
  const opener = useRef<HTMLButtonElement>(null)
  if (isOpen) {
    return (
      <CardForm
        list={list}
        onClose={(way) => {
          onOpen(false)
          // The button is there again with the next drawing.
          if (way === 'key') requestAnimationFrame(() => opener.current?.focus())
        }}
      />
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      className={styles.opener}
      data-add-card={list.id}
      onClick={() => onOpen(true)}
      aria-label={fill(texts.addCardTo, { list: list.name })}
    >
      <Plus aria-hidden="true" />
      {texts.addCard}
    </button>
  )
}

type CardFormProps = { readonly list: List; readonly onClose: (way: 'key' | 'pointer') => void }

function CardForm({ list, onClose }: CardFormProps): ReactNode {
  const texts = useTexts(boardWords)
  const { board, changes } = useBoardSurroundings()
  const ask = useConfirm()
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useClickAway(form, () => (name.trim() === '' ? onClose('pointer') : undefined))

  function add(event: SubmitEvent): void {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted !== '') changes.addCards(board, list.id, [wanted])
    setName('')
  }
  async function takeLines(names: readonly string[], text: string): Promise<void> {
    const count = names.length
    const isMany = await ask({
      title: fill(texts.pasteTitle, { count }),
      body: fill(texts.pasteBody, { count }),
      verb: fill(texts.pasteMany, { count }),
      safeVerb: texts.pasteOne,
    })
    if (!isMany) return setName((before) => `${before}${text.replace(/\s+/g, ' ').trim()}`.slice(0, 500))
    for (let at = 0; at < count; at += portion) changes.addCards(board, list.id, names.slice(at, at + portion))
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain')
    const names = cardNamesIn(text)
    if (names.length < 2) return
    event.preventDefault()
    void takeLines(names, text)
  }
  function cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose('key')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the field inside
    <form ref={form} className={styles.form} onSubmit={add} onKeyDown={cancel}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for this field
        autoFocus
        className={styles.input}
        aria-label={texts.cardName}
        placeholder={texts.cardName}
        title={texts.cardNameHint}
        maxLength={500}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPaste={paste}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {texts.add}
        </Button>
        <IconButton name={texts.close} icon={X} onClick={() => onClose('key')} />
      </div>
    </form>
  )
}

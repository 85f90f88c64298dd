import { Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { boardWords } from '../board-words.ts'
import styles from './adding.module.css'
import { useBoardSurroundings } from './board-surroundings.ts'
import { useClickAway } from './use-click-away.ts'

/** Behind the last list: the next one. Enter adds it and stays, Escape or a click elsewhere ends it. */
export function AddList(): ReactNode {
  const texts = useTexts(boardWords)
  const { changes } = useBoardSurroundings()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useClickAway(form, () => (isOpen && name.trim() === '' ? setOpen(false) : undefined))

  function close(): void {
    setOpen(false)
    setName('')
    // The button is there again with the next drawing.
    requestAnimationFrame(() => opener.current?.focus())
  }
  function add(event: SubmitEvent): void {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted !== '') changes.addList(wanted)
    setName('')
    // The new list pushes the field away to the side.
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest', inline: 'end' }))
  }
  function cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  if (!isOpen) {
    return (
      <div className={styles.list}>
        <button ref={opener} type="button" className={styles.opener} data-whole="" onClick={() => setOpen(true)}>
          <Plus aria-hidden="true" />
          {texts.addList}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.list}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the field inside */}
      <form ref={form} className={styles.form} data-whole="" onSubmit={add} onKeyDown={cancel}>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for this field
          autoFocus
          className={styles.input}
          aria-label={texts.listName}
          placeholder={texts.listName}
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          <Button kind="primary" type="submit">
            {texts.add}
          </Button>
          <IconButton name={texts.close} icon={X} onClick={close} />
        </div>
      </form>
    </div>
  )
}

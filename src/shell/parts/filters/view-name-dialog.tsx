import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { filterWords } from './filter-words.ts'
import styles from './filters.module.css'

type ViewNameDialogProps = {
  readonly title: string
  readonly first: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a view. Mount it to open it. */
export function ViewNameDialog({ title, first, onName, onClose }: ViewNameDialogProps): ReactNode {
  const texts = useTexts(filterWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first)
  const [isMissing, setMissing] = useState(false)

  function submit(): void {
    const trimmed = name.trim()
    setMissing(trimmed === '')
    if (trimmed === '') input.current?.focus()
    else onName(trimmed)
  }

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onClose={onClose}
      initialFocus={input}
      footer={
        <>
          <Button kind="primary" onClick={submit}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {texts.name}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.box}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        {isMissing ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {texts.nameMissing}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

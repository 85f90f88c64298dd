import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './name-field.module.css'

type NameFieldProps = {
  readonly label: string
  readonly name: string
  readonly verb: string
  readonly icon: LucideIcon
  readonly onSave: (name: string) => void
  readonly onDone: () => void
}

/** A name that is changed in its place: Enter saves, Escape or a click elsewhere leaves it as it was. */
export function NameField({ label, name, verb, icon, onSave, onDone }: NameFieldProps): ReactNode {
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function save(event: SubmitEvent): void {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== '' && wanted !== name) onSave(wanted)
    onDone()
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onDone()
  }
  function cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the field inside
    <form className={styles.form} onSubmit={save} onBlur={leave} onKeyDown={cancel}>
      <input
        ref={field}
        className={styles.input}
        aria-label={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" name={verb} icon={icon} />
    </form>
  )
}

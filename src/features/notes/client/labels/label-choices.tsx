import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { NoteLabel } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import styles from './labels.module.css'
import { useLabelMaker } from './use-label-maker.ts'

type LabelChoicesProps = {
  readonly labels: readonly NoteLabel[]
  /** Whether all, some or none of the notes have it. */
  readonly stateOf: (label: NoteLabel) => 'all' | 'some' | 'none'
  readonly onToggle: (label: NoteLabel, isOn: boolean) => void
}

/** Which labels a note has, or several of them; a missing one is made here too. */
export function LabelChoices({ labels, stateOf, onToggle }: LabelChoicesProps): ReactNode {
  const texts = useTexts(notesWords)
  const makeLabel = useLabelMaker()
  const [name, setName] = useState('')
  const id = useId()

  async function add(): Promise<void> {
    const wanted = name.trim()
    if (wanted === '') return
    const known = labels.find((label) => label.name.toLowerCase() === wanted.toLowerCase())
    const made = await makeLabel(known ? { kind: 'known', label: known } : { kind: 'new', name: wanted }, labels)
    if (made === undefined) return
    onToggle(known ?? { id: made, name: wanted, handle: '' }, true)
    setName('')
  }

  return (
    <div className={styles.choices}>
      {labels.length === 0 ? <p className={styles.none}>{texts.noLabels}</p> : null}
      <ul className={styles.list} aria-label={texts.labels}>
        {labels.map((label) => {
          const state = stateOf(label)
          return (
            <li key={label.id}>
              <label className={styles.choice}>
                <CheckBox isOn={state === 'all'} isMixed={state === 'some'} onChange={() => onToggle(label, state !== 'all')} />
                <span>{label.name}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <input
          id={id}
          className={styles.field}
          value={name}
          maxLength={50}
          placeholder={texts.newLabel}
          aria-label={texts.newLabel}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{texts.addLabel}</Button>
      </form>
    </div>
  )
}

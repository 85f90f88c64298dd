import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { updateLabels, type NoteLabel } from '../../contract.ts'
import { idOf, useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import { useDeleteLabel } from './use-delete-label.ts'
import styles from './labels.module.css'

const pause = 600

type EditLabelsProps = { readonly labels: readonly NoteLabel[]; readonly onClose: () => void }

/** All labels: new ones, other names, fewer of them. Saved a moment after the last change. */
export function EditLabels({ labels, onClose }: EditLabelsProps): ReactNode {
  const texts = useTexts(notesWords)
  const { names, rename, add } = useLabelNames(labels)
  const remove = useDeleteLabel()
  const [fresh, setFresh] = useState('')
  const [isTaken, setTaken] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function submit(): void {
    const name = fresh.trim()
    if (name === '') return
    if (names.some((label) => label.name.trim().toLowerCase() === name.toLowerCase())) return setTaken(true)
    add(name)
    setFresh('')
    field.current?.focus()
  }

  return (
    <Dialog title={texts.editLabels} isOpen onClose={onClose} size="small" initialFocus={field}>
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input
          ref={field}
          className={styles.field}
          value={fresh}
          maxLength={50}
          placeholder={texts.newLabel}
          aria-label={texts.newLabel}
          aria-invalid={isTaken}
          onChange={({ target }) => {
            setFresh(target.value)
            setTaken(false)
          }}
        />
        <IconButton type="submit" name={texts.addLabel} icon={Plus} />
      </form>
      {isTaken ? (
        <p role="alert" className={styles.error}>
          {texts.labelExists}
        </p>
      ) : null}
      <ul className={styles.list} aria-label={texts.labels}>
        {names.map((label) => (
          <li key={label.id} className={styles.edit}>
            <input
              className={styles.field}
              value={label.name}
              maxLength={50}
              aria-label={fill(texts.labelName, { label: label.name })}
              onChange={({ target }) => rename(label.id, target.value)}
            />
            <IconButton name={fill(texts.deleteLabel, { label: label.name })} icon={Trash2} onClick={() => void remove(label)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type LabelNames = {
  readonly names: readonly NoteLabel[]
  readonly rename: (id: string, name: string) => void
  readonly add: (name: string) => void
}

/** The labels as they are written here, saved together a moment after the last change and when the dialog goes away. */
function useLabelNames(labels: readonly NoteLabel[]): LabelNames {
  const client = useQueryClient()
  const queryKey = [...useNotesKey(), 'labels']
  const explain = useExplain()
  const texts = useTexts(notesWords)
  const [renamed, setRenamed] = useState<Readonly<Record<string, string>>>({})
  const [added, setAdded] = useState<readonly NoteLabel[]>([])
  const unsaved = added.filter(({ id }) => !labels.some((label) => label.id === id))
  const names = [...labels, ...unsaved].map((label) => ({ ...label, name: renamed[label.id] ?? label.name }))
  const wanted = names.filter(({ name }) => name.trim() !== '')
  // A name that is being emptied keeps its label until it has another.
  const isDirty = unsaved.length > 0 || wanted.some(({ id, name }) => labels.some((label) => label.id === id && label.name !== name.trim()))

  const save = useEffectEvent(async (): Promise<void> => {
    if (!isDirty) return
    const whole = names.map((label) => ({ ...label, name: label.name.trim() || (labels.find(({ id }) => id === label.id)?.name ?? '') }))
    try {
      client.setQueryData(
        queryKey,
        await call(updateLabels, { labels: whole.filter(({ name }) => name !== ''), knownIds: labels.map(idOf) }),
      )
    } catch (cause) {
      explain({ text: texts.editLabels, cause, retry: () => void client.invalidateQueries({ queryKey }) })
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [renamed, added])
  useEffect(() => () => void save(), [])

  return {
    names,
    rename: (id, name) => setRenamed((before) => ({ ...before, [id]: name })),
    add: (name) => setAdded((before) => [...before, { id: crypto.randomUUID(), name, handle: '' }]),
  }
}

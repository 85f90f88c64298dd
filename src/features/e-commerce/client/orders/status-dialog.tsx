import { useId, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { controlProps, Field } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import type { Order } from '../../order.ts'
import { nextStatuses, statuses } from '../../statuses.ts'
import { useWriteTo } from '../order/use-write-to.ts'
import { orderWords } from './order-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { statusName } from './status-name.ts'
import styles from './status.module.css'
import { whatOf, whatSaid, type OrderChanges } from './use-order-changes.ts'

type StatusDialogProps = {
  readonly orders: readonly Order[]
  readonly changes: OrderChanges
  readonly onClose: () => void
  readonly onSet?: () => void
}

/** The next state of orders: what usually follows stands first, but every one can be taken. */
export function StatusDialog({ orders, changes, onClose, onSet }: StatusDialogProps): ReactNode {
  const texts = useTexts(orderWords)
  const words = useTexts(sharedWords)
  const writeTo = useWriteTo()
  const noteId = useId()
  const current = sharedStatus(orders)
  const next = nextStatuses(current ?? 0).map(({ id }) => id)
  const others = statuses.map(({ id }) => id).filter((id) => !next.includes(id) && id !== current)
  const [chosen, setChosen] = useState(next[0] ?? others[0] ?? 1)
  const [note, setNote] = useState('')
  const [isToWrite, setToWrite] = useState(false)
  const what = whatOf(orders)
  const [only] = orders.length === 1 ? orders : []

  async function set(): Promise<void> {
    // The answer to a question may be no; then the dialog is still there.
    const outcome = changes.setStatus(what, chosen, note.trim())
    if (!(await outcome)) return
    onClose()
    onSet?.()
    if (isToWrite && only) writeTo(only)
  }

  const choices = { chosen, onChoose: setChosen }
  return (
    <Dialog
      title={fill(texts.statusOf, { what: whatSaid(what, texts) })}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={() => void set()}>
            {texts.setStatus}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {current === undefined ? null : <p className={styles.now}>{fill(texts.currentStatus, { status: statusName(current, texts) })}</p>}
      {next.length > 0 ? <Choices heading={texts.usualNext} ids={next} {...choices} /> : null}
      <Choices heading={texts.otherStates} ids={others} {...choices} />
      <Field id={noteId} label={texts.note} hint={texts.noteHint}>
        <textarea
          {...controlProps({ id: noteId, label: texts.note, hint: texts.noteHint })}
          className={`${boxStyles.box} ${styles.note}`}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {only ? (
        <label className={styles.write}>
          <CheckBox isOn={isToWrite} onChange={setToWrite} />
          {texts.writeAfter}
        </label>
      ) : (
        <p className={styles.hint}>{texts.writeAfterMany}</p>
      )}
    </Dialog>
  )
}

type ChoicesProps = {
  readonly heading: string
  readonly ids: readonly number[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
}

function Choices({ heading, ids, chosen, onChoose }: ChoicesProps): ReactNode {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.heading}>{heading}</legend>
      {ids.map((id) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="order-status" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <StatusBadge id={id} />
        </label>
      ))}
    </fieldset>
  )
}

/** The state all of them are in; none where they differ. */
function sharedStatus(orders: readonly Order[]): number | undefined {
  const [first, ...rest] = new Set(orders.map(({ status }) => status[0]?.id))
  return rest.length === 0 ? first : undefined
}

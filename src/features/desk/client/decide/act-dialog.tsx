import { useState, type ReactNode } from 'react'
import { isPlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { decideMatter, refusalReasons, type Matter, type Todo } from '../../decide-contract.ts'
import { DayField } from '../parts/day-field.tsx'
import { useDays } from '../parts/use-days.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { NoteField } from './note-field.tsx'
import { refusalIn } from './refusal-words.ts'
import { useDecide } from './use-decide.ts'

export type ActName = Todo['act']
type ActDialogProps = { readonly matter: Matter; readonly act: ActName; readonly onClose: () => void }

/** Asks for what an act needs. Mount it to open it. */
export function ActDialog({ matter, act, onClose }: ActDialogProps): ReactNode {
  const texts = useTexts(decideWords)
  const words = useTexts(sharedWords)
  const { day: shownDay } = useDays()
  const acts = useDecide()
  const [day, setDay] = useState<string>(matter.answer.grants ?? matter.wish)
  const [reason, setReason] = useState<(typeof refusalReasons)[number]>('no-ground')
  const [note, setNote] = useState('')
  const hasDay = act === 'grant' || act === 'correct'

  async function submit(): Promise<void> {
    const todo = todoOf(act, day, reason)
    if (!todo) return document.getElementById('new-deadline')?.focus()
    const { reference, seen } = matter
    const isDone = await acts.run(async (key) => {
      const answer = await call(decideMatter, { reference, todo, note: note.trim(), seen }, { key })
      if (answer.kind === 'refused') return { fault: refusalIn(texts, answer.refusal) }
      return { said: answer.kind === 'done' ? texts.hasDone : fill(texts.hasProposed, { rule: answer.rule }) }
    })
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={texts[`${act}Title`]}
      {...(act === 'withdraw' ? { description: fill(texts.withdrawText, { day: shownDay(matter.oldDeadline ?? matter.today) }) } : {})}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" aria-disabled={acts.isBusy} onClick={() => void submit()}>
            {texts[act]}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div className={styles.page}>
        {hasDay ? (
          <DayField
            id="new-deadline"
            label={texts.newDeadline}
            leaning="future"
            value={day}
            onChange={setDay}
            {...(isPlainDate(day) ? {} : { error: texts.badDay })}
          />
        ) : null}
        {act === 'refuse' ? (
          <SelectField
            id="reason"
            label={texts.reason}
            value={reason}
            options={refusalReasons.map((value) => ({ value, label: texts[value] }))}
            onChange={(value) => setReason(refusalReasons.find((each) => each === value) ?? reason)}
          />
        ) : null}
        <NoteField label={texts.note} hint={texts.noteHint} error={undefined} value={note} onChange={setNote} />
        <p className={styles.muted}>{act === 'withdraw' ? texts.withdrawNote : texts.outsideNote}</p>
        {acts.fault === undefined ? null : (
          <Notice kind="danger" role="alert">
            {acts.fault}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function todoOf(act: ActName, day: string, reason: (typeof refusalReasons)[number]): Todo | undefined {
  if (act === 'refuse') return { act, reason }
  if (act === 'withdraw') return { act }
  return isPlainDate(day) ? { act, day } : undefined
}

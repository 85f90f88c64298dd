import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { settleProposal, type OpenProposal } from '../../decide-contract.ts'
import { useDays } from '../parts/use-days.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { NoteField } from './note-field.tsx'
import { proposalIn } from './proposal-words.ts'
import { refusalIn } from './refusal-words.ts'
import { useDecide } from './use-decide.ts'

type SettleDialogProps = { readonly proposal: OpenProposal; readonly isApproved: boolean; readonly onClose: () => void }

/** The second person's word. Mount it to open it. */
export function SettleDialog({ proposal, isApproved, onClose }: SettleDialogProps): ReactNode {
  const texts = useTexts(decideWords)
  const words = useTexts(sharedWords)
  const { day } = useDays()
  const acts = useDecide()
  const [note, setNote] = useState('')
  const { id, reference, name } = proposal
  const what = { what: proposalIn(texts, proposal, day), name, note: proposal.note }

  async function submit(): Promise<void> {
    const isDone = await acts.run(async (key) => {
      const answer = await call(settleProposal, { id, reference, isApproved, note: note.trim() }, { key })
      if (answer.kind === 'refused') return { fault: refusalIn(texts, answer.refusal) }
      return { said: answer.kind === 'done' ? texts.hasApproved : texts.hasRejected }
    })
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={isApproved ? texts.approveTitle : texts.rejectTitle}
      description={fill(texts.approveText, what)}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" aria-disabled={acts.isBusy} onClick={() => void submit()}>
            {isApproved ? texts.approve : texts.reject}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div className={styles.page}>
        <NoteField label={texts.note} hint={texts.noteHint} error={undefined} value={note} onChange={setNote} />
        {acts.fault === undefined ? null : (
          <Notice kind="danger" role="alert">
            {acts.fault}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

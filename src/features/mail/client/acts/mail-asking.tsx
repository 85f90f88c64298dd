import type { ReactNode } from 'react'
import type { MailState } from '../../mail.ts'
import type { Asking } from '../use-mail-desk.ts'
import { LabelDialog } from './label-dialog.tsx'
import { stateAfter } from './mail-change.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MailChanges } from './use-mail-changes.ts'

type MailAskingProps = {
  readonly asking: Asking | undefined
  readonly onAsk: (asking: Asking | undefined) => void
  readonly changes: MailChanges
  readonly onGone: (mails: readonly MailState[]) => void
}

const none: readonly MailState[] = []

/** Where to move some mails, or which labels they get. */
export function MailAsking({ asking, onAsk, changes, onGone }: MailAskingProps): ReactNode {
  const close = (): void => onAsk(undefined)
  const mails = asking?.mails ?? none

  function move(folder: number): void {
    changes.move(mails, folder)
    onGone(mails)
  }

  function label(labelId: number, isOn: boolean): void {
    changes.label(mails, labelId, isOn)
    // The boxes show what they stand for now.
    onAsk({ kind: 'labels', mails: mails.map((mail) => stateAfter(mail, { kind: 'label', before: [], labelId, isOn })) })
  }

  return (
    <>
      <MoveDialog mails={asking?.kind === 'move' ? mails : none} onMove={move} onClose={close} />
      <LabelDialog mails={asking?.kind === 'labels' ? mails : none} onLabel={label} onClose={close} />
    </>
  )
}

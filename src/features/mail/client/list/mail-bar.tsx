import type { ReactNode } from 'react'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { MailState } from '../../mail.ts'
import type { MailAction } from '../acts/mail-actions.ts'

type MailBarProps = {
  readonly selection: SelectionModel
  readonly actions: readonly MailAction[]
  readonly onChosen: (act: (mails: readonly MailState[]) => void) => Promise<void>
}

/** What can be done with the selected mails. */
export function MailBar({ selection, actions, onChosen }: MailBarProps): ReactNode {
  return (
    <SelectionBar selection={selection} actions={actions.map(({ run, ...action }) => ({ ...action, run: () => void onChosen(run) }))} />
  )
}

import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { deleteMails } from '../../contract.ts'
import type { MailState } from '../../mail.ts'
import { useMailKey } from '../mail-queries.ts'
import { mailWords } from '../mail-words.ts'
import { actWords } from './act-words.ts'
import { changeLine } from './change-line.ts'
import { cachedAfter, cachedWithout, type MailChange, type Marks } from './mail-change.ts'
import { sendChange } from './send-change.ts'

export type MailChanges = {
  readonly mark: (mails: readonly MailState[], marks: Marks) => void
  /** By opening it: not worth a line in the history. */
  readonly markOpened: (mail: MailState) => void
  readonly move: (mails: readonly MailState[], folder: number) => void
  readonly label: (mails: readonly MailState[], labelId: number, isOn: boolean) => void
  /** Asks first. Answers whether it was done. */
  readonly deleteForGood: (mails: readonly MailState[]) => Promise<boolean>
}

/** All that can be done to mails: it shows at once, and can be undone exactly. */
export function useMailChanges(): MailChanges {
  const queryKey = useMailKey()
  const acts = useTexts(actWords)
  const names = useTexts(mailWords)
  const notify = useNotify()
  const shared = {
    queryKey,
    apply: cachedAfter,
    call: sendChange,
    invert: ({ before }: MailChange): MailChange => ({ kind: 'restore', before }),
    mode: 'optimistic',
  } as const
  const text = (change: MailChange): string => changeLine(change, { acts, names })
  const { run: runLoud } = useChange<unknown, MailChange>({ ...shared, text })
  const { run: runQuiet } = useChange<unknown, MailChange>({ ...shared, text, isQuiet: true })
  const { run: runSilent } = useChange<unknown, MailChange>(shared)
  const { run: runDelete } = useChange<unknown, readonly string[]>({
    queryKey,
    mode: 'pessimistic',
    apply: (value, ids) => cachedWithout(value, new Set(ids)),
    call: (ids) => call(deleteMails, { selectedMailIds: [...ids] }),
    confirm: ({ length: count }) => ({
      title: count === 1 ? acts.deleteTitleOne : fill(acts.deleteTitleMany, { count }),
      body: acts.deleteBody,
      verb: acts.deleteVerb,
      isDanger: true,
    }),
  })

  return useMemo(
    (): MailChanges => ({
      mark: (before, marks) => {
        const change = { kind: 'mark', before, marks } as const
        // One star is nothing to talk about; many at once are.
        if (before.length > 0) void (before.length === 1 ? runQuiet(change) : runLoud(change))
      },
      markOpened: (mail) => void runSilent({ kind: 'mark', before: [mail], marks: { read: true } }),
      move: (mails, folder) => {
        const before = mails.filter((mail) => mail.folder !== folder)
        if (before.length > 0) void runLoud({ kind: 'move', before, folder })
      },
      label: (mails, labelId, isOn) => {
        const before = mails.filter(({ labels }) => labels.includes(labelId) !== isOn)
        const change = { kind: 'label', before, labelId, isOn } as const
        if (before.length > 0) void (before.length === 1 ? runQuiet(change) : runLoud(change))
      },
      deleteForGood: async (mails) => {
        const count = mails.length
        const isDone = await runDelete(mails.map(({ id }) => id))
        if (isDone) notify(count === 1 ? acts.deletedOne : fill(acts.deletedMany, { count }))
        return isDone
      },
    }),
    [runLoud, runQuiet, runSilent, runDelete, notify, acts],
  )
}

import { useCallback } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { listMailStates } from '../../contract.ts'
import type { Mail, MailState } from '../../mail.ts'
import type { MailList } from '../list/use-mail-list.ts'
import { actWords } from './act-words.ts'
import { stateOf } from './mail-change.ts'

type ChosenNeeds = {
  readonly list: MailList
  readonly selection: SelectionModel
  readonly opened: Mail | undefined
  readonly focusedId: string | undefined
}

/** What an act is meant for: the selection; without one what is open, else the row with the focus. */
export function useChosen({
  list,
  selection,
  opened,
  focusedId,
}: ChosenNeeds): (act: (mails: readonly MailState[]) => void) => Promise<void> {
  const texts = useTexts(actWords)
  const notify = useNotify()
  const { which, rows } = list
  return useCallback(
    async (act) => {
      async function chosen(): Promise<readonly MailState[]> {
        if (selection.isWholeResult) return call(listMailStates, which)
        if (selection.count > 0) return rows.filter(({ id }) => selection.ids.has(id))
        const single = opened ?? rows.find(({ id }) => id === focusedId)
        return single ? [single] : []
      }
      const mails = (await chosen()).map(stateOf)
      if (mails.length === 0) notify(texts.nothingChosen)
      else act(mails)
    },
    [selection, which, rows, opened, focusedId, notify, texts],
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { publishEntry, withdrawEntry } from '../../contract.ts'
import type { Entry } from '../../help.ts'
import { helpWords } from '../help-words.ts'

/** Hides a text from readers. Undone, they see it again as it was last saved. */
export function useWithdraw(onChange: (entry: Entry) => void): (entry: Entry) => Promise<void> {
  const texts = useTexts(helpWords)
  const client = useQueryClient()
  const explain = useExplain()
  const { did } = useUndo()
  return async function withdraw(entry) {
    const { id, title } = entry
    const text = fill(texts.withdrawn, { title })
    const hide = async (): Promise<void> => take(await call(withdrawEntry, { id }))
    const show = async (): Promise<void> => take(await call(publishEntry, { id }))
    const take = (now: Entry): void => {
      onChange(now)
      void client.invalidateQueries({ queryKey: ['help'] })
    }
    try {
      await hide()
      did({ text, undo: show, redo: hide })
    } catch (cause) {
      explain({ text, cause, retry: () => void withdraw(entry) })
    }
  }
}

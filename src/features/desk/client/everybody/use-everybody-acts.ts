import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { actOnGeneral, setClosing, withdrawGeneral } from '../../everybody-contract.ts'
import { useOfficer } from '../frame/officer.ts'
import { everybodyWords } from './everybody-words.ts'

export type GeneralAct = InputOf<typeof actOnGeneral>['act'] | 'withdraw'
type Closing = InputOf<typeof setClosing>

export type EverybodyActs = {
  readonly isBusy: boolean
  /** Says whether it was answered, so that what asked for the reason can close; the same below. */
  readonly act: (id: string, act: GeneralAct, why: string) => Promise<boolean>
  readonly close: (closing: Closing) => Promise<boolean>
}

const doneWords = { start: 'didStart', stop: 'didStop', resume: 'didResume', withdraw: 'didWithdraw' } as const

/** What officers do for everybody. Shown when the server has it: nothing here can be taken back by pretending. */
export function useEverybodyActs(): EverybodyActs {
  const texts = useTexts(everybodyWords)
  const client = useQueryClient()
  const notify = useNotify()
  const explain = useExplain()
  const { refresh } = useOfficer()
  const [running, setRunning] = useState(0)

  async function run(act: () => Promise<{ readonly text: string; readonly isDone: boolean }>): Promise<boolean> {
    setRunning((count) => count + 1)
    try {
      const { text, isDone } = await act()
      notify(text, { kind: isDone ? 'ok' : 'warn' })
      return true
    } catch (cause) {
      explain({ text: undefined, cause, retry: () => void run(act) })
      return false
    } finally {
      setRunning((count) => count - 1)
      refresh()
      await client.invalidateQueries({ queryKey: ['in-passing'] })
    }
  }

  return {
    isBusy: running > 0,
    act: (id, act, why) =>
      run(async () => {
        const outcome =
          act === 'withdraw'
            ? (await call(withdrawGeneral, { id, why })).hasChanged
              ? 'done'
              : 'late'
            : (await call(actOnGeneral, { id, act, why })).outcome
        if (outcome === 'done') return { text: texts[doneWords[act]], isDone: true }
        return { text: outcome === 'own' ? texts.wasOwn : texts.wasLate, isDone: false }
      }),
    close: (closing) =>
      run(async () => {
        const { hasChanged } = await call(setClosing, closing)
        if (!hasChanged) return { text: texts.wasLate, isDone: false }
        return { text: closing.texts === null ? texts.didOpen : texts.didClose, isDone: true }
      }),
  }
}

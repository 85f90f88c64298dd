import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { pauseDelivery, replayDeadLetters, resumeDelivery } from '../../delivery-contract.ts'
import { useOfficer } from '../frame/officer.ts'
import { deliveryWords } from './delivery-words.ts'

export type DeliveryActs = {
  readonly isBusy: boolean
  readonly replayOne: (id: string) => void
  readonly replayAll: (count: number) => Promise<void>
  /** Says whether it was done, so that what asked for the reason can close. */
  readonly setPaused: (isPaused: boolean, why: string) => Promise<boolean>
}

/** What a lead does about delivery. Shown when the server has it: nothing here can be taken back by pretending. */
export function useDeliveryActs(): DeliveryActs {
  const texts = useTexts(deliveryWords)
  const client = useQueryClient()
  const notify = useNotify()
  const explain = useExplain()
  const ask = useConfirm()
  const { refresh } = useOfficer()
  const [running, setRunning] = useState(0)

  async function run(act: () => Promise<string>): Promise<boolean> {
    setRunning((count) => count + 1)
    try {
      notify(await act(), { kind: 'ok' })
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

  async function replay(ids: 'all' | string[]): Promise<string> {
    const { count } = await call(replayDeadLetters, { ids })
    if (count === 0) return texts.replayedNone
    return count === 1 ? texts.replayedOne : fill(texts.replayedMany, { count })
  }

  return {
    isBusy: running > 0,
    replayOne: (id) => void run(() => replay([id])),
    replayAll: async (count) => {
      const question = { title: fill(texts.replayAllTitle, { count }), body: texts.replayAllText, verb: texts.replayAll }
      if (await ask(question)) await run(() => replay('all'))
    },
    setPaused: (isPaused, why) =>
      run(async () => {
        const { hasChanged } = await call(isPaused ? pauseDelivery : resumeDelivery, { why })
        if (!hasChanged) return texts.unchangedPause
        return isPaused ? texts.hasPaused : texts.hasResumed
      }),
  }
}

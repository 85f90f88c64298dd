import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { readMatter } from '../../decide-contract.ts'
import { useOfficer } from '../frame/officer.ts'
import { decideWords } from './decide-words.ts'

type Decide = {
  readonly isBusy: boolean
  /** Why it was not done, to be shown where it was asked for. */
  readonly fault: string | undefined
  /** Says whether it is over: done, or overtaken by somebody else. */
  readonly run: (act: (key: string) => Promise<{ readonly said: string } | { readonly fault: string }>) => Promise<boolean>
}

/** Acts of the office. Shown when the server has them, and sent under one key however often somebody presses. */
export function useDecide(): Decide {
  const texts = useTexts(decideWords)
  const client = useQueryClient()
  const notify = useNotify()
  const { refresh } = useOfficer()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [key, setKey] = useState(() => crypto.randomUUID())

  async function run(act: Parameters<Decide['run']>[0]): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFault(undefined)
    try {
      const answer = await act(key)
      setKey(crypto.randomUUID())
      if ('fault' in answer) setFault(answer.fault)
      else notify(answer.said, { kind: 'ok' })
      return 'said' in answer
    } catch (cause) {
      const isLate = cause instanceof Problem && cause.code === 'conflict'
      if (isLate) notify(texts.somebodyElse, { kind: 'danger' })
      else setFault(texts.failed)
      return isLate
    } finally {
      setBusy(false)
      refresh()
      await client.invalidateQueries({ queryKey: ['in-passing'] })
      await client.invalidateQueries({ queryKey: [readMatter.path] })
    }
  }

  return { isBusy, fault, run }
}

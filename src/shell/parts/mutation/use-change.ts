import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useConfirm } from '../confirm/confirm-store.ts'
import { useUndo } from '../undo/use-undo.ts'
import type { ChangeOptions } from './change-options.ts'
import { changeStore } from './change-store.tsx'
import { runChange } from './run-change.ts'
import { useExplain } from './use-explain.ts'

type Change<Input> = {
  /** Resolves with whether it stands in the end. Never rejects: what failed is explained to the reader. */
  readonly run: (input: Input) => Promise<boolean>
  readonly isRunning: boolean
}

/** Changes server state so that it shows at once and can be undone: `const star = useChange({ queryKey, apply, call, … })`. */
export function useChange<Value, Input>(options: ChangeOptions<Value, Input>): Change<Input> {
  const client = useQueryClient()
  const engine = changeStore.useState((state) => state)
  const undo = useUndo()
  const ask = useConfirm()
  const explain = useExplain()
  const [running, setRunning] = useState(0)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const run = useCallback(
    async (input: Input): Promise<boolean> => {
      async function attempt(): Promise<boolean> {
        const now = latest.current
        setRunning((count) => count + 1)
        try {
          return await runChange({ client, engine, undo, ask }, now, input)
        } catch (cause) {
          explain({ text: now.text?.(input), cause, retry: () => void attempt() })
          return false
        } finally {
          setRunning((count) => count - 1)
        }
      }
      return attempt()
    },
    [client, engine, undo, ask, explain],
  )
  return useMemo(() => ({ run, isRunning: running > 0 }), [run, running])
}

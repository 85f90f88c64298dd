import { useCallback } from 'react'
import { useExplain } from '../../../shell/parts/mutation/use-explain.ts'
import { useUndo } from '../../../shell/parts/undo/use-undo.ts'
import { useReadAgain } from './files-queries.ts'

export type Act<Result> = {
  /** Nothing where somebody chose to leave it. */
  readonly run: () => Promise<Result | undefined>
  readonly text: (result: Result) => string
  readonly undo: (result: Result) => Promise<unknown>
  readonly redo: (result: Result) => Promise<Result>
}

/** Does something on the server, tells what was done and keeps how to take it back; what goes wrong is told. */
export function useUndoable(): <Result>(act: Act<Result>) => Promise<Result | undefined> {
  const undo = useUndo()
  const explain = useExplain()
  const readAgain = useReadAgain()
  return useCallback(
    async function perform<Result>(act: Act<Result>): Promise<Result | undefined> {
      try {
        const result = await act.run()
        if (result === undefined) return undefined
        // Done again, it may have another outcome, which the next undo has to take back.
        let latest: Result = result
        undo.did({
          text: act.text(result),
          undo: () => act.undo(latest).then(readAgain),
          redo: async () => {
            latest = await act.redo(latest)
            await readAgain()
          },
        })
        await readAgain()
        return result
      } catch (cause) {
        explain({ text: undefined, cause, retry: () => void perform(act) })
        return undefined
      }
    },
    [undo, explain, readAgain],
  )
}

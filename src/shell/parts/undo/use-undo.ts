import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { sharedWords } from '../words/shared-words.ts'
import { undoStore, type Outcome, type Step } from './undo-store.ts'
import { undoWords } from './undo-words.ts'

export type Undo = {
  /** Tells what was done, offers to undo it at once, and keeps it in the history. Answers with the step's number. */
  readonly did: (step: Step & { readonly isQuiet?: boolean }) => number
  readonly forget: (id: number) => void
  /** The latest step. */
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  /** The latest steps down to this one, in order; stops where one fails. */
  readonly undoTo: (id: number) => Promise<void>
}

/** Taking back what was done: by the notice, by keys, by the history. */
export function useUndo(): Undo {
  const store = undoStore.useStore()
  const notify = useNotify()
  const texts = useTexts(undoWords)
  const words = useTexts(sharedWords)

  return useMemo(() => {
    const { add, forget } = store.getState()

    function tell(outcome: Outcome, said: { readonly done: string; readonly failed: string }): void {
      if (outcome.kind === 'nothing') return
      if (outcome.kind === 'too-late') return notify(outcome.text, { kind: 'info' })
      const text = outcome.kind === 'done' ? said.done : said.failed
      // Both texts have exactly this one placeholder in every language.
      notify(fill(text as '{text}', { text: outcome.step.text }), { kind: outcome.kind === 'done' ? 'plain' : 'danger' })
    }

    async function undo(): Promise<void> {
      tell(await store.getState().undo(), { done: texts.undone, failed: texts.undoFailed })
    }

    /** An old notice must not take back more than it says. */
    async function undoOnly(id: number): Promise<void> {
      const at = store.getState().done.findIndex((step) => step.id === id)
      if (at === 0) return undo()
      notify(at < 0 ? texts.alreadyUndone : texts.laterFirst, { kind: 'info' })
    }

    async function undoTo(id: number): Promise<void> {
      const steps = store.getState().done.findIndex((step) => step.id === id) + 1
      for (let at = 0; at < steps; at += 1) {
        // One after the other: a later step may build on an earlier one.
        const outcome = await store.getState().undo()
        tell(outcome, { done: texts.undone, failed: texts.undoFailed })
        if (outcome.kind !== 'done') return
      }
    }

    return {
      did: ({ isQuiet = false, ...step }) => {
        const { id } = add(step)
        if (!isQuiet) notify(step.text, { action: { label: words.undo, run: () => void undoOnly(id) } })
        return id
      },
      forget,
      undo,
      redo: async () => tell(await store.getState().redo(), { done: texts.redone, failed: texts.redoFailed }),
      undoTo,
    }
  }, [store, notify, texts, words])
}

import { createStore } from 'zustand'
import { storeContext } from '../../workspace/store-context.tsx'

/** Something that was done and can be taken back. */
export type Step = {
  /** What was done, as one readable line: «Moved 3 messages to Trash». */
  readonly text: string
  /** Rejects where it did not work; the step then stays. */
  readonly undo: () => Promise<unknown> | void
  readonly redo?: () => Promise<unknown> | void
}
type DoneStep = Step & { readonly id: number; readonly at: Date }

/** Thrown by what takes a step back when that is no longer possible; the message says so to the reader. The step goes. */
export class TooLate extends Error {}

export type Outcome =
  | { readonly kind: 'done' | 'failed'; readonly step: DoneStep }
  | { readonly kind: 'too-late'; readonly text: string }
  | { readonly kind: 'nothing' }

type UndoState = {
  /** Both newest first. */
  readonly done: readonly DoneStep[]
  readonly undone: readonly DoneStep[]
  /** What was done newly; what had been taken back before it cannot be repeated any more. */
  readonly add: (step: Step) => DoneStep
  /** A step that turned out never to have happened. */
  readonly forget: (id: number) => void
  readonly undo: () => Promise<Outcome>
  readonly redo: () => Promise<Outcome>
}

const kept = 50

export const undoStore = storeContext('undo', () => {
  let count = 0
  // One after the other, in the order of the keys pressed, also where a server is slow.
  let running: Promise<unknown> = Promise.resolve()

  function inOrder(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = running.then(work)
    running = outcome
    return outcome
  }

  return createStore<UndoState>()((set, get) => ({
    done: [],
    undone: [],
    add: (step) => {
      const added: DoneStep = { ...step, id: ++count, at: new Date() }
      set(({ done }) => ({ done: [added, ...done].slice(0, kept), undone: [] }))
      return added
    },
    forget: (id) =>
      set(({ done, undone }) => ({ done: done.filter((each) => each.id !== id), undone: undone.filter((each) => each.id !== id) })),
    undo: () =>
      inOrder(async () => {
        const step = get().done[0]
        if (!step) return { kind: 'nothing' }
        const result = await attempt(step.undo)
        if (result instanceof TooLate) {
          get().forget(step.id)
          return { kind: 'too-late', text: result.message }
        }
        if (result === 'failed') return { kind: 'failed', step }
        set(({ done, undone }) => ({
          done: done.filter(({ id }) => id !== step.id),
          undone: step.redo ? [step, ...undone] : undone,
        }))
        return { kind: 'done', step }
      }),
    redo: () =>
      inOrder(async () => {
        const step = get().undone[0]
        if (!step?.redo) return { kind: 'nothing' }
        if ((await attempt(step.redo)) !== 'done') return { kind: 'failed', step }
        set(({ done, undone }) => ({ done: [step, ...done], undone: undone.filter(({ id }) => id !== step.id) }))
        return { kind: 'done', step }
      }),
  }))
})

async function attempt(act: () => Promise<unknown> | void): Promise<'done' | 'failed' | TooLate> {
  try {
    await act()
    return 'done'
  } catch (cause) {
    return cause instanceof TooLate ? cause : 'failed'
  }
}

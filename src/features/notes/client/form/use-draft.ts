import { useReducer } from 'react'
import { historyOf, isSameDraft, rebased, redone, undone, written, type Draft, type History } from '../../rules-draft.ts'

/** What somebody writes in a note, with a way back for every step. */
export type DraftEditor = {
  readonly draft: Draft
  /** Changes with the same `run` in a row are one step: typing in one field. */
  readonly write: (change: Partial<Draft>, run?: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** Takes in what somebody else changed, where nothing was written meanwhile. */
  readonly rebase: (base: Draft, fresh: Draft) => void
}

type Action =
  | { readonly kind: 'write'; readonly change: Partial<Draft>; readonly run: string }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'rebase'; readonly base: Draft; readonly fresh: Draft }

export function useDraft(first: Draft): DraftEditor {
  const [history, act] = useReducer(after, first, historyOf)
  return {
    draft: history.now,
    write: (change, run = '') => act({ kind: 'write', change, run }),
    undo: history.past.length > 0 ? () => act({ kind: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => act({ kind: 'redo' }) : undefined,
    rebase: (base, fresh) => act({ kind: 'rebase', base, fresh }),
  }
}

function after(history: History, action: Action): History {
  switch (action.kind) {
    case 'write':
      return written(history, { ...history.now, ...action.change }, action.run)
    case 'undo':
      return undone(history) ?? history
    case 'redo':
      return redone(history) ?? history
    case 'rebase': {
      const now = rebased(history.now, action.base, action.fresh)
      return isSameDraft(now, history.now) ? history : { ...history, now }
    }
  }
}

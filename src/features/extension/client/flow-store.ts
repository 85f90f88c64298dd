import type { PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { editDraft, initialDraft, type Draft, type Edit, type Prefill } from './draft.ts'
import type { Outcome } from './send.ts'
import type { DraftAt, Sent, SentStore } from './sent-store.ts'
import { checkDraft, type Check } from './submit.ts'

/** Keeps draft and answer while a person moves between form and result. Nothing of it outlives the tab. */
export type Flow = {
  readonly today: () => PlainDate
  readonly read: () => FlowState
  readonly subscribe: (listener: () => void) => () => void
  /** What stands in the form of a route: what somebody left there, or its first state. */
  readonly draftAt: (path: string) => Draft
  readonly start: (path: string, prefill: Prefill) => void
  readonly edit: (path: string, edit: Edit) => void
  readonly reset: (path: string) => void
  /** Checks and, if all is well, sends. The same request is never sent twice, however often somebody presses. */
  readonly submit: (path: string) => Check['kind']
  readonly retry: () => void
  readonly finish: () => void
  readonly back: () => void
  /** Puts the sent or dropped entries back into the form and says on which route. */
  readonly correct: () => string
}

export type FlowState = {
  readonly current?: DraftAt
  readonly sent?: Sent
  /** What a reset or a way back took out of the form, to be had again. */
  readonly dropped?: DraftAt & { readonly by: 'reset' | 'back' }
}

type Needs = {
  readonly today: () => PlainDate
  readonly send: (request: ExtensionRequest) => Promise<Outcome>
  readonly store: SentStore
}

export function createFlow(needs: Needs): Flow {
  const { today, store } = needs
  const cell = createCell(startState(store.read()))
  const { read, become } = cell
  const first = (path: string): DraftAt => ({ path, draft: initialDraft(path, today()) })
  const draftAt = (path: string): Draft => (read().current?.path === path ? read().current : undefined)?.draft ?? first(path).draft

  return {
    today,
    read,
    subscribe: cell.subscribe,
    draftAt,
    start: (path, prefill) => become({ ...read(), current: { path, draft: initialDraft(path, today(), prefill) } }),
    edit: (path, edit) => {
      const { dropped, ...rest } = read()
      const current = { path, draft: editDraft(draftAt(path), edit, today()) }
      // Leaving a field is no change: whoever reaches for the undo leaves one.
      const isKept = dropped?.by === 'back' || edit.kind.startsWith('leave-')
      become(dropped && isKept ? { ...rest, current, dropped } : { ...rest, current })
    },
    reset: (path) => {
      store.clear()
      become({ current: first(path), dropped: { path, draft: draftAt(path), by: 'reset' } })
    },
    submit: (path) => {
      const { draft, check } = checkDraft(draftAt(path), today())
      if (check.kind !== 'ready') become({ ...read(), current: { path, draft } })
      else if (!isOnItsWay(read().sent, check.request)) dispatch(cell, needs, { path, draft, request: check.request })
      return check.kind
    },
    retry: () => {
      const { sent } = read()
      if (sent?.outcome.kind === 'unknown') dispatch(cell, needs, sent)
    },
    finish: () => {
      store.clear()
      become({})
    },
    back: () => {
      const { sent } = read()
      store.clear()
      become(sent ? { dropped: { path: sent.path, draft: sent.draft, by: 'back' } } : {})
    },
    correct: () => {
      const again = read().sent ?? read().dropped
      store.clear()
      become(again ? { current: { path: again.path, draft: again.draft } } : {})
      return again?.path ?? '/'
    },
  }
}

/** Sends, and remembers how it ended unless somebody has moved on meanwhile. */
function dispatch({ read, become }: Cell, { send, store }: Needs, { path, draft, request }: Omit<Sent, 'outcome'>): void {
  const sent = { path, draft, request: { ...request } }
  // Until the answer is here, a reload must find the outcome unknown.
  store.write({ ...sent, outcome: { kind: 'unknown' } })
  become({ current: { path, draft }, sent: { ...sent, outcome: { kind: 'under-way' } } })
  void send(sent.request).then((outcome) => {
    if (read().sent?.request !== sent.request) return
    store.write({ ...sent, outcome })
    become({ ...read(), sent: { ...sent, outcome } })
  })
}

type Cell = Pick<Flow, 'read' | 'subscribe'> & { readonly become: (next: FlowState) => void }

function createCell(first: FlowState): Cell {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    become: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function startState(sent: Sent | undefined): FlowState {
  return sent ? { current: { path: sent.path, draft: sent.draft }, sent } : {}
}

/** Under way or already decided; a refused or lost request may be sent again. */
function isOnItsWay(sent: Sent | undefined, request: ExtensionRequest): boolean {
  const isOpen = sent?.outcome.kind === 'under-way' || sent?.outcome.kind === 'decided'
  return isOpen && JSON.stringify(sent.request) === JSON.stringify(request)
}

import type { PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import type { ClosedTexts } from '../closing-texts.ts'
import type { MailOrderOutcome, MailPageKind } from '../deadline-mail.ts'
import type { PublishedRules } from '../rules-contract.ts'
import type { EntityProof } from '../rules.ts'
import { editDraft, initialDraft, type Draft, type Edit, type Prefill } from './form/draft.ts'
import { createCell, type Cell } from './flow-cell.ts'
import type { DraftAt, Kept, KeptStore, Sent, UnderWay } from './kept-store.ts'
import { takenBackRule } from '../verdict.ts'
import type { UndoState } from './undo/undo-state.ts'
import type { ProofState } from './verify/proof-state.ts'
import type { Outcome, Sending } from './send.ts'
import { checkDraft, type Check } from './submit.ts'

/** Keeps draft and answer while a person moves between form and result. Nothing of it outlives the tab. */
export type Flow = Cell<FlowState> & {
  readonly today: () => PlainDate
  /** Whether mails about a deadline are offered. */
  readonly offersMail: boolean
  /** What stands in the form of a route: what somebody left there, or its first state. */
  readonly draftAt: (path: string, state?: FlowState) => Draft
  readonly start: (path: string, prefill: Prefill) => void
  readonly edit: (path: string, edit: Edit) => void
  readonly reset: (path: string) => void
  /** Checks and, if all is well, sends. The same request is never sent twice, however often somebody presses. */
  readonly submit: (path: string) => Check['kind']
  /** Sends once more what has no definite answer, or what was changed in a way the form does not ask for. */
  readonly sendAgain: (sent: ToSend) => void
  /** Goes on with nothing of what was kept before. */
  readonly leave: (next: FlowState) => void
  /** Puts the sent or dropped entries back into the form and says on which route. */
  readonly correct: () => string
}

export type FlowState = Kept & {
  /** What a reset or a way back took out of the form, to be had again. */
  readonly dropped?: DraftAt & { readonly by: 'reset' | 'back' }
  /** The last result that was put away; never stored. */
  readonly finished?: Sent
  /** Whether somebody without script has just said if it was easy. */
  readonly isRated?: boolean
  /** What a page without script asked about a receipt. */
  readonly proof?: ProofState
  /** What is about to be taken back; never stored. */
  readonly undo?: UndoState
  /** What the page about the rules was rendered from. */
  readonly rules?: ShownRules
  /** What a page without script looks for in the help. */
  readonly sought?: string
  /** What the page about the API was rendered from. */
  readonly limits?: ApiLimits
  /** What somebody without script has just got who asked for mails. */
  readonly mailOrder?: MailOrderOutcome
  /** What the page behind a link in a mail was rendered from. */
  readonly mailPage?: MailPageKind
  /** What a closed service says, where it was closed when the page left the server. */
  readonly closed?: ClosedTexts
}

/** What the page shows of the rules besides the list itself, which is part of the page. */
export type ShownRules = Pick<PublishedRules, 'version' | 'decidedBy' | 'figures'>

/** How often one network may ask in a minute, as this installation is set. */
export type ApiLimits = { readonly submit: number; readonly receipt: number }

type Needs = {
  readonly today: () => PlainDate
  readonly entityProof: EntityProof
  readonly offersMail?: boolean
  readonly send: (request: ExtensionRequest, sending: Sending) => Promise<Outcome>
  readonly newKey: () => string
  readonly store: KeptStore
  /** What a server rendered the page from. */
  readonly given?: FlowState | undefined
}

export function createFlow(needs: Needs): Flow {
  const { today, entityProof, offersMail = false, store, given } = needs
  // A page about a receipt, what it grants, a mail, the rules or the API, or of a closed service, brings nothing of a request: what this tab keeps of one stays.
  const isAboutElse = given?.proof || given?.undo || given?.rules || given?.limits || given?.mailPage || given?.closed
  const brought = isAboutElse ? undefined : given
  const kept = brought ?? store.read()
  const cell = createCell<FlowState>(given ?? {}, kept && given?.closed ? { ...kept, closed: given.closed } : kept, ({ current, sent }) =>
    store.write({ ...(current && { current }), ...(sent && { sent: asReloaded(sent) }) }),
  )
  const { read, become } = cell
  // From here on it is this tab that keeps it: the address it came from is gone after the first look.
  if (brought) store.write(brought)
  const first = (path: string): DraftAt => ({ path, draft: initialDraft(path, today()) })
  const draftAt = (path: string, { current } = read()): Draft => (current?.path === path ? current : first(path)).draft

  function leave(next: FlowState): void {
    become(next)
    store.clear()
  }

  return {
    ...cell,
    today,
    offersMail,
    draftAt,
    start: (path, prefill) => become({ ...read(), current: { path, draft: initialDraft(path, today(), prefill) } }),
    edit: (path, edit) => {
      const { dropped, ...rest } = read()
      const current = { path, draft: editDraft(draftAt(path), edit, today()) }
      // Leaving a field is no change: whoever reaches for the undo leaves one.
      const isKept = dropped?.by === 'back' || edit.kind.startsWith('leave-')
      become(dropped && isKept ? { ...rest, current, dropped } : { ...rest, current })
    },
    reset: (path) => leave({ current: first(path), dropped: { path, draft: draftAt(path), by: 'reset' } }),
    submit: (path) => {
      const { draft, check } = checkDraft(draftAt(path), today(), entityProof)
      if (check.kind !== 'ready') become({ ...read(), current: { path, draft } })
      else if (!isOnItsWay(read().sent, check.request)) dispatch(cell, needs, { path, draft, request: check.request })
      return check.kind
    },
    sendAgain: (sent) => dispatch(cell, needs, sent),
    leave,
    correct: () => {
      const again = read().sent ?? read().dropped
      become(again ? { current: { path: again.path, draft: again.draft } } : {})
      return again?.path ?? '/'
    },
  }
}

/** A request and the form it came from. */
type ToSend = Omit<Sent, 'outcome' | 'key'>

/** Sends, and remembers how it ended unless somebody has moved on meanwhile. */
function dispatch({ read, become, subscribe }: Cell<FlowState>, { send, newKey, today }: Needs, { path, draft, request }: ToSend): void {
  const before = read().sent
  // The key stays until there is a definite answer: what was lost on the way may have arrived.
  const key = before && isOpen(before) && isSame(before.request, request) ? before.key : newKey()
  const sent = { path, draft, request: { ...request }, key }
  const isAwaited = (): boolean => read().sent?.request === sent.request
  const show = (outcome: Outcome | UnderWay): void => {
    if (isAwaited()) become({ ...read(), sent: { ...sent, outcome } })
  }
  become({ current: { path, draft }, sent: { ...sent, outcome: { kind: 'under-way', step: 'sending' } } })
  const giveUp = new AbortController()
  const stopWatching = subscribe(() => void (isAwaited() || giveUp.abort()))
  const onWork = (): void => show({ kind: 'under-way', step: 'working' })
  void send(sent.request, { key, today, onWork, signal: giveUp.signal }).then((outcome) => {
    stopWatching()
    show(outcome)
  })
}

/** A reload does not know how a request that was under way ended. */
function asReloaded(sent: Sent): Sent {
  return sent.outcome.kind === 'under-way' ? { ...sent, outcome: { kind: 'unknown' } } : sent
}

/** Without a definite answer: what may be sent again under the same key. */
export function isOpen({ outcome }: Sent): boolean {
  return outcome.kind === 'unknown' || outcome.kind === 'unsent' || outcome.kind === 'closed'
}

/** The office has the request. */
export function isTaken({ outcome }: Sent): boolean {
  return outcome.kind === 'decided' || outcome.kind === 'not-required' || outcome.kind === 'pending'
}

/** Under way or already taken; a refused or lost request may be sent again, and so may one that was taken back. Whoever accepted the fee is not asked for it anew. */
function isOnItsWay(sent: Sent | undefined, request: ExtensionRequest): boolean {
  if (!sent || !(sent.outcome.kind === 'under-way' || isTaken(sent))) return false
  if (sent.outcome.kind === 'decided' && sent.outcome.rule === takenBackRule) return false
  return isSame({ ...sent.request, isFeeAccepted: undefined }, request)
}

function isSame(one: ExtensionRequest, other: ExtensionRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

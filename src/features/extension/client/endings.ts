import type { ExtensionRequest } from '../contract.ts'
import { asksForFee, type Decided } from '../verdict.ts'
import { isOpen, isTaken, type Flow, type FlowState } from './flow-store.ts'
import { formPathOf, initialDraft } from './form/draft.ts'

// What somebody can do with a result; it comes with the result page.

/** How long a result that was put away can be brought back. */
const minutesToReopen = 10

export function retry(flow: Flow): void {
  const { sent } = flow.read()
  if (sent && isOpen(sent)) flow.sendAgain(sent)
}

/** Sends what was refused for its fee once more, now with the fee accepted. */
export function acceptFee(flow: Flow): void {
  const { sent } = flow.read()
  if (sent?.outcome.kind !== 'rejected' || !asksForFee(sent.outcome)) return
  flow.sendAgain({ ...sent, request: { ...sent.request, isFeeAccepted: true } })
}

/** Takes the result away. For a while this page's memory alone can bring it back. */
export function finish(flow: Flow): void {
  putAway(flow, {})
}

/** The same, and begins a request with the period and the date of the last one. Says on which route. */
export function another(flow: Flow): string {
  const { sent } = flow.read()
  if (!sent) return '/'
  const { legalForm, period, deadline } = sent.draft
  const path = formPathOf(legalForm)
  putAway(flow, { current: { path, draft: { ...initialDraft(path, flow.today()), legalForm, period, deadline } } })
  return path
}

export function reopen(flow: Flow): void {
  const { finished } = flow.read()
  if (finished) flow.become({ current: { path: finished.path, draft: finished.draft }, sent: finished })
}

export function back(flow: Flow): void {
  const { sent } = flow.read()
  flow.leave(sent ? { dropped: { path: sent.path, draft: sent.draft, by: 'back' } } : {})
}

/** What was shown to take an extension back, but for the birth date: nobody needs it any more. */
type Undone = Pick<ExtensionRequest, 'period' | 'pid' | 'wish'> & { readonly key: string }

/** It is taken back: from now on that is the result. */
export function takenBack(flow: Flow, outcome: Decided, { period, pid, wish, key }: Undone): void {
  const { undo: _, sent, ...rest } = flow.read()
  if (sent && 'reference' in sent.outcome && sent.outcome.reference === outcome.reference) {
    flow.become({ ...rest, sent: { ...sent, outcome } })
    return
  }
  const path = '/steuernnp'
  const draft = { ...initialDraft(path, flow.today()), period, pid }
  flow.become({ ...rest, sent: { path, draft, request: { period, pid, wish }, outcome, key } })
}

function putAway(flow: Flow, next: FlowState): void {
  const { sent } = flow.read()
  const finished = sent && isTaken(sent) ? sent : undefined
  flow.leave(finished ? { ...next, finished } : next)
  if (!finished) return
  setTimeout(() => {
    const { finished: current, ...rest } = flow.read()
    if (current === finished) flow.become(rest)
  }, minutesToReopen * 60_000)
}

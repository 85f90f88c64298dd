import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { pidFrom } from '../../rules.ts'
import type { Undo } from '../../undo-contract.ts'
import { takenBack } from '../endings.ts'
import { useFlow } from '../flow.tsx'
import { birthDateOf, editDraft, type Draft, type Edit } from '../form/draft.ts'
import type { Fault } from '../form/faults.ts'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import type { Outcome, Sending } from '../send.ts'
import { checkedDraft, isUndoRefusal, undoDraft, undoFaults, type UndoFailure, type UndoState } from './undo-state.ts'

export type UndoForm = {
  readonly draft: Draft
  readonly faults: readonly Fault[]
  /** How often it failed on this page; each time the reader is led to what is wrong. */
  readonly attempt: number
  readonly failure?: UndoFailure | undefined
  readonly isSending: boolean
  readonly edit: (edit: Edit) => void
  readonly submit: () => void
}

/** Asks once more who it is, and takes the extension back. */
export function useUndo({ receipt, typed, failure: given }: UndoState): UndoForm {
  const { flow } = useFlow()
  const { undoDoing } = useTexts(proofCatalogue)
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const today = flow.today()
  const [draft, setDraft] = useState(() => undoDraft(typed, today))
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState(given)
  const [isSending, setIsSending] = useState(false)
  const trySending = useSending()
  const faults = undoFaults(draft, today)

  async function send(undo: Undo): Promise<void> {
    setIsSending(true)
    setFailure(undefined)
    announce(undoDoing)
    const sent = await trySending(undo, flow.today)
    if (!sent) return
    const { outcome, key } = sent
    setIsSending(false)
    if (outcome.kind === 'decided') {
      takenBack(flow, outcome, { ...undo, period: receipt.period, wish: receipt.newDeadline, key })
      navigate('/result')
    } else if (outcome.kind === 'rejected' && isUndoRefusal(outcome.rule))
      flow.become({ ...flow.read(), undo: { receipt, refusal: outcome.rule } })
    else {
      setFailure(failureIn(outcome))
      // They could be read: while somebody mends them, nothing is wrong with them yet.
      setDraft((current) => ({ ...current, isChecked: false }))
      setAttempt((times) => times + 1)
    }
  }

  return {
    draft,
    faults: draft.isChecked ? faults : faults.filter(({ field }) => draft.left.some((each) => each === field)),
    attempt,
    failure,
    isSending,
    edit: (change) => {
      setDraft(editDraft(draft, change, today))
      setAttempt(0)
    },
    submit: () => {
      if (isSending) return
      const checked = checkedDraft(draft, today)
      setDraft(checked)
      const birthDate = birthDateOf(checked, today)
      if (undoFaults(checked, today).length > 0 || !birthDate) {
        setFailure(undefined)
        setAttempt(attempt + 1)
      } else void send({ reference: receipt.reference, code: receipt.code, pid: pidFrom(checked.pid), birthDate })
    },
  }
}

/** Sends it, and says how that ended unless somebody has left the page meanwhile. */
function useSending(): (undo: Undo, today: Sending['today']) => Promise<{ readonly outcome: Outcome; readonly key: string } | undefined> {
  const tried = useRef<{ readonly undo: string; readonly key: string }>(undefined)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  return async (undo, today) => {
    // What was lost on the way may have arrived: the same entries go under the same key until there is an answer.
    const content = JSON.stringify(undo)
    const key = tried.current?.undo === content ? tried.current.key : crypto.randomUUID()
    tried.current = { undo: content, key }
    const giveUp = new AbortController()
    leaving.current = giveUp
    const outcome = await sendLazily(undo, { key, today, onWork: () => undefined, signal: giveUp.signal })
    if (outcome.kind === 'rejected') tried.current = undefined
    return giveUp.signal.aborted ? undefined : { outcome, key }
  }
}

/** The contract and its schemas come with the first try, not with the page. */
async function sendLazily(undo: Undo, sending: Sending): Promise<Outcome> {
  const part = await import('./send-undo.ts').catch(() => undefined)
  return part ? part.sendUndo(undo, sending) : { kind: 'unsent' }
}

function failureIn(outcome: Outcome): UndoFailure {
  if (outcome.kind === 'unsent') return { kind: 'offline' }
  if (outcome.kind === 'closed') return { kind: 'told', text: outcome.text }
  if (outcome.kind !== 'rejected') return { kind: 'unclear' }
  return outcome.rule === 'I1' ? { kind: 'mismatch' } : { kind: 'told', text: outcome.message }
}

import { useState } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { texts as answers } from '../../api-texts.ts'
import { composeWords } from './compose-words.ts'
import { faultsOf, type Fault } from './faults.ts'
import { mentionsFile } from './forgotten-file.ts'
import type { DraftInHand } from './use-draft.ts'
import { useMailboxSteps } from './use-mailbox-steps.ts'

export type Sending = {
  readonly isSending: boolean
  /** What was wrong at the last try. */
  readonly faults: readonly Fault[]
  readonly failure: string
  /** The first fault, if that is why it was not sent. */
  readonly send: () => Promise<Fault | undefined>
  readonly discard: () => Promise<void>
  /** Kept as a draft first; not closed where that fails. */
  readonly close: () => Promise<void>
}

/** The three ends of writing: sent, discarded, or kept for later. */
export function useSending(hand: DraftInHand, onClose: () => void): Sending {
  const texts = useTexts(composeWords)
  const announce = useAnnounce()
  const reasonOf = useReasonOf()
  const hasForgottenNothing = useForgottenFileQuestion(hand)
  const notify = useNotify()
  const steps = useMailboxSteps()
  const [isSending, setSending] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState('')
  const { draft, saver, stored, written, files } = hand

  async function send(): Promise<Fault | undefined> {
    if (isSending) return undefined
    const found = faultsOf(written, files.files, texts)
    setFaults(found)
    setFailure('')
    if (found[0]) {
      announce(found.map(({ text }) => text).join(' '), 'assertive')
      return found[0]
    }
    if (!(await hasForgottenNothing())) return undefined
    setSending(true)
    try {
      // A save that came after it would find no draft any more.
      await saver.stop()
      await steps.send(draft)
      onClose()
    } catch (cause) {
      saver.change(draft)
      setFailure(`${texts.sendFailed} ${reasonOf(cause)}`.trim())
    } finally {
      setSending(false)
    }
    return undefined
  }

  async function discard(): Promise<void> {
    try {
      if (!(await saver.flush())) return notify(texts.discardFailed, { kind: 'danger' })
      const kept = stored()
      if (kept) await steps.discard(kept)
      onClose()
    } catch {
      notify(texts.discardFailed, { kind: 'danger' })
    }
  }

  async function close(): Promise<void> {
    // A file on its way would be lost without a word.
    if (files.files.some(({ state }) => state.kind === 'going')) return setFaults([{ place: 'files', text: texts.waitForFiles }])
    if (await saver.flush()) onClose()
  }

  return { isSending, faults, failure, send, discard, close }
}

function useReasonOf(): (cause: unknown) => string {
  const texts = useTexts(composeWords)
  return (cause) => {
    if (!(cause instanceof Problem)) return ''
    if (cause.code === 'unavailable') return texts.sendUnavailable
    if (cause.code === 'too-many') return texts.sendTooMany
    const known = Object.entries(answers).find(([, text]) => text === cause.message)?.[0]
    return known === undefined ? fill(texts.sendRefused, { reason: cause.message }) : texts[known as keyof typeof answers] // entries come from these very keys
  }
}

/** Asks whoever writes of an attachment and attaches nothing; whether it may go. */
function useForgottenFileQuestion({ written, files }: DraftInHand): () => Promise<boolean> {
  const texts = useTexts(composeWords)
  const confirm = useConfirm()
  return async () => {
    if (files.files.length > 0 || !mentionsFile(written.subject, written.message)) return true
    return confirm({ title: texts.forgotTitle, body: texts.forgotBody, verb: texts.sendAnyway, safeVerb: texts.goBack })
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../language.tsx'
import { useConfirm } from '../confirm/confirm-store.ts'
import { saveBarWords } from './save-bar-words.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Closing = {
  /** Asks first where something would be lost. */
  readonly close: () => void
  /** The same, and does something more once it may. */
  readonly closeAnd: (act: () => void) => void
  /** Without a question: what was entered is saved, or is to go. */
  readonly leave: (act?: () => void) => void
  readonly isLeaving: boolean
}

type ClosingOptions = {
  readonly isDirty: boolean
  readonly onClosed: () => void
  /** `address` where the layer stands in the query of the address. */
  readonly guards?: 'page' | 'address'
}

/** Closing a layer with a form. The address changes only once nothing guards the page any more. */
export function useClosing({ isDirty, onClosed, guards = 'page' }: ClosingOptions): Closing {
  const texts = useTexts(saveBarWords)
  const confirm = useConfirm()
  const [leaving, setLeaving] = useState<{ readonly act: (() => void) | undefined }>()
  const isLeaving = leaving !== undefined
  useLeaveGuard(isDirty && !isLeaving, guards)
  const tell = useEffectEvent(onClosed)
  useEffect(() => {
    if (!leaving) return
    tell()
    leaving.act?.()
  }, [leaving])

  const leave = (act?: () => void): void => setLeaving({ act })

  async function close(act?: () => void): Promise<void> {
    const question = { title: texts.leaveTitle, body: texts.leaveBody, verb: texts.leave, safeVerb: texts.stay, isDanger: true }
    if (!isDirty || (await confirm(question))) leave(act)
  }

  return { close: () => void close(), closeAnd: (act) => void close(act), leave, isLeaving }
}

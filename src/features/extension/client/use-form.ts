import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PlainDate } from '../../../kit/plain-date.ts'
import { useAnnounce } from '../../../shell/announce.tsx'
import { useTexts } from '../../../shell/language.tsx'
import type { Draft, Edit } from './draft.ts'
import { useFlow } from './flow.tsx'
import { prepareResult } from './prepare-result.ts'
import type { FlowState } from './flow-store.ts'
import { formCatalogue } from './form-catalogue.ts'
import { cleanAddress, readPrefill } from './prefill.ts'
import { spokenChange } from './spoken-change.ts'

export type Form = {
  readonly draft: Draft
  readonly today: PlainDate
  readonly state: FlowState
  /** How often sending failed on this page; each time the reader is led to what is wrong. */
  readonly attempt: number
  readonly edit: (edit: Edit) => void
  readonly submit: () => void
  readonly reset: () => void
  readonly restore: () => void
}

/** The form of one route: its draft, and what a person can do with it. */
export function useForm(path: string): Form {
  const { flow, state } = useFlow()
  const texts = useTexts(formCatalogue)
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const isLeaving = useRef(false)
  const draft = flow.draftAt(path)
  const isBegun = state.current !== undefined

  useLayoutEffect(() => {
    const clean = cleanAddress(location)
    if (clean === undefined) return
    flow.start(path, readPrefill(location, flow.today()))
    history.replaceState(history.state, '', clean)
  }, [flow, path])
  useEffect(() => {
    if (isBegun) prepareResult()
  }, [isBegun])

  function edit(change: Edit): void {
    flow.edit(path, change)
    const spoken = spokenChange(draft, flow.draftAt(path), texts)
    if (spoken) announce(spoken)
  }

  function submit(): void {
    if (isLeaving.current) return
    const found = flow.submit(path)
    isLeaving.current = found === 'ready'
    if (found === 'ready') navigate('/result')
    else if (found === 'faulty') setAttempt(attempt + 1)
    else document.getElementById(found === 'set-back' ? 'deadline' : 'period-over')?.focus()
  }

  function reset(): void {
    flow.reset(path)
    announce(texts.resetDone)
  }

  function restore(): void {
    navigate(flow.correct())
    announce(texts.restored)
  }

  return { draft, today: flow.today(), state, attempt, edit, submit, reset, restore }
}

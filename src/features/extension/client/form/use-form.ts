import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { noTimeText } from './deadline-advice.ts'
import type { Draft, Edit } from './draft.ts'
import { useFlow } from '../flow.tsx'
import { prepareResult, report } from '../prepare-result.ts'
import type { FlowState } from '../flow-store.ts'
import { formCatalogue } from './form-catalogue.ts'
import { bringsPrefill, cleanAddress, readPrefill } from './prefill.ts'
import { spokenChange } from './spoken-change.ts'

export type Form = {
  readonly draft: Draft
  readonly today: PlainDate
  readonly state: FlowState
  /** How often sending failed on this page; each time the reader is led to what is wrong. */
  readonly attempt: number
  /** How often somebody has pressed to send since the last edit although the period is over. */
  readonly attemptsOver: number
  readonly edit: (edit: Edit) => void
  readonly submit: () => void
  readonly reset: () => void
  readonly restore: () => void
}

/** The form of one route: its draft, and what a person can do with it. */
export function useForm(path: string): Form {
  const { flow, state } = useFlow()
  const texts = useTexts(formCatalogue)
  const { language } = useLanguage()
  const announce = useAnnounce()
  const site = useSite()
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [attemptsOver, setAttemptsOver] = useState(0)
  const isLeaving = useRef(false)
  const draft = flow.draftAt(path, state)
  const spokenNoTime = useRef(noTimeText(draft, flow.today(), site, texts))
  const isBegun = state.current !== undefined

  useLayoutEffect(() => {
    const clean = cleanAddress(location)
    if (clean === undefined) return
    if (bringsPrefill(location)) flow.start(path, readPrefill(location, flow.today()))
    history.replaceState(history.state, '', clean)
  }, [flow, path])
  useEffect(() => {
    if (isBegun) prepareResult(language)
  }, [isBegun, language])

  function edit(change: Edit): void {
    flow.edit(path, change)
    setAttemptsOver(0)
    const spoken = spokenChange(draft, flow.draftAt(path), texts, site.legalEntityProof)
    // While somebody types, nobody interrupts.
    const noTime = change.kind === 'deadline' ? spokenNoTime.current : noTimeText(flow.draftAt(path), flow.today(), site, texts)
    const isNew = noTime !== spokenNoTime.current
    spokenNoTime.current = noTime
    const words = [spoken, isNew ? noTime : undefined].filter(Boolean).join(' ')
    if (words) announce(words)
  }

  function submit(): void {
    if (isLeaving.current) return
    const found = flow.submit(path)
    isLeaving.current = found === 'ready'
    report(isLeaving.current ? 'submitted' : 'faulty', language)
    if (found === 'ready') navigate('/result')
    else if (found === 'faulty') setAttempt(attempt + 1)
    else if (found === 'set-back') document.getElementById('deadline')?.focus()
    else setAttemptsOver(attemptsOver + 1)
  }

  function reset(): void {
    flow.reset(path)
    announce(texts.resetDone)
  }

  function restore(): void {
    navigate(flow.correct())
    announce(texts.restored)
  }

  return { draft, today: flow.today(), state, attempt, attemptsOver, edit, submit, reset, restore }
}

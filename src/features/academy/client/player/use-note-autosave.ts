import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { listStepNotes, saveStepNote } from '../../contract.ts'
import type { StepNote } from '../../course.ts'
import { useNotesKey } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'

type Autosave = {
  readonly text: string
  readonly type: (text: string) => void
  readonly state: 'saved' | 'saving' | 'failed'
}

const pause = 600
const patience = 5000

/** Saves what was written 600 ms after the last letter, and at the latest when the step goes away. */
export function useNoteAutosave(courseId: string, note: StepNote): Autosave {
  const save = useSave(courseId, note.stepId)
  const [text, setText] = useState(note.text)
  const [base, setBase] = useState(note)
  const [state, setState] = useState<Autosave['state']>('saved')
  /** Also true after the field has gone. */
  const now = useRef({ base: note, text: note.text })
  const running = useRef<Promise<void>>(Promise.resolve())
  useLayoutEffect(() => void (now.current = { base: now.current.base, text }), [text])

  function take(fresh: StepNote, sent: string): void {
    // Only what was not changed since is replaced, e.g. by the words of the other window that were chosen.
    if (now.current.text === sent) setText(fresh.text)
    now.current.base = fresh
    setBase(fresh)
  }

  async function saveOnce(): Promise<void> {
    const { base: before, text: sent } = now.current
    if (sent === before.text) return
    setState('saving')
    try {
      take(await save(before, sent), sent)
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  // One after the other: each is sent with the version the one before brought.
  const flush = useEffectEvent(() => void (running.current = running.current.then(saveOnce)))
  const sendLast = useEffectEvent(() => {
    const { base: before, text: last } = now.current
    if (last === before.text) return
    const sent = { courseId, stepId: before.stepId, text: last, version: before.version }
    void call(saveStepNote, sent, { keepalive: true }).catch(() => undefined)
  })
  // What another window wrote shows, unless somebody writes here.
  const takeIn = useEffectEvent((fresh: StepNote) => {
    if (fresh.version > now.current.base.version && now.current.text === now.current.base.text) take(fresh, now.current.text)
  })
  useEffect(() => takeIn(note), [note])

  const isDirty = text !== base.text
  useEffect(() => {
    if (!isDirty || state === 'saving') return
    const timer = setTimeout(() => flush(), state === 'failed' ? patience : pause)
    return () => clearTimeout(timer)
  }, [text, isDirty, state])
  useEffect(() => {
    const hide = (): void => sendLast()
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      flush()
    }
  }, [])
  return { text, type: setText, state: isDirty && state === 'saved' ? 'saving' : state }
}

function useSave(courseId: string, stepId: string): (base: StepNote, text: string) => Promise<StepNote> {
  const texts = useTexts(academyWords)
  const client = useQueryClient()
  const queryKey = useNotesKey(courseId)
  const titles = useMemo(() => ({ text: texts.myNotes }), [texts])
  const saveMerged = useMergedSave<StepNote>({ titles })
  return async (base, text) => {
    const saved = await saveMerged({
      base,
      mine: { text },
      read: async () => (await call(listStepNotes, { courseId })).find((each) => each.stepId === stepId) ?? base,
      save: (changes, version) => call(saveStepNote, { courseId, stepId, text: changes.text ?? text, version }),
    })
    client.setQueryData<readonly StepNote[]>(queryKey, (notes = []) => [...notes.filter((each) => each.stepId !== stepId), saved])
    return saved
  }
}

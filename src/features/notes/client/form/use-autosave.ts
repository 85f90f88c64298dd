import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { readNote, updateNote, type Note } from '../../contract.ts'
import { changedFields, draftOf, isSameDraft, type Draft } from '../../rules-draft.ts'
import { inNotes } from '../in-notes.ts'
import { useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import type { DraftEditor } from './use-draft.ts'

export type SaveState = 'saved' | 'saving' | 'failed'
type Autosave = {
  readonly state: SaveState
  /** Saves at once what is not saved yet. */
  readonly flush: () => Promise<void>
}

const pause = 600
const patience = 5000

/** Saves what was written 600 ms after the last change, and at the latest when the form goes away. */
export function useAutosave(note: Note, { draft, rebase }: DraftEditor): Autosave {
  const save = useSaveOf(note.id)
  const [state, setState] = useState<SaveState>('saved')
  const [known, setKnown] = useState(note)
  /** Also true after the form has gone: what the server had when it last answered, and what was written. */
  const now = useRef({ base: note, draft })
  const running = useRef<Promise<void>>(Promise.resolve())

  async function saveOnce(): Promise<void> {
    const { base, draft: sent } = now.current
    const mine = changedFields(base, sent)
    if (Object.keys(mine).length === 0) return
    setState('saving')
    try {
      take(await save(base, mine), sent)
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  /** What is new since `sent` stays, everything else is as the server has it. */
  function take(fresh: Note, sent: Draft): void {
    now.current.base = fresh
    setKnown(fresh)
    rebase(sent, draftOf(fresh))
  }

  // One after the other: each is sent with the version the one before brought.
  function flush(): Promise<void> {
    return (running.current = running.current.then(saveOnce))
  }
  const saveNow = useEffectEvent(() => void flush())
  const takeIn = useEffectEvent((fresh: Note) =>
    fresh.version > now.current.base.version ? take(fresh, draftOf(now.current.base)) : undefined,
  )
  const onHide = useEffectEvent(() => sendLast(now.current.base, now.current.draft))
  useLayoutEffect(() => void (now.current.draft = draft), [draft])
  useEffect(() => {
    if (state !== 'saving') takeIn(note)
  }, [note, state])

  const isDirty = !isSameDraft(draftOf(known), draft)
  useEffect(() => {
    if (!isDirty || state === 'saving') return
    const timer = setTimeout(() => saveNow(), state === 'failed' ? patience : pause)
    return () => clearTimeout(timer)
  }, [draft, isDirty, state])
  useEffect(() => {
    const hide = (): void => onHide()
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      saveNow()
    }
  }, [])
  return { state: isDirty && state === 'saved' ? 'saving' : state, flush }
}

/** The page is being left: the call has to outlive it. */
function sendLast(base: Note, draft: Draft): void {
  const mine = changedFields(base, draft)
  if (Object.keys(mine).length === 0) return
  void call(updateNote, { note: { ...mine, id: base.id, version: base.version } }, { keepalive: true }).catch(() => undefined)
}

function useSaveOf(id: string): (before: Note, mine: Partial<Draft>) => Promise<Note> {
  const texts = useTexts(notesWords)
  const client = useQueryClient()
  const queryKey = useNotesKey()
  const titles = useMemo(
    () => ({ title: texts.title, description: texts.text, checklist: texts.checklist, imageAlt: texts.imageAlt, labels: texts.labels }),
    [texts],
  )
  const saveMerged = useMergedSave<Note>({ titles })
  return async (base, mine) => {
    const saved = await saveMerged({
      base,
      mine,
      read: () => call(readNote, { noteId: id }),
      save: (changes, version) => call(updateNote, { note: { ...changes, id, version } }),
    })
    client.setQueriesData({ queryKey }, (value: unknown) => inNotes(value, (each) => (each.id === id ? saved : each)))
    void client.invalidateQueries({ queryKey: [...queryKey, 'counts'] })
    void client.invalidateQueries({ queryKey: [...queryKey, 'list'] })
    return saved
  }
}

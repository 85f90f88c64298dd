import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Draft, Mail } from '../../mail.ts'
import { fileIdsOf } from './draft-files.ts'
import { draftKeeper, type DraftKeeper } from './draft-keeper.ts'
import type { DraftSaver, SaveState } from './draft-saver.ts'
import { useDraftFiles, type DraftFiles } from './use-draft-files.ts'
import { draftOf, type Beginning, type Written } from './written.ts'

export type DraftInHand = Pick<DraftKeeper, 'saver' | 'stored'> & {
  readonly written: Written
  readonly write: (change: Partial<Written>) => void
  readonly files: DraftFiles
  readonly draft: Draft
  readonly saveState: SaveState
}

type DraftOptions = {
  readonly id: string
  readonly beginning: Beginning
  readonly stored: Mail | undefined
  /** The server has it for the first time. */
  readonly onFirstSave: () => void
}

/** A message while it is written: kept by itself 2 s after each pause, when somebody leaves a field, and when the page goes. */
export function useDraft({ id, beginning, stored, onFirstSave }: DraftOptions): DraftInHand {
  const [written, setWritten] = useState(beginning.written)
  const files = useDraftFiles(beginning.files)
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'clean' })
  const [keeper] = useState(() => draftKeeper(stored, setSaveState))
  useEffect(() => keeper.listen({ onFirstSave, onFilesKept: files.kept }))
  const draft = useMemo(
    () => draftOf(id, written, fileIdsOf(files.files), beginning.answersId),
    [id, written, files.files, beginning.answersId],
  )
  useSavingOf(keeper.saver, draft)
  useSavingOnLeave(keeper.saver)
  return {
    written,
    write: useCallback((change) => setWritten((now) => ({ ...now, ...change })), []),
    files,
    draft,
    saveState,
    saver: keeper.saver,
    stored: keeper.stored,
  }
}

/** Hands every change over to be saved; how it began is no change. */
function useSavingOf(saver: DraftSaver<Draft>, draft: Draft): void {
  const text = JSON.stringify(draft)
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    saver.change(draft)
  })
}

function useSavingOnLeave(saver: DraftSaver<Draft>): void {
  useEffect(() => {
    const leave = (): void => saver.flushLeaving()
    const hide = (): void => void (document.visibilityState === 'hidden' ? saver.flush() : undefined)
    const retry = (): void => void saver.flush()
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hide)
      void saver.flush()
    }
  }, [saver])
}

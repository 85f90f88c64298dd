import { useQueryClient } from '@tanstack/react-query'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { deleteNotes, type Note, type NoteLabel } from '../../contract.ts'
import type { Which } from '../../rules.ts'
import { idOf, readAll, useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'

type Transfer = {
  readonly exportNotes: (notes: readonly Note[], format: 'markdown' | 'json') => void
  /** Everything of this place, also what is not loaded. */
  readonly exportAll: (format: 'markdown' | 'json') => Promise<void>
  readonly emptyBin: () => void
}

/** What is done with all notes of a place. */
export function useTransfer({ which, labels }: { readonly which: Which; readonly labels: readonly NoteLabel[] }): Transfer {
  const texts = useTexts(notesWords)
  const notify = useNotify()
  const emptyBin = useEmptyBin()

  async function save(read: () => Promise<readonly Note[]>, format: 'markdown' | 'json'): Promise<void> {
    try {
      const [notes, { exportFile }] = await Promise.all([read(), import('./export-file.ts')])
      exportFile(notes, labels, format)
      notify(fill(texts.exported, { count: notes.length, format: format === 'json' ? 'JSON' : 'Markdown' }), { kind: 'ok' })
    } catch {
      notify(texts.exportFailed, { kind: 'danger' })
    }
  }
  return {
    exportNotes: (notes, format) => void save(() => Promise.resolve(notes), format),
    exportAll: (format) => save(() => readAll(which), format),
    emptyBin: () => void emptyBin(),
  }
}

function useEmptyBin(): () => Promise<void> {
  const texts = useTexts(notesWords)
  const client = useQueryClient()
  const queryKey = useNotesKey()
  const ask = useConfirm()
  const explain = useExplain()
  return async function empty(): Promise<void> {
    try {
      const notes = await readAll({ view: 'bin' })
      const title = fill(texts.emptyBinTitle, { count: notes.length })
      if (notes.length === 0 || !(await ask({ title, body: texts.deleteBody, verb: texts.emptyBin, isDanger: true }))) return
      await call(deleteNotes, { noteIds: notes.map(idOf) })
    } catch (cause) {
      explain({ text: texts.emptyBin, cause, retry: () => void empty() })
    } finally {
      void client.invalidateQueries({ queryKey })
    }
  }
}

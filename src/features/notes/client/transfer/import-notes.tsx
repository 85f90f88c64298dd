import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fileIdIn, readFile } from '../../../../kit/file-contract.ts'
import { call } from '../../../../shell/call.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { importNotes, undoImport } from '../../contract.ts'
import { nameOf } from '../../rules.ts'
import { useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import { keepJson, ownJson } from './note-json.ts'
import { markdown } from './note-markdown.ts'
import type { TransferNote } from './transferable.ts'

/** Notes from a file: our own, one of Google Keep, or Markdown. */
export function ImportNotes({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(notesWords)
  const client = useQueryClient()
  const queryKey = useNotesKey()
  const [importId] = useState(() => crypto.randomUUID())

  async function take(notes: readonly TransferNote[]): Promise<void> {
    const rows = await Promise.all(notes.map(async ({ labels, ...note }) => ({ ...(await withOwnPicture(note)), labelNames: [...labels] })))
    await call(importNotes, { importId, notes: rows })
    void client.invalidateQueries({ queryKey })
  }

  return (
    <ImportWizard<TransferNote>
      isOpen
      onClose={onClose}
      plan={{
        title: texts.importTitle,
        fields: [],
        formats: [ownJson, keepJson, markdown],
        rowOf: () => ({ kind: 'error', message: '' }),
        titleOf: (note) => nameOf(note) || texts.untitled,
        run: take,
        onUndo: async () => {
          await call(undoImport, { importId })
          void client.invalidateQueries({ queryKey })
        },
      }}
    />
  )
}

/** A picture of another workspace is not ours to show; the note comes without it. */
async function withOwnPicture<Kept extends { readonly image: string; readonly imageAlt: string }>(note: Kept): Promise<Kept> {
  const fileId = fileIdIn(note.image)
  if (fileId === undefined) return { ...note, image: '', imageAlt: note.image === '' ? note.imageAlt : '' }
  return callForFile(readFile, { fileId }).then(
    () => note,
    () => ({ ...note, image: '', imageAlt: '' }),
  )
}

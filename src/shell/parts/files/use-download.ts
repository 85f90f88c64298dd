import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fileIdIn, readFile } from '../../../kit/file-contract.ts'
import { fill } from '../../../kit/texts.ts'
import { callForFile } from '../../file-calls.ts'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { downloadBlob } from '../transfer/download.ts'
import { sharedWords } from '../words/shared-words.ts'
import { fileQuery } from './file-query.ts'
import { fileWords } from './file-words.ts'
import { safeName } from './safe-name.ts'

/** A file of ours: its address, and what it is to be called on the reader's machine. */
type Downloadable = { readonly address: string; readonly name: string }

/** Fetches files of ours with the token and gives them to the reader, one after the other. What fails is told. */
export function useDownload(): (...files: readonly Downloadable[]) => Promise<void> {
  const client = useQueryClient()
  const notify = useNotify()
  const texts = useTexts(fileWords)
  const { retry } = useTexts(sharedWords)
  return useCallback(
    async function download(...files: readonly Downloadable[]): Promise<void> {
      for (const file of files) {
        const fileId = fileIdIn(file.address) ?? ''
        const name = safeName(file.name)
        try {
          downloadBlob(name, client.getQueryData(fileQuery(fileId).queryKey) ?? (await callForFile(readFile, { fileId })))
        } catch {
          notify(fill(texts.downloadFailed, { name }), { kind: 'danger', action: { label: retry, run: () => void download(file) } })
        }
      }
    },
    [client, notify, texts, retry],
  )
}

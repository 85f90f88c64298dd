import { useCallback, useMemo } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useExplain } from '../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import type { FileEntry } from '../file.ts'
import type { ActionTools } from './file-actions.ts'
import { filesWords } from './files-words.ts'
import { saveFiles } from './store-links.ts'
import type { FilesView } from './use-files-view.ts'

/** Gives files to the reader; what goes wrong is told. */
export function useSave(): (files: readonly FileEntry[]) => void {
  const texts = useTexts(filesWords)
  const explain = useExplain()
  return useCallback(
    function save(files: readonly FileEntry[]): void {
      saveFiles(files).catch((cause: unknown) => explain({ text: texts.download, cause, retry: () => save(files) }))
    },
    [texts, explain],
  )
}

export function useActionTools(view: FilesView): ActionTools {
  const texts = useTexts(filesWords)
  const notify = useNotify()
  const save = useSave()
  return useMemo(() => ({ view, texts, save, notify: (text: string) => notify(text) }), [view, texts, save, notify])
}

import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { deleteFiles, emptyBin, removeFiles, renameFile, restoreFiles, setOffline, setStarred } from '../contract.ts'
import { changed, inverseOf, saidOf, whatSaid, type FileChange, type Files } from './file-changes.ts'
import { useFilesKey, useReadAgain, type FilePages } from './files-queries.ts'
import { filesWords } from './files-words.ts'

export type FileChanges = {
  readonly star: (files: Files, isOn: boolean) => void
  readonly offline: (files: Files, isOn: boolean) => void
  /** To the bin, or back from it. */
  readonly bin: (files: Files, isOn: boolean) => void
  readonly rename: (file: Files[number], name: string) => void
  /** Both ask first; they resolve with whether it is gone. */
  readonly deleteForGood: (files: Files) => Promise<boolean>
  readonly emptyBin: () => Promise<boolean>
}

/** All that shows at once and can be undone, but for what is deleted for good. */
export function useFileChanges(): FileChanges {
  const texts = useTexts(filesWords)
  const notify = useNotify()
  const readAgain = useReadAgain()
  const queryKey = [...useFilesKey(), 'list']
  const options = {
    queryKey,
    apply: changed,
    call: send,
    invert: inverseOf,
    text: (change: FileChange) => saidOf(change, texts),
    mode: 'optimistic',
  } as const
  const { run } = useChange<FilePages, FileChange>(options)
  const { run: runQuietly } = useChange<FilePages, FileChange>({ ...options, isQuiet: true })
  const { run: runDelete } = useChange<FilePages, Files | 'all'>({
    queryKey,
    apply: (value, files) => (files === 'all' ? value : changed(value, { kind: 'bin', files, isOn: false })),
    call: (files) => (files === 'all' ? call(emptyBin, {}) : call(deleteFiles, { fileIds: idsOf(files) })),
    mode: 'pessimistic',
    confirm: (files) => ({
      title: files === 'all' ? texts.emptyBinTitle : fill(texts.deleteTitle, { what: whatSaid(files, texts) }),
      body: texts.deleteBody,
      verb: files === 'all' ? texts.emptyBin : texts.deleteForGood,
      isDanger: true,
    }),
  })
  return useMemo(() => {
    async function deleteAll(files: Files | 'all'): Promise<boolean> {
      const isGone = await runDelete(files)
      if (!isGone) return false
      notify(files === 'all' ? texts.binEmptied : fill(texts.deleted, { what: whatSaid(files, texts) }))
      await readAgain()
      return true
    }
    return {
      star: (files, isOn) => void runQuietly({ kind: 'star', files, isOn }),
      offline: (files, isOn) => void runQuietly({ kind: 'offline', files, isOn }),
      bin: (files, isOn) => void run({ kind: 'bin', files, isOn }).then(readAgain),
      rename: (file, name) => void run({ kind: 'rename', file, name }).then(readAgain),
      deleteForGood: (files) => deleteAll(files),
      emptyBin: () => deleteAll('all'),
    }
  }, [run, runQuietly, runDelete, notify, readAgain, texts])
}

function send(change: FileChange): Promise<unknown> {
  if (change.kind === 'rename') return call(renameFile, { fileId: change.file.id, name: change.name })
  const fileIds = idsOf(change.files)
  switch (change.kind) {
    case 'star':
      return call(setStarred, { fileIds, starred: change.isOn })
    case 'offline':
      return call(setOffline, { fileIds, offline: change.isOn })
    case 'bin':
      return call(change.isOn ? removeFiles : restoreFiles, { fileIds })
  }
}

function idsOf(files: Files): string[] {
  return files.map(({ id }) => id)
}

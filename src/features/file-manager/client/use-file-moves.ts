import { useMemo } from 'react'
import { Problem } from '../../../kit/problem.ts'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { copyFiles, moveFiles, newFolder, removeFiles, restoreFiles, unmoveFiles, type Moved } from '../contract.ts'
import type { ConflictChoice } from '../file.ts'
import { askConflict } from './conflict-store.ts'
import { whatSaid, type Files } from './file-changes.ts'
import { filesWords } from './files-words.ts'
import { useUndoable } from './use-undoable.ts'

/** A folder to put something into; none is the top. */
export type Target = { readonly id: string | null; readonly name: string }
export type FileMoves = {
  readonly move: (files: Files, to: Target) => Promise<void>
  readonly copy: (files: Files, to: Target) => Promise<void>
  /** Answers with its id, or nothing where it did not work. */
  readonly makeFolder: (parentId: string | null, name: string) => Promise<string | undefined>
}

/** What the server has to do first, because only it knows which names are taken. All of it can be undone. */
export function useFileMoves(): FileMoves {
  const texts = useTexts(filesWords)
  const perform = useUndoable()
  const notify = useNotify()
  return useMemo(() => {
    return {
      move: async (files, to) => {
        const fileIds = files.map(({ id }) => id)
        let choice: ConflictChoice | undefined
        const moved = await perform<Moved>({
          run: async () => {
            const answer = await moveAsking(fileIds, to, whatSaid(files, texts))
            choice = answer?.choice
            if (answer && answer.moved.before.length === 0) notify(texts.allSkipped)
            return answer && answer.moved.before.length > 0 ? answer.moved : undefined
          },
          text: ({ before }) => fill(texts.moved, { what: whatSaid(movedOf(files, before), texts), folder: to.name }),
          undo: ({ before, replacedIds }) => call(unmoveFiles, { before, replacedIds }),
          redo: ({ before }) =>
            call(moveFiles, { fileIds: before.map(({ id }) => id), folderId: to.id, ...(choice ? { conflict: choice } : {}) }),
        })
        return void moved
      },
      copy: async (files, to) => {
        const fileIds = files.map(({ id }) => id)
        await perform({
          run: () => call(copyFiles, { fileIds, folderId: to.id }),
          text: () => fill(texts.copied, { what: whatSaid(files, texts), folder: to.name }),
          undo: (copies) => call(removeFiles, copies),
          redo: (copies) => call(restoreFiles, copies).then(() => copies),
        })
      },
      makeFolder: async (parentId, name) => {
        const made = await perform({
          run: () => call(newFolder, { parentId, name }),
          text: (folder) => fill(texts.folderMade, { name: folder.name }),
          undo: ({ id }) => call(removeFiles, { fileIds: [id] }),
          redo: (folder) => call(restoreFiles, { fileIds: [folder.id] }).then(() => folder),
        })
        return made?.id
      },
    }
  }, [texts, perform, notify])
}

/** Moves; where a name is taken, asks what to do and moves again. */
async function moveAsking(
  fileIds: string[],
  to: Target,
  what: string,
): Promise<{ readonly moved: Moved; readonly choice?: ConflictChoice } | undefined> {
  const where = { fileIds, folderId: to.id }
  try {
    return { moved: await call(moveFiles, where) }
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.code !== 'conflict') throw cause
    const answer = await askConflict({ what, where: to.name, isMany: false })
    return answer && { moved: await call(moveFiles, { ...where, conflict: answer.choice }), choice: answer.choice }
  }
}

function movedOf(files: Files, before: Moved['before']): Files {
  return files.filter(({ id }) => before.some((place) => place.id === id))
}

import type { $ZodType, output } from 'zod/v4/core'
import type { Endpoint } from '../../../kit/endpoint.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish, publishTo } from '../../../platform/live.ts'
import {
  copyFiles,
  deleteFiles,
  emptyBin,
  moveFiles,
  newFolder,
  noteOpened,
  removeFiles,
  renameFile,
  restoreFiles,
  setOffline,
  setStarred,
  unmoveFiles,
} from '../contract.ts'
import { deleteAll, deleteForGood, remove, restore } from './bin-store.ts'
import { copy } from './copy-store.ts'
import type { Author } from './event-store.ts'
import { addFolder, rename } from './folder-store.ts'
import { setMark, setOpened } from './mark-store.ts'
import { move, unmove } from './move-store.ts'
import { authorOf, type Needs } from './needs.ts'
import type { Tx } from './tables.ts'

const topic = 'files'

export function changingRoutes(needs: Needs): readonly Route[] {
  return [...treeRoutes(needs), ...binRoutes(needs), ...ownRoutes(needs)]
}

/** A change that everybody in the workspace sees. */
function shared<I extends $ZodType, O extends $ZodType>(
  { db, self }: Needs,
  endpoint: Endpoint<I, O>,
  change: (tx: Tx, by: Author, input: output<I>) => Promise<output<O>>,
): Route {
  return workspaceRoute(endpoint, db, async (input, tx, member) => {
    const answer = await change(tx, await authorOf(tx, self, member), input)
    await publish(tx, { topic, key: 'many' })
    return answer
  })
}

function treeRoutes(needs: Needs): readonly Route[] {
  return [
    shared(needs, newFolder, addFolder),
    shared(needs, renameFile, rename),
    shared(needs, moveFiles, move),
    shared(needs, unmoveFiles, async (tx, by, input) => ({ changed: await unmove(tx, by, input) })),
    shared(needs, copyFiles, (tx, by, input) => copy(tx, by, { ...input, quota: needs.quota })),
  ]
}

function binRoutes(needs: Needs): readonly Route[] {
  return [
    shared(needs, removeFiles, async (tx, by, { fileIds }) => ({ changed: await remove(tx, by, fileIds) })),
    shared(needs, restoreFiles, async (tx, by, { fileIds }) => ({ changed: await restore(tx, by, fileIds) })),
    shared(needs, deleteFiles, async (tx, _by, { fileIds }) => ({ changed: await deleteForGood(tx, fileIds) })),
    shared(needs, emptyBin, async (tx) => ({ changed: await deleteAll(tx) })),
  ]
}

/** What an account says for itself, only its own browsers hear of. */
function ownRoutes({ db, self }: Needs): readonly Route[] {
  return [
    workspaceRoute(setStarred, db, async ({ fileIds, starred }, tx, { accountId }) => {
      const changed = await setMark(tx, 'starred', fileIds, starred)
      await publishTo(tx, topic, accountId)
      return { changed }
    }),
    workspaceRoute(setOffline, db, async ({ fileIds, offline }, tx, { accountId }) => {
      const changed = await setMark(tx, 'offline', fileIds, offline)
      await publishTo(tx, topic, accountId)
      return { changed }
    }),
    workspaceRoute(noteOpened, db, async ({ fileId }, tx, member) => {
      await setOpened(tx, await authorOf(tx, self, member), fileId)
      await publishTo(tx, topic, member.accountId)
      return { changed: 1 }
    }),
  ]
}

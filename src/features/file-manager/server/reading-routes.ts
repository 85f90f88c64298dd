import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { listFileEvents, listFiles, listFolders, readFileEntry, readRoom } from '../contract.ts'
import { readFiles } from './list-store.ts'
import type { Needs } from './needs.ts'
import { readEvents, readFolders, readOne, roomOf } from './reading.ts'

export function readingRoutes({ db, quota }: Needs): readonly Route[] {
  return [
    workspaceRoute(listFiles, db, (asked, tx) => readFiles(tx, asked)),
    workspaceRoute(readFileEntry, db, ({ fileId }, tx) => readOne(tx, fileId)),
    workspaceRoute(listFolders, db, (asked, tx) => readFolders(tx, asked)),
    workspaceRoute(listFileEvents, db, ({ fileId }, tx) => readEvents(tx, fileId)),
    workspaceRoute(readRoom, db, (_input, tx) => roomOf(tx, quota)),
  ]
}

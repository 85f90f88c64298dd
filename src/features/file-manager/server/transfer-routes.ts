import { route, workspaceRoute, type Route } from '../../../platform/http.ts'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  listUploads,
  openStore,
  prepareZip,
  readContent,
  readZip,
  sendUploadPiece,
} from '../contract.ts'
import { contentAnswer } from './content-answer.ts'
import { memberOf, type Needs } from './needs.ts'
import { begin } from './upload-begin.ts'
import { cancel, finish } from './upload-finish.ts'
import { takePiece } from './upload-piece.ts'
import { readOpenUploads } from './upload-row.ts'
import { openVisit } from './visit-store.ts'
import { rememberZip, zipAnswer } from './zip-answer.ts'

/** Contents on their way in and out. Those that wait for the line hold no transaction meanwhile. */
export function transferRoutes(needs: Needs): readonly Route[] {
  const { db } = needs
  return [
    route(beginUpload, (input, caller) => begin(needs, memberOf(caller), input)),
    route(sendUploadPiece, async (input, caller, { stream }) => ({ received: await takePiece(needs, memberOf(caller), input, stream) })),
    workspaceRoute(listUploads, db, (_input, tx) => readOpenUploads(tx)),
    route(finishUpload, ({ uploadId }, caller) => finish(needs, memberOf(caller), uploadId)),
    route(cancelUpload, async ({ uploadId }, caller) => ({ changed: await cancel(needs, memberOf(caller), uploadId) })),
    workspaceRoute(openStore, db, (_input, tx, member, asking) => openVisit(tx, member, asking)),
    route(readContent, (input, _caller, asking) => contentAnswer(needs, input, asking)),
    workspaceRoute(prepareZip, db, ({ fileIds }, tx) => rememberZip(tx, fileIds)),
    route(readZip, ({ zipId }, _caller, asking) => zipAnswer(needs, zipId, asking)),
  ]
}

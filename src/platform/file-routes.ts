import type { Kysely } from 'kysely'
import { beginFile, readFile, sendPiece } from '../kit/file-contract.ts'
import { Problem } from '../kit/problem.ts'
import { addPiece, beginFile as makeRoom, readStoredFile } from './files.ts'
import { workspaceRoute, type Route } from './http.ts'
import type { NoTables } from './sample.ts'

/** Files that belong to things of other apps: attachments, pictures. */
export function fileRoutes(db: Kysely<NoTables>): readonly Route[] {
  return [
    workspaceRoute(beginFile, db, async ({ isPrivate = false, ...file }, tx, { accountId }) => ({
      fileId: await makeRoom(tx, { ...file, accountId: isPrivate ? accountId : undefined }),
    })),
    workspaceRoute(sendPiece, db, async ({ fileId, number }, tx, _member, { file }) => {
      if (!file || file.length === 0) throw new Problem('invalid-input', 'There is nothing in this piece.')
      await addPiece(tx, fileId, number, file)
      return { received: file.length }
    }),
    workspaceRoute(readFile, db, async ({ fileId }, tx) => {
      const file = await readStoredFile(tx, fileId)
      if (!file) throw new Problem('not-found', 'This file does not exist.')
      return { name: file.name, type: safeType(file.type), content: file.content }
    }),
  ]
}

/** What a browser would run as a page of ours is handed out as plain bytes. */
function safeType(type: string): string {
  return /^(image|audio|video)\/[\w.+-]+$|^application\/pdf$|^text\/(plain|csv|calendar|vcard)$/.test(type)
    ? type
    : 'application/octet-stream'
}

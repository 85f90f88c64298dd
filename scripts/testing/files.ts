import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import {
  beginUpload,
  finishUpload,
  listFiles,
  newFolder,
  openStore,
  readContent,
  sendUploadPiece,
  uploadPieceBytes,
} from '../../src/features/file-manager/contract.ts'
import type { FileEntry } from '../../src/features/file-manager/file.ts'
import { bearer, type TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'
import { answerTo, ask } from './workspaces.ts'

/** A folder for the contents of one test server. */
export function aFilesFolder(): string {
  return mkdtempSync(`${tmpdir()}/files-`)
}

export async function aFolder(server: TestServer, by: TestAccount, name: string, parentId: string | null = null): Promise<string> {
  const { id } = await answerTo(server, by, newFolder, { name, parentId })
  return id
}

type NewFile = {
  readonly name?: string
  readonly content?: Uint8Array | string
  readonly parentId?: string | null
  readonly folders?: readonly string[]
  readonly conflict?: string
}

/** A file, sent over the wire as browsers send it. */
export async function aFile(server: TestServer, by: TestAccount, { content = 'Text', ...more }: NewFile = {}): Promise<FileEntry> {
  const uploadId = randomUUID()
  const bytes = Buffer.from(content)
  await answerTo(server, by, beginUpload, { uploadId, name: 'file.txt', parentId: null, ...more, size: bytes.length })
  for (let number = 0; number * uploadPieceBytes < bytes.length; number += 1) {
    const piece = bytes.subarray(number * uploadPieceBytes, (number + 1) * uploadPieceBytes)
    const reply = await sendPiece(server, by, { uploadId, number }, piece)
    if (reply.statusCode !== 200) throw new Error(`piece ${number}: ${reply.statusCode} ${reply.body}`)
  }
  return answerTo(server, by, finishUpload, { uploadId })
}

export function sendPiece(
  { app }: TestServer,
  by: TestAccount,
  { uploadId, number }: { readonly uploadId: string; readonly number: number },
  payload: Uint8Array,
) {
  const headers = { ...bearer(by.token), 'content-type': 'application/octet-stream' }
  return app.inject({
    method: 'POST',
    url: sendUploadPiece.path,
    headers,
    query: { uploadId, number: String(number) },
    payload: Buffer.from(payload),
  })
}

export async function filesOf(
  server: TestServer,
  by: TestAccount,
  asked: Readonly<Record<string, string>> = {},
): Promise<readonly FileEntry[]> {
  return answerTo(server, by, listFiles, asked)
}

/** The headers of a page of ours in a browser that has opened the store. */
export async function visiting(server: TestServer, by: TestAccount): Promise<Record<string, string>> {
  const reply = await ask(server, by, openStore)
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';')
  return { cookie, 'sec-fetch-site': 'same-origin' }
}

export async function contentOf(server: TestServer, by: TestAccount, fileId: string, more: Record<string, string> = {}) {
  const headers = { ...(await visiting(server, by)), ...more }
  return server.app.inject({ method: 'GET', url: readContent.path, query: { fileId }, headers })
}

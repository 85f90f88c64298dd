import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  beginUpload,
  finishUpload,
  openStore,
  readContent,
  sendUploadPiece,
  uploadPieceBytes,
  type Upload,
} from '../../src/features/file-manager/contract.ts'
import type { FileEntry } from '../../src/features/file-manager/file.ts'

type Line = { readonly base: string; readonly token: string }

/** Pieces that are different each time without holding a file of that size: one block, numbered at its beginning. */
const block = randomBytes(uploadPieceBytes)
function pieceOf(number: number, size: number): Buffer {
  const piece = Buffer.from(block.subarray(0, Math.min(uploadPieceBytes, size - number * uploadPieceBytes)))
  piece.writeUInt32BE(number, 0)
  return piece
}

/** Sends a file piece by piece, breaks off in the middle of one, goes on, and gives its id and its hash. */
export async function sendFile(line: Line, size: number): Promise<{ readonly id: string; readonly sha: string; readonly sent: number }> {
  const asked = { uploadId: randomUUID(), name: `large-${size}.bin`, size, parentId: null }
  await posted<Upload>(line, beginUpload.path, asked)
  const count = Math.ceil(size / uploadPieceBytes)
  const hash = createHash('sha256')
  let sent = 0
  for (let number = 0; number < count; number += 1) {
    const piece = pieceOf(number, size)
    hash.update(piece)
    if (number === Math.floor(count / 2)) await breakOff(line, asked.uploadId, number, piece)
    const received = await sendPiece(line, asked.uploadId, number, piece)
    if (received !== number + 1) throw new Error(`piece ${number} was counted as ${received}`)
    sent += piece.length
  }
  const { id } = await posted<FileEntry>(line, finishUpload.path, { uploadId: asked.uploadId })
  return { id, sha: hash.digest('hex'), sent }
}

async function breakOff(line: Line, uploadId: string, number: number, piece: Buffer): Promise<void> {
  const cut = new AbortController()
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(piece.subarray(0, piece.length / 2)),
  })
  const sending = sendPiece(line, uploadId, number, half, cut.signal).catch(() => undefined)
  await wait(300)
  cut.abort()
  await sending
  const { received } = await posted<Upload>(line, beginUpload.path, { uploadId, name: 'large.bin', size: 0, parentId: null })
  if (received.includes(number)) throw new Error('half a piece was taken for a whole one')
}

async function sendPiece(
  { base, token }: Line,
  uploadId: string,
  number: number,
  body: Buffer | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Promise<number> {
  const reply = await fetch(`${base}${sendUploadPiece.path}?uploadId=${uploadId}&number=${number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: body instanceof ReadableStream ? body : new Uint8Array(body),
    duplex: 'half',
    ...(signal ? { signal } : {}),
  } as RequestInit)
  if (!reply.ok) throw new Error(`piece ${number}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { received: number }).received // its contract says so
}

/** The hash of what comes back, read as it comes. */
export async function fetchedSha({ base, token }: Line, id: string): Promise<string> {
  const opened = await fetch(base + openStore.path, { method: 'POST', headers: headersOf(token), body: '{}' })
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
  const reply = await fetch(`${base}${readContent.path}?fileId=${id}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  if (!reply.ok || !reply.body) throw new Error(`content: ${reply.status}`)
  const hash = createHash('sha256')
  for await (const chunk of reply.body) hash.update(chunk)
  return hash.digest('hex')
}

async function posted<T>({ base, token }: Line, path: string, input: unknown): Promise<T> {
  const reply = await fetch(base + path, { method: 'POST', headers: headersOf(token), body: JSON.stringify(input) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T // its contract says so
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

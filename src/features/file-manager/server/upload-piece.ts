import { pipeline, Transform, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import { shortly } from '../../../platform/http.ts'
import { uploadPieceBytes, type sendUploadPiece } from '../contract.ts'
import type { Needs } from './needs.ts'
import { headBytes } from './sniff.ts'
import { pieceCount, readUpload, type UploadRow } from './upload-row.ts'

type Asked = InputOf<typeof sendUploadPiece>

/** Takes in one piece as it comes. It counts once all of it is safe; one that breaks off leaves nothing behind. */
export async function takePiece(
  { db, store }: Needs,
  member: Member,
  { uploadId, number }: Asked,
  content: Readable | undefined,
): Promise<number> {
  if (!content) throw new Problem('unreadable', 'A piece comes as application/octet-stream.')
  const upload = await shortly(db, member, (tx) => readUpload(tx, uploadId))
  if (number >= pieceCount(upload.size)) throw new Problem('invalid-input', 'There is no piece of this number.')
  if (upload.entryId !== null || upload.received.includes(number)) {
    content.resume()
    return upload.received.length
  }
  const piece = pieceOf(upload, number)
  const head = createHead()
  // NOTE not by pipe(): a line that broke off, or a piece that was too long, before we got here would never end what waits for it.
  const exact = pipeline(content, exactly(piece.size, head.note), () => {})
  // NOTE it may fail before anything listens to it, and nothing may end the server.
  exact.on('error', () => {})
  const kept = upload.key === null ? drained(exact) : store.putPiece({ key: upload.key, state: upload.state }, piece, exact)
  const mark = await kept.catch(told(exact, content))
  return shortly(db, member, async (tx) => {
    const { rows } = await sql`
      insert into file_manager.upload_piece (workspace_id, account_id, upload_id, number, mark, bytes)
      select workspace_id, account_id, id, ${number}, ${mark}, ${number === 0 ? head.bytes() : null} from file_manager.upload where id = ${uploadId}
      on conflict do nothing returning number`.execute(tx)
    const now = await readUpload(tx, uploadId)
    return rows.length > 0 || now.received.includes(number) ? now.received.length : upload.received.length
  })
}

function pieceOf({ size }: UploadRow, number: number): { readonly number: number; readonly offset: number; readonly size: number } {
  const offset = number * uploadPieceBytes
  return { number, offset, size: Math.min(uploadPieceBytes, size - offset) }
}

async function drained(content: Readable): Promise<string> {
  await buffer(content)
  return ''
}

/** Where the piece itself was wrong or broke off, that is what is told, and not what the store made of it. */
function told(...streams: readonly Readable[]): (error: unknown) => never {
  return (error) => {
    throw streams.find(({ errored }) => errored instanceof Problem)?.errored ?? error
  }
}

function exactly(size: number, note: (chunk: Buffer) => void): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length
      note(chunk)
      if (count > size) done(new Problem('invalid-input', 'The piece is longer than it should be.'))
      else done(null, chunk)
    },
    flush(done) {
      if (count < size) done(new Problem('invalid-input', 'The piece is shorter than it should be.'))
      else done()
    },
  })
}

/** Keeps how it begins and lets the rest pass. */
function createHead(): { readonly note: (chunk: Buffer) => void; readonly bytes: () => Buffer } {
  const kept: Buffer[] = []
  let room = headBytes
  return {
    note: (chunk) => {
      if (room <= 0) return
      kept.push(Buffer.from(chunk.subarray(0, room)))
      room -= chunk.length
    },
    bytes: () => Buffer.concat(kept),
  }
}

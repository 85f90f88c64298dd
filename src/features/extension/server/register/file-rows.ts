import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import type { FileRow, RowReader } from './row.ts'

/** No honest row is that long; without a limit one missing quote would draw the whole file into memory. */
const longestRow = 1_000_000

/** The rows of a file as they come from the disk, whether table or JSON lines, packed or not: its content tells. */
export async function* fileRows(path: string, onBytes: (bytes: number) => void): AsyncGenerator<readonly FileRow[], void> {
  const decoder = new TextDecoder() // drops a byte order mark
  let reader: RowReader | undefined
  let head = ''
  for await (const piece of await openFile(path, onBytes)) {
    const text = decoder.decode(piece, { stream: true })
    head += reader ? '' : text
    if (!reader && head.trimStart() === '') continue
    const isFirst = !reader
    reader ??= head.trimStart().startsWith('{') ? jsonRows() : csvRows()
    yield reader.push(isFirst ? head : text)
    if (reader.waiting() > longestRow)
      throw new Error('A row of the file is longer than a million characters; maybe a quote is not closed.')
  }
  if (reader) yield [...reader.push(decoder.decode()), ...reader.end()]
}

async function openFile(path: string, onBytes: (bytes: number) => void): Promise<AsyncIterable<Uint8Array>> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  const bytes = counted(file, onBytes)
  // An error of any of these streams comes out of the one that is read.
  return (await isPacked(path)) ? pipeline(bytes, createGunzip({ chunkSize: 1 << 18 }), () => {}) : bytes
}

async function* counted(file: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array, void> {
  for await (const piece of file) {
    onBytes(piece.length)
    yield piece
  }
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { FileAnswer, FilePart, InputOf } from '../../../kit/endpoint.ts'
import type { Asking } from '../../../platform/asking.ts'
import { shortly } from '../../../platform/http.ts'
import type { ObjectStore } from '../../../platform/object-store-port.ts'
import type { readContent } from '../contract.ts'
import { partOf } from './byte-range.ts'
import { missing } from './entry-row.ts'
import { mediaRules } from './media-rules.ts'
import type { Needs } from './needs.ts'
import type { Tx } from './tables.ts'
import { readVisitor } from './visit-store.ts'

export type Content = { readonly bytes: Buffer | null; readonly key: string | null }
type Row = Content & { readonly name: string; readonly mediaType: string; readonly size: number; readonly contentId: string }

export async function contentAnswer(
  { db, store }: Needs,
  { fileId, save }: InputOf<typeof readContent>,
  asking: Asking,
): Promise<FileAnswer> {
  const visitor = await readVisitor(db, asking)
  const row = await shortly(db, visitor, (tx) => readRow(tx, fileId))
  const { isInline, servedAs } = mediaRules(row.mediaType)
  const part = partOf(asking.range, row.size)
  return {
    name: row.name,
    type: servedAs,
    size: row.size,
    isInline: isInline && save === undefined,
    tag: `"${row.contentId}"`,
    content: part === 'none' ? Readable.from([]) : await openContent(store, row, part),
    ...(part ? { part } : {}),
  }
}

async function readRow(tx: Tx, id: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select e.name, e.media_type as "mediaType", c.size::float8 as size, c.id as "contentId", c.bytes, c.store_key as key
    from file_manager.entry e join file_manager.content c on c.workspace_id = e.workspace_id and c.id = e.content_id
    where e.id = ${id}`.execute(tx)
  if (!rows[0]) throw missing()
  return rows[0]
}

export async function openContent(store: ObjectStore, { bytes, key }: Content, part?: FilePart): Promise<Readable> {
  if (key !== null) return store.read(key, part)
  const small = bytes ?? Buffer.alloc(0)
  return Readable.from([part ? small.subarray(part.first, part.last + 1) : small])
}

import { PassThrough, type Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { FileAnswer } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Asking } from '../../../platform/asking.ts'
import { shortly } from '../../../platform/http.ts'
import { numberedName } from '../file-name.ts'
import { openContent, type Content } from './content-answer.ts'
import { missing } from './entry-row.ts'
import type { Needs } from './needs.ts'
import type { Tx } from './tables.ts'
import { readFound } from './tree.ts'
import { readVisitor, type Visitor } from './visit-store.ts'

type Packed = {
  readonly id: string
  readonly parentId: string
  readonly isRoot: boolean
  readonly name: string
  readonly isFolder: boolean
  readonly size: number
  readonly modified: Date
  readonly mediaType: string
}

export async function rememberZip(tx: Tx, ids: readonly string[]): Promise<{ zipId: string; files: number; bytes: number }> {
  const found = await readFound(tx, ids)
  const packed = await readPacked(
    tx,
    found.map(({ id }) => id),
  )
  const files = packed.filter(({ isFolder }) => !isFolder)
  const { rows } = await sql<{ id: string }>`
    insert into file_manager.zip (workspace_id, account_id, entry_ids, until)
    values (platform.workspace(), platform.account(), ${found.map(({ id }) => id)}::uuid[], platform.moment() + interval '30 minutes')
    returning id`.execute(tx)
  return { zipId: rows[0]?.id ?? '', files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Written while it is read, so it costs no room and little memory, whatever is in it. */
export async function zipAnswer(needs: Needs, zipId: string, asking: Asking): Promise<FileAnswer> {
  const visitor = await readVisitor(needs.db, asking)
  const packed = await shortly(needs.db, visitor, async (tx) => readPacked(tx, await readIds(tx, zipId)))
  const roots = packed.filter(({ isRoot }) => isRoot)
  const name = roots.length === 1 && roots[0] ? `${roots[0].name}.zip` : 'files.zip'
  return { name, type: 'application/zip', content: packedStream(needs, visitor, packed) }
}

async function readIds(tx: Tx, zipId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select entry_ids as ids from file_manager.zip where id = ${zipId} and until > platform.moment()`.execute(tx)
  if (!rows[0]) throw new Problem('not-found', 'This ZIP does not exist, or not any more.')
  return rows[0].ids
}

async function readPacked(tx: Tx, ids: readonly string[]): Promise<readonly Packed[]> {
  const { rows } = await sql<Packed>`
    with recursive tree as (
      select id, true as is_root from file_manager.own_entry where id = any(${[...ids]}::uuid[]) and bin_id is null
      union all
      select e.id, false from tree join file_manager.own_entry e on e.parent_id = tree.id and e.bin_id is null
    )
    select e.id, e.parent_id as "parentId", tree.is_root as "isRoot", e.name, e.is_folder as "isFolder", e.size::float8 as size,
      e.modified_at as modified, e.media_type as "mediaType"
    from tree join file_manager.own_entry e using (id) order by tree.is_root desc, e.name_key, e.id`.execute(tx)
  return rows
}

const isPressed = /^(image\/(?!bmp|svg)|video|audio)|zip|compress|openxmlformats|opendocument|pdf/

function packedStream(needs: Needs, visitor: Visitor, packed: readonly Packed[]): PassThrough {
  const zip = new ZipFile()
  const out = new PassThrough()
  // Who leaves in the middle leaves a file half read: it must be closed, and no other be opened.
  const open = new Set<Readable>()
  out.once('close', () => open.forEach((stream) => stream.destroy()))
  const opening = async (id: string): Promise<Readable> => {
    const stream = await opened(needs, visitor, id)
    open.add(stream)
    stream.once('close', () => open.delete(stream))
    if (out.destroyed) stream.destroy()
    return stream
  }
  // What cannot be read makes the whole archive fail: one that is silently short would be believed.
  zip.on('error', (error: Error) => out.destroy(error))
  for (const { path, entry } of withPaths(packed)) {
    if (entry.isFolder) zip.addEmptyDirectory(path, { mtime: entry.modified })
    else {
      const options = { mtime: entry.modified, size: entry.size, compress: !isPressed.test(entry.mediaType) }
      zip.addReadStreamLazy(path, options, (done) => void give(done, () => opening(entry.id)))
    }
  }
  zip.outputStream.pipe(out)
  zip.end()
  return out
}

type Done = (error: unknown, stream: NodeJS.ReadableStream) => void

async function give(done: Done, open: () => Promise<NodeJS.ReadableStream>): Promise<void> {
  try {
    done(null, await open())
  } catch (error) {
    done(error, new PassThrough())
  }
}

async function opened({ db, store }: Needs, visitor: Visitor, id: string): Promise<Readable> {
  const content = await shortly(db, visitor, async (tx) => {
    const { rows } = await sql<Content>`
      select c.bytes, c.store_key as key from file_manager.entry e
      join file_manager.content c on c.workspace_id = e.workspace_id and c.id = e.content_id where e.id = ${id}`.execute(tx)
    return rows[0]
  })
  if (!content) throw missing()
  return openContent(store, content)
}

/** Where each stands in the archive: under its folders, none outside, none twice. */
function withPaths(packed: readonly Packed[]): readonly { readonly path: string; readonly entry: Packed }[] {
  const taken = new Set<string>()
  const paths = new Map<string, string>()
  const children = Map.groupBy(
    packed.filter(({ isRoot }) => !isRoot),
    ({ parentId }) => parentId,
  )
  const placed: { path: string; entry: Packed }[] = []
  const put = (entry: Packed, around: string): void => {
    if (paths.has(entry.id)) return
    let path = around + entry.name
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = around + numberedName(entry.name, number, entry.isFolder)
    taken.add(path.toLowerCase())
    paths.set(entry.id, path)
    placed.push({ path, entry })
    for (const child of children.get(entry.id) ?? []) put(child, `${path}/`)
  }
  for (const root of packed.filter(({ isRoot }) => isRoot)) put(root, '')
  return placed
}

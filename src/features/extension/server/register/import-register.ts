import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { withBulkSession, type BulkSession } from '../../../../platform/bulk-session.ts'
import type { Database } from '../../../../platform/command.ts'
import { chunksOf } from './chunk.ts'
import { fileRows } from './file-rows.ts'
import { faultsOf, finishRun, openRun, unfinishedRun, type ImportCounts, type ImportFile, type ImportRun } from './import-run-store.ts'
import { makeCopies, type Target } from './merge.ts'
import type { ImportKind } from './row.ts'
import { makeStagingTables } from './staging.ts'
import { takeInChunk } from './take-in-chunk.ts'

export type ImportWish = {
  readonly file: string
  readonly kind: ImportKind
  readonly chunkRows: number
  /** Does everything on temporary copies and leaves the register alone. */
  readonly isDryRun: boolean
  /** Does not go on where an earlier run of the same file stopped. */
  readonly isFromStart: boolean
}

/** Who is told how it goes. */
export type ImportListener = {
  readonly begins: (fileBytes: number, rowsDone: number) => void
  readonly hasRead: (bytes: number) => void
  readonly hasTakenIn: (rows: number) => void
  readonly refuses: (row: number, column: string, reason: string) => void | Promise<void>
}

/** Takes a file of persons and cases into the register, chunk by chunk. Each chunk and the note of it are stored together or not at all. */
export async function importRegister(
  database: Database,
  canton: string,
  wish: ImportWish,
  listener: ImportListener,
): Promise<ImportCounts> {
  const file = { ...(await identityOf(wish.file)), kind: wish.kind }
  const target = wish.isDryRun ? 'pg_temp' : 'extension'
  return withBulkSession(database, async (session) => {
    await lockOthersOut(session, canton)
    await makeStagingTables(session)
    if (wish.isDryRun) await makeCopies(session)
    const before = wish.isDryRun || wish.isFromStart ? undefined : await unfinishedRun(session, canton, file)
    const begun = before ?? (await openRun(session, target, canton, file))
    listener.begins(file.bytes, begun.rowsDone)
    const run = await takeIn(session, canton, target, { begun, wish, listener })
    for await (const fault of faultsOf(session, target, run.id)) await listener.refuses(fault.row_number, fault.column_name, fault.reason)
    // Last of all: a run that is killed before its faults are told tells them again.
    if (!wish.isDryRun) await session.inTransaction(() => finishRun(session, canton, run))
    return run.counts
  })
}

async function identityOf(path: string): Promise<Pick<ImportFile, 'hash' | 'bytes'>> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return { hash: hash.digest(), bytes: (await stat(path)).size }
}

/** One import at a time. The session of one that was killed ends within moments, so a little patience helps. */
async function lockOthersOut({ query }: BulkSession, canton: string): Promise<void> {
  await query("set lock_timeout = '15s'")
  await query("select pg_advisory_lock(hashtext('import-register'), hashtext($1))", [canton]).catch((cause: unknown) => {
    throw new Error('Another import into this register is running.', { cause })
  })
}

type Work = { readonly begun: ImportRun; readonly wish: ImportWish; readonly listener: ImportListener }

async function takeIn(session: BulkSession, canton: string, target: Target, { begun, wish, listener }: Work): Promise<ImportRun> {
  let run = begun
  const rows = fileRows(wish.file, listener.hasRead)
  for await (const chunk of oneAhead(chunksOf({ rows, after: begun.rowsDone, kind: wish.kind, size: wish.chunkRows }))) {
    await session.inTransaction(async () => {
      run = await takeInChunk(session, canton, target, { run, chunk })
    })
    listener.hasTakenIn(chunk.rows)
  }
  return run
}

/** Reads and checks the next chunk while the database works on this one. */
async function* oneAhead<T>(source: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  try {
    let coming = source.next()
    for (;;) {
      const { done, value } = await coming
      if (done) return
      coming = source.next()
      // If the database fails first, nobody waits for this one any more.
      coming.catch(() => {})
      yield value
    }
  } finally {
    await source.return()
  }
}

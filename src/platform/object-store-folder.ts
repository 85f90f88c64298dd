import { once } from 'node:events'
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { ownUser } from './own-user.ts'
import { exitCodes, StartError } from './start-error.ts'
import type { ObjectPiece, ObjectStore, Range, StoredObject } from './object-store-port.ts'

const keyShape = /^[\da-f-]{36}$/
const begunEnding = '.part'

/** A folder on a disk: pieces are written where they belong in one file, which gets its own name once all of them are there. */
export function createFolderStore(folder: string): ObjectStore {
  const placeOf = (key: string): string => {
    if (!keyShape.test(key)) throw new Error('this is no key of the store')
    return join(folder, key.slice(0, 2), key)
  }
  const begunOf = (key: string): string => placeOf(key) + begunEnding
  return {
    check: () => tryToWrite(folder),
    begin: async (key) => {
      await mkdir(dirname(placeOf(key)), { recursive: true })
      return ''
    },
    putPiece: async ({ key }, piece, content) => {
      const file = await open(begunOf(key), constants.O_WRONLY | constants.O_CREAT, 0o600)
      try {
        await writeAt(file, piece, content)
        await file.sync()
      } finally {
        await file.close()
      }
      return ''
    },
    finish: async ({ key }, _pieces, size) => {
      const begun = await stat(begunOf(key)).catch(noneIfMissing)
      if (begun && begun.size !== size) throw new Error('the object is not as long as it should be')
      // Two may finish it at once: then the other one has given it its name.
      await rename(begunOf(key), placeOf(key)).catch(noneIfMissing)
      await stat(placeOf(key))
      await syncFolder(dirname(placeOf(key)))
    },
    abort: ({ key }) => rm(begunOf(key), { force: true }),
    read: (key, range) => readFrom(placeOf(key), range),
    remove: (key) => rm(placeOf(key), { force: true }),
    list: () => listed(folder),
    stop: () => {},
  }
}

async function tryToWrite(folder: string): Promise<void> {
  const trial = join(folder, `.trial-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(trial, 'trial')
    await rm(trial)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // what the file system throws
    const sentence = `The folder ${resolve(folder)} of FILES_FOLDER cannot be written (${code}). Let ${ownUser()} write there, or name another folder.`
    throw new StartError(sentence, exitCodes.folder, { cause: error })
  }
}

async function writeAt(file: FileHandle, { offset, size }: ObjectPiece, content: Readable): Promise<void> {
  let place = offset
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (place + chunk.length > offset + size) throw new Error('the piece is longer than it should be')
    await file.write(chunk, 0, chunk.length, place)
    place += chunk.length
  }
  if (place !== offset + size) throw new Error('the piece is shorter than it should be')
}

/** Opened before anything is answered, so that a missing file is told as such. */
async function readFrom(path: string, range: Range | undefined): Promise<Readable> {
  const stream = createReadStream(path, range ? { start: range.first, end: range.last } : {})
  await once(stream, 'open')
  return stream
}

/** A name is only safe once its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listed(folder: string): AsyncIterable<StoredObject> {
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const key = name.endsWith(begunEnding) ? name.slice(0, -begunEnding.length) : name
      const found = await stat(join(folder, part, name)).catch(noneIfMissing)
      if (found && keyShape.test(key)) yield { key, madeAt: found.mtime }
    }
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

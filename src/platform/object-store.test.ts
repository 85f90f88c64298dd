import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFilesFolder } from '../../scripts/testing/files.ts'
import { startS3, type TestS3 } from '../../scripts/testing/s3-server.ts'
import { readConfig } from './config.ts'
import type { ObjectStore } from './object-store-port.ts'
import { createObjectStore } from './object-store.ts'

const DATABASE_URL = 'postgres://owner@localhost/test'
const pieceBytes = 5 * 1024 * 1024
/** How the two ways say that there is no such object. */
const isMissing = /ENOENT|does not exist/

describe.each(['folder', 's3'])('a store in a way of its own: %s', (way) => {
  let store: ObjectStore
  let s3: TestS3 | undefined
  beforeAll(async () => {
    s3 = way === 's3' ? await startS3() : undefined
    store = createObjectStore(readConfig({ DATABASE_URL, ...(s3 ? s3.settings : { FILES_FOLDER: aFilesFolder() }) }))
  })
  afterAll(async () => {
    store.stop()
    await s3?.close()
  })

  async function put(key: string, content: Buffer, order: readonly number[]): Promise<void> {
    const object = { key, state: await store.begin(key) }
    const marks = new Map<number, string>()
    for (const number of order) {
      const bytes = content.subarray(number * pieceBytes, (number + 1) * pieceBytes)
      marks.set(number, await store.putPiece(object, { number, offset: number * pieceBytes, size: bytes.length }, Readable.from([bytes])))
    }
    const pieces = [...marks].map(([number, mark]) => ({ number, mark })).toSorted((one, other) => one.number - other.number)
    await store.finish(object, pieces, content.length)
  }

  it('gives back what was put in, whole and in part, in whatever order the pieces came', async () => {
    const key = randomUUID()
    const content = randomBytes(pieceBytes * 2 + 1000)

    await put(key, content, [2, 0, 1, 0])

    expect((await buffer(await store.read(key))).equals(content)).toBe(true)
    expect(
      (await buffer(await store.read(key, { first: pieceBytes - 3, last: pieceBytes + 3 }))).equals(
        content.subarray(pieceBytes - 3, pieceBytes + 4),
      ),
    ).toBe(true)
    const keys: string[] = []
    for await (const each of store.list()) keys.push(each.key)
    expect(keys).toContain(key)
  }, 60_000)

  it('what breaks off leaves nothing that could be read, and can be sent again', async () => {
    const key = randomUUID()
    const object = { key, state: await store.begin(key) }
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half')
      throw new Error('cut')
    }

    await expect(store.putPiece(object, { number: 0, offset: 0, size: 8 }, Readable.from(broken()))).rejects.toThrow(/cut|abort/i)
    await expect(store.read(key)).rejects.toThrow(isMissing)
    const mark = await store.putPiece(object, { number: 0, offset: 0, size: 8 }, Readable.from([Buffer.from('complete')]))
    await store.finish(object, [{ number: 0, mark }], 8)

    expect(String(await buffer(await store.read(key)))).toBe('complete')
  })

  it('is not finished with less than there should be', async () => {
    const key = randomUUID()
    const object = { key, state: await store.begin(key) }
    const mark = await store.putPiece(object, { number: 0, offset: 0, size: 4 }, Readable.from([Buffer.from('four')]))

    await expect(store.finish(object, [{ number: 0, mark }], 5)).rejects.toThrow('as long as it should be')
  })

  it('what is removed or given up is gone, and removing it again is fine', async () => {
    const key = randomUUID()
    await put(key, Buffer.from('gone'), [0])

    await store.remove(key)
    await store.remove(key)
    await store.abort({ key, state: await store.begin(key) })

    await expect(store.read(key)).rejects.toThrow(isMissing)
  })
})

it('who runs it must say where files are kept', () => {
  const settings = { DATABASE_URL, NODE_ENV: 'production' }

  expect(() => readConfig(settings)).toThrow('FILES_FOLDER is missing: it must be a folder that lasts')
  expect(readConfig({ ...settings, FILES_FOLDER: '/var/files' })).toMatchObject({ FILES_QUOTA_GB: 20 })
  expect(() => readConfig({ ...settings, S3_ENDPOINT: 'https://objects.example' })).toThrow('S3_BUCKET is missing')
  expect(() => readConfig({ ...settings, S3_ENDPOINT: 'http://objects.example' })).toThrow('without https only on this machine')
})

it('a key that is none gets nowhere', async () => {
  const store = createObjectStore(readConfig({ DATABASE_URL, FILES_FOLDER: aFilesFolder() }))

  await expect(store.begin('../../etc/passwd')).rejects.toThrow('no key')
  expect(() => store.read('/etc/passwd')).toThrow('no key')
})

import { readdir } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { aFile, aFilesFolder, aFolder, filesOf, visiting } from '../../../../scripts/testing/files.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { readConfig } from '../../../platform/config.ts'
import { connect } from '../../../platform/database.ts'
import { createObjectStore } from '../../../platform/object-store.ts'
import { beginUpload, listUploads, removeFiles } from '../contract.ts'
import { tidyFiles } from './jobs.ts'

const days = (count: number): number => count * 24 * 3_600_000

it('at night old bins, uploads, visits and contents go, and nothing else', async () => {
  const FILES_FOLDER = aFilesFolder()
  const server = await aServerForThisTest({ settings: { FILES_FOLDER } })
  const { owner, url, options } = server.database
  const by = await anAccount(server)
  const store = createObjectStore(readConfig({ DATABASE_URL: url, FILES_FOLDER }))
  const folder = await aFolder(server, by, 'Removed')
  await aFile(server, by, { name: 'gone.bin', content: Buffer.alloc(70_000, 1), parentId: folder })
  await aFile(server, by, { name: 'kept.bin', content: Buffer.alloc(70_000, 2) })
  await answerTo(server, by, removeFiles, { fileIds: [folder] })
  await answerTo(server, by, beginUpload, { uploadId: randomUUID(), name: 'open.bin', size: 70_000, parentId: null })
  await visiting(server, by)
  const now = new Date(options.clock ?? Date.now()).getTime()
  const kept = async (): Promise<number> => (await readdir(FILES_FOLDER, { recursive: true })).filter((name) => name.includes('/')).length

  await tidyFiles(connect(owner), store, new Date(now + days(6)))
  expect([await kept(), (await filesOf(server, by, { view: 'bin' })).length]).toEqual([2, 1])
  expect(await answerTo(server, by, listUploads)).toHaveLength(1)

  await tidyFiles(connect(owner), store, new Date(now + days(31)))
  expect(await filesOf(server, by, { view: 'bin' })).toEqual([])
  expect(await answerTo(server, by, listUploads)).toEqual([])
  expect((await filesOf(server, by)).map(({ name }) => name)).toEqual(['kept.bin'])
  expect(await kept()).toBe(1)
  expect((await owner.query('select from file_manager.visit')).rowCount).toBe(0)
}, 60_000)

it('what lies in the store and nothing knows of goes after a week', async () => {
  const FILES_FOLDER = aFilesFolder()
  const server = await aServerForThisTest({ settings: { FILES_FOLDER } })
  const store = createObjectStore(readConfig({ DATABASE_URL: server.database.url, FILES_FOLDER }))
  const object = { key: randomUUID(), state: '' }
  await store.begin(object.key)
  await store.putPiece(object, { number: 0, offset: 0, size: 4 }, Readable.from([Buffer.from('lost')]))
  await store.finish(object, [], 4)

  await tidyFiles(connect(server.database.owner), store, new Date(Date.now() + days(7)))
  await expect(store.read(object.key)).resolves.toBeDefined()
  await tidyFiles(connect(server.database.owner), store, new Date(Date.now() + days(9)))
  await expect(store.read(object.key)).rejects.toThrow('ENOENT')
}, 60_000)

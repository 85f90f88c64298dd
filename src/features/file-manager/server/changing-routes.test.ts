import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aFile, aFilesFolder, aFolder, filesOf } from '../../../../scripts/testing/files.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  copyFiles,
  deleteFiles,
  emptyBin,
  listFileEvents,
  moveFiles,
  newFolder,
  noteOpened,
  readRoom,
  removeFiles,
  renameFile,
  restoreFiles,
  setStarred,
  unmoveFiles,
} from '../contract.ts'
import type { FileEntry } from '../file.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ settings: { FILES_FOLDER: aFilesFolder() } })
})
afterAll(() => server.app.close())

const anArchive = (): Promise<TestAccount> => anAccount(server)
const namesOf = (files: readonly FileEntry[]): readonly string[] => files.map(({ name }) => name)
const names = async (by: TestAccount, asked: Readonly<Record<string, string>> = {}) => namesOf(await filesOf(server, by, asked))
const done = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).statusCode

describe('changing the tree', () => {
  it('a new folder gets a number where its name is taken; sent twice it is there once', async () => {
    const by = await anArchive()
    const id = randomUUID()
    await aFolder(server, by, 'Plans')

    await answerTo(server, by, newFolder, { id, parentId: null, name: 'plans' })
    await answerTo(server, by, newFolder, { id, parentId: null, name: 'plans' })

    expect(await names(by)).toEqual(['Plans', 'plans (2)'])
  })

  it('renaming keeps the rest, and is refused where the name is taken', async () => {
    const by = await anArchive()
    const file = await aFile(server, by, { name: 'old.txt' })
    await aFile(server, by, { name: 'there.txt' })

    expect(await answerTo(server, by, renameFile, { fileId: file.id, name: ' new/name.txt ' })).toMatchObject({
      name: 'new_name.txt',
      size: 4,
    })
    const refused = await ask(server, by, renameFile, { fileId: file.id, name: 'THERE.txt' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('THERE.txt') })
    expect((await answerTo(server, by, renameFile, { fileId: file.id, name: 'New_Name.txt' })).name).toBe('New_Name.txt')
  })

  it('moves, with sizes of folders, and takes it back exactly', async () => {
    const by = await anArchive()
    const [from, to] = [await aFolder(server, by, 'From'), await aFolder(server, by, 'To')]
    const file = await aFile(server, by, { parentId: from, content: 'x'.repeat(10) })

    const moved = await answerTo(server, by, moveFiles, { fileIds: [file.id], folderId: to })

    expect(await filesOf(server, by)).toMatchObject([{ size: 0 }, { size: 10 }])
    expect(moved.before).toEqual([{ id: file.id, parentId: from, name: 'file.txt' }])
    await answerTo(server, by, unmoveFiles, moved)
    expect(await filesOf(server, by)).toMatchObject([{ size: 10 }, { size: 0 }])
    expect(await names(by, { folderId: from })).toEqual(['file.txt'])
  })

  it('where a name is taken nothing moves without a choice; each choice does what it says', async () => {
    const by = await anArchive()
    const to = await aFolder(server, by, 'To')
    const there = await aFile(server, by, { name: 'a.txt', parentId: to, content: 'there' })
    const own = await aFile(server, by, { name: 'A.txt', content: 'own' })
    const move = { fileIds: [own.id], folderId: to }

    expect(await done(server, by, moveFiles, move)).toBe(409)
    expect(await answerTo(server, by, moveFiles, { ...move, conflict: 'skip' })).toMatchObject({ before: [], skippedIds: [own.id] })
    const both = await answerTo(server, by, moveFiles, { ...move, conflict: 'keep-both' })
    expect(await names(by, { folderId: to })).toEqual(['A (2).txt', 'a.txt'])
    await answerTo(server, by, unmoveFiles, both)
    expect(await names(by)).toEqual(['To', 'A.txt'])
    const replaced = await answerTo(server, by, moveFiles, { ...move, conflict: 'replace' })
    expect(replaced.replacedIds).toEqual([there.id])
    expect(await names(by, { folderId: to })).toEqual(['A.txt'])
    expect(await names(by, { view: 'bin' })).toEqual(['a.txt'])
    await answerTo(server, by, unmoveFiles, replaced)
    expect(await names(by, { folderId: to })).toEqual(['a.txt'])
    expect(await names(by)).toEqual(['To', 'A.txt'])
  })

  it('a folder never gets into itself, not even by taking back a made-up move', async () => {
    const by = await anArchive()
    const outer = await aFolder(server, by, 'Outer')
    const inner = await aFolder(server, by, 'Inner', outer)

    expect(await done(server, by, moveFiles, { fileIds: [outer], folderId: inner })).toBe(400)
    expect(await done(server, by, moveFiles, { fileIds: [outer], folderId: outer })).toBe(400)
    const before = [{ id: outer, parentId: inner, name: 'Outer' }]
    expect(await done(server, by, unmoveFiles, { before, replacedIds: [] })).toBe(400)
  })

  it('two moves at once make no circle', async () => {
    const by = await anArchive()
    for (let time = 0; time < 5; time += 1) {
      const [one, other] = [await aFolder(server, by, `A${time}`), await aFolder(server, by, `B${time}`)]
      const replies = await Promise.all([
        ask(server, by, moveFiles, { fileIds: [one], folderId: other }),
        ask(server, by, moveFiles, { fileIds: [other], folderId: one }),
      ])
      expect(replies.map(({ statusCode }) => statusCode).toSorted((low, high) => low - high)).toEqual([200, 400])
    }
  })

  it('copies whole folders, with their sizes, and gives numbers to taken names', async () => {
    const by = await anArchive()
    const outer = await aFolder(server, by, 'Outer')
    const inner = await aFolder(server, by, 'Inner', outer)
    await aFile(server, by, { parentId: inner, content: 'x'.repeat(7) })

    const { fileIds } = await answerTo(server, by, copyFiles, { fileIds: [outer], folderId: null })
    await answerTo(server, by, copyFiles, { fileIds: [outer], folderId: inner })

    expect(await filesOf(server, by)).toMatchObject([
      { name: 'Outer', size: 14 },
      { name: 'Outer (2)', size: 7, id: fileIds[0] },
    ])
    expect(await names(by, { folderId: inner })).toEqual(['Outer', 'file.txt'])
    expect(await answerTo(server, by, readRoom)).toMatchObject({ usedBytes: 21, binBytes: 0, files: 3 })
  })

  it('tells what happened, newest first', async () => {
    const by = await anArchive()
    const to = await aFolder(server, by, 'To')
    const { id } = await aFile(server, by, { name: 'a.txt' })
    await answerTo(server, by, renameFile, { fileId: id, name: 'b.txt' })
    await answerTo(server, by, moveFiles, { fileIds: [id], folderId: to })
    await answerTo(server, by, removeFiles, { fileIds: [id] })
    await answerTo(server, by, restoreFiles, { fileIds: [id] })
    await answerTo(server, by, noteOpened, { fileId: id })
    await answerTo(server, by, noteOpened, { fileId: id })

    const events = await answerTo(server, by, listFileEvents, { fileId: id })

    expect(events.map(({ what }) => what).toSorted()).toEqual(['added', 'moved', 'opened', 'removed', 'renamed', 'restored'])
    expect(events.find(({ what }) => what === 'renamed')).toMatchObject({ who: 'Anna Muster', before: 'a.txt', after: 'b.txt' })
    expect(events.find(({ what }) => what === 'moved')).toMatchObject({ before: 'My Files', after: 'My Files > To' })
  })
})

describe('the bin', () => {
  it('takes a folder with all in it, and gives it back as it was', async () => {
    const by = await anArchive()
    const outer = await aFolder(server, by, 'Outer')
    const inner = await aFolder(server, by, 'Inner', outer)
    const file = await aFile(server, by, { parentId: inner, content: 'x'.repeat(5) })
    await answerTo(server, by, setStarred, { fileIds: [file.id], starred: true })

    expect(await answerTo(server, by, removeFiles, { fileIds: [inner, outer] })).toEqual({ changed: 1 })

    expect(await names(by)).toEqual([])
    expect(await names(by, { q: 'file' })).toEqual([])
    expect(await names(by, { view: 'starred' })).toEqual([])
    expect(await filesOf(server, by, { view: 'bin' })).toMatchObject([{ name: 'Outer', size: 5, removed: expect.any(String) }])
    expect(await answerTo(server, by, readRoom)).toMatchObject({ usedBytes: 5, binBytes: 5, files: 0 })
    await answerTo(server, by, restoreFiles, { fileIds: [inner, outer] })
    expect(await names(by, { folderId: inner })).toEqual(['file.txt'])
    expect(await names(by, { view: 'starred' })).toEqual(['file.txt'])
    expect(await answerTo(server, by, readRoom)).toMatchObject({ usedBytes: 5, binBytes: 0, files: 1 })
  })

  it('gives back to the top where the folder is gone, with a number where the name is taken', async () => {
    const by = await anArchive()
    const folder = await aFolder(server, by, 'Folder')
    const file = await aFile(server, by, { parentId: folder })
    await answerTo(server, by, removeFiles, { fileIds: [file.id] })
    await answerTo(server, by, removeFiles, { fileIds: [folder] })
    await answerTo(server, by, deleteFiles, { fileIds: [folder] })
    await aFile(server, by)

    await answerTo(server, by, restoreFiles, { fileIds: [file.id] })

    expect(await names(by)).toEqual(['file (2).txt', 'file.txt'])
  })

  it('is emptied for good, and makes room', async () => {
    const by = await anArchive()
    const folder = await aFolder(server, by, 'Folder')
    await aFile(server, by, { parentId: folder })
    await answerTo(server, by, removeFiles, { fileIds: [folder] })

    expect(await answerTo(server, by, emptyBin)).toEqual({ changed: 1 })

    expect(await names(by, { view: 'bin' })).toEqual([])
    expect(await answerTo(server, by, readRoom)).toMatchObject({ usedBytes: 0, binBytes: 0, files: 0 })
  })
})

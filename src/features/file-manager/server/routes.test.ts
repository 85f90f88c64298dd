import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aFile, aFilesFolder, aFolder, filesOf } from '../../../../scripts/testing/files.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../../../scripts/testing/workspaces.ts'
import { listFolders, noteOpened, readFileEntry, setOffline, setStarred } from '../contract.ts'
import type { FileEntry } from '../file.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ settings: { FILES_FOLDER: aFilesFolder() } })
})
afterAll(() => server.app.close())

const anArchive = (): Promise<TestAccount> => anAccount(server)
const namesOf = (files: readonly FileEntry[]): readonly string[] => files.map(({ name }) => name)
const names = async (by: TestAccount, asked: Readonly<Record<string, string>> = {}) => namesOf(await filesOf(server, by, asked))

describe('files over the wire', () => {
  it('§3.32 a file has all its fields', async () => {
    const by = await anArchive()
    const plans = await aFolder(server, by, 'Plans')

    const file = await aFile(server, by, { name: 'Plan.TXT', content: 'Ein Plan', parentId: plans })

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(file).toEqual({
      id: file.id,
      name: 'Plan.TXT',
      type: 'document',
      owner: 'Anna Muster',
      size: 8,
      modified: time,
      opened: null,
      created: time,
      extention: 'txt',
      location: 'My Files > Plans',
      offline: false,
      preview: `/api/file-manager-app/content?fileId=${file.id}`,
      parentId: plans,
      mediaType: 'text/plain',
      starred: false,
      isOwn: true,
      removed: null,
      version: 1,
    })
    expect((await filesOf(server, by))[0]).toMatchObject({ type: 'folder', extention: '', size: 8, preview: '', location: 'My Files' })
  })

  it('§7.66 GET files gives what is in a folder, folders first', async () => {
    const by = await anArchive()
    const folder = await aFolder(server, by, 'Zebra')
    for (const name of ['b.txt', 'Ä.txt', 'c.txt']) await aFile(server, by, { name })
    await aFile(server, by, { name: 'inside.txt', parentId: folder })

    expect(await names(by)).toEqual(['Zebra', 'Ä.txt', 'b.txt', 'c.txt'])
    expect(await names(by, { sort: '-name' })).toEqual(['Zebra', 'c.txt', 'b.txt', 'Ä.txt'])
    expect(await names(by, { folderId: folder })).toEqual(['inside.txt'])
  })

  it('goes on after any row, in every order', async () => {
    const by = await anArchive()
    for (const name of ['F1', 'F2']) await aFolder(server, by, name)
    for (const name of ['a.txt', 'b.csv', 'c.txt']) await aFile(server, by, { name, content: name.repeat(name.length) })

    for (const sort of ['name', '-name', 'size', '-size', 'modified', '-modified', 'type', '-type', 'owner', '-owner']) {
      const all = await names(by, { sort })
      const walked: string[] = []
      for (let after: string | undefined; ;) {
        const [next] = await filesOf(server, by, { sort, limit: '1', ...(after === undefined ? {} : { after }) })
        if (!next) break
        walked.push(next.name)
        after = next.id
      }
      expect(walked).toEqual(all)
      expect(all.slice(0, 2).toSorted()).toEqual(['F1', 'F2'])
    }
  })

  it('searches for what is in many files everywhere and below a folder, in order', async () => {
    const by = await anArchive()
    const plans = await aFolder(server, by, 'Plans')
    const inner = await aFolder(server, by, 'Inner', plans)
    const many = Array.from({ length: 16 }, (_, at) => `Quince ${String(at).padStart(2, '0')}.txt`)
    for (const name of many) await aFile(server, by, { name, parentId: name < 'Quince 08' ? inner : null })
    await aFile(server, by, { name: 'Apple.txt', parentId: inner })

    expect(await names(by, { q: 'quince' })).toEqual(many)
    expect(await names(by, { q: 'quince', folderId: plans })).toEqual(many.slice(0, 8))
    expect(await names(by, { q: 'quince', sort: '-name', limit: '2' })).toEqual(['Quince 15.txt', 'Quince 14.txt'])
  })

  it('searches everywhere, below a folder and by type', async () => {
    const by = await anArchive()
    const outer = await aFolder(server, by, 'Outer')
    const inner = await aFolder(server, by, 'Inner', outer)
    await aFile(server, by, { name: 'Müller Bericht.txt', parentId: inner })
    await aFile(server, by, { name: 'Bericht_2025.csv' })

    expect(await names(by, { q: 'bericht' })).toEqual(['Bericht_2025.csv', 'Müller Bericht.txt'])
    expect(await names(by, { q: 'berich', folderId: outer })).toEqual(['Müller Bericht.txt'])
    expect(await names(by, { q: 'muller' })).toEqual(['Müller Bericht.txt'])
    expect(await names(by, { q: '???' })).toEqual([])
    expect(await names(by, { q: 'bericht', type: 'spreadsheet' })).toEqual(['Bericht_2025.csv'])
    expect(await names(by, { type: 'spreadsheet' })).toEqual(['Bericht_2025.csv'])
  })

  it('one file with the folders around it, and folders to choose from', async () => {
    const by = await anArchive()
    const outer = await aFolder(server, by, 'Outer')
    const inner = await aFolder(server, by, 'Inner', outer)
    const { id } = await aFile(server, by, { parentId: inner })

    expect((await answerTo(server, by, readFileEntry, { fileId: id })).path).toEqual([
      { id: outer, name: 'Outer' },
      { id: inner, name: 'Inner' },
    ])
    expect(await answerTo(server, by, listFolders)).toEqual([{ id: outer, name: 'Outer', hasFolders: true }])
    expect(await answerTo(server, by, listFolders, { parentId: outer })).toEqual([{ id: inner, name: 'Inner', hasFolders: false }])
  })
})

describe('views', () => {
  it('stars, offline marks and what was opened are each account’s own', async () => {
    const by = await anArchive()
    const beat = await aColleague(server, by)
    const one = await aFile(server, by, { name: 'one.txt' })
    await aFile(server, by, { name: 'two.txt' })

    await answerTo(server, by, setStarred, { fileIds: [one.id], starred: true })
    await answerTo(server, by, setOffline, { fileIds: [one.id], offline: true })
    await answerTo(server, by, noteOpened, { fileId: one.id })

    for (const view of ['starred', 'offline', 'recent']) {
      expect(await names(by, { view })).toEqual(['one.txt'])
      expect(await names(beat, { view })).toEqual([])
    }
    expect((await filesOf(server, by, { view: 'recent' }))[0]).toMatchObject({ starred: true, offline: true, opened: expect.any(String) })
    await answerTo(server, by, setStarred, { fileIds: [one.id], starred: false })
    expect(await names(by, { view: 'starred' })).toEqual([])
  })

  it('shared with me is what others have put here', async () => {
    const by = await anArchive()
    const beat = await aColleague(server, by)
    await aFile(server, by, { name: 'mine.txt' })
    await aFile(server, beat, { name: 'his.txt' })

    expect(await filesOf(server, by, { view: 'shared' })).toMatchObject([{ name: 'his.txt', owner: 'Beat Beispiel', isOwn: false }])
    expect(await names(beat, { view: 'shared' })).toEqual(['mine.txt'])
  })
})

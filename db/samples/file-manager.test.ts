import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { contentOf, filesOf } from '../../scripts/testing/files.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { sniffed } from '../../src/features/file-manager/server/sniff.ts'
import { germanFiles, germanFolders } from './file-manager-files.de.ts'
import { sampleFiles } from './file-manager-files.ts'
import { fileManagerSample } from './file-manager.ts'

it('a new workspace has folders and files for every view, each with what it claims to be', async () => {
  const server = await aServerForThisTest({ samples: [fileManagerSample] })
  const account = await anAccount(server)

  const top = await filesOf(server, account)
  const inside = await filesOf(server, account, { folderId: top[0]?.id ?? '' })

  expect(top.map(({ type }) => type)).toEqual(['folder', 'folder', 'folder', 'spreadsheet', 'document', 'document'])
  expect(inside).toHaveLength(4)
  for (const view of ['starred', 'shared', 'recent', 'offline'])
    expect((await filesOf(server, account, { view })).length).toBeGreaterThan(0)
  for (const file of sampleFiles) {
    const bytes = await file.content()
    expect(await sniffed(bytes, file.name)).toBe(file.mediaType)
    expect(bytes.length).toBeLessThan(65_536)
  }
  const [picture] = await filesOf(server, account, { q: 'plan' })
  const reply = await contentOf(server, account, picture?.id ?? '')
  expect(reply.headers['content-type']).toBe('image/png')
})

it('every file has its German name and words, none of them the English ones but for names of firms', async () => {
  expect(Object.keys(germanFiles)).toEqual(sampleFiles.map(({ name }) => name))
  for (const { name } of sampleFiles) expect(germanFiles[name]?.name === name).toBe(/(AG|GmbH)\.docx$/.test(name))
  for (const { name, mediaType, content } of sampleFiles.filter(({ type }) => type !== 'image')) {
    const german = germanFiles[name]
    const bytes = (await german?.content?.()) ?? Buffer.alloc(0)
    expect(bytes.equals(await content())).toBe(false)
    expect(await sniffed(bytes, german?.name ?? '')).toBe(mediaType)
    expect(bytes.length).toBeLessThan(65_536)
  }
})

it('a German workspace has German folders and files', async () => {
  const server = await aServerForThisTest({
    samples: [(tx, workspace) => fileManagerSample(tx, { ...workspace, language: 'de' })],
  })
  const account = await anAccount(server)

  const top = await filesOf(server, account)
  const below = await Promise.all(top.filter(({ type }) => type === 'folder').map(({ id }) => filesOf(server, account, { folderId: id })))
  const names = [...top, ...below.flat()].map(({ name }) => name)

  expect(names.toSorted()).toEqual([...Object.values(germanFolders), ...Object.values(germanFiles).map(({ name }) => name)].toSorted())
})

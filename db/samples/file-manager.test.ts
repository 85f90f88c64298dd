import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { contentOf, filesOf } from '../../scripts/testing/files.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { sniffed } from '../../src/features/file-manager/server/sniff.ts'
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

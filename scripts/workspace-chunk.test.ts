import { expect, it } from 'vitest'
import { workspaceChunk } from './workspace-chunk.ts'

const modules: Readonly<Record<string, { readonly importedIds: string[]; readonly dynamicallyImportedIds: string[] }>> = {
  entry: { importedIds: ['react'], dynamicallyImportedIds: ['calendar', 'workspace'] },
  react: { importedIds: [], dynamicallyImportedIds: [] },
  calendar: { importedIds: ['popup'], dynamicallyImportedIds: [] },
  popup: { importedIds: [], dynamicallyImportedIds: [] },
  workspace: { importedIds: ['frame', 'react'], dynamicallyImportedIds: ['mail'] },
  frame: { importedIds: ['popup', 'tree'], dynamicallyImportedIds: [] },
  tree: { importedIds: ['frame'], dynamicallyImportedIds: [] },
  mail: { importedIds: ['tree', 'rows'], dynamicallyImportedIds: [] },
  rows: { importedIds: [], dynamicallyImportedIds: [] },
}

it('takes what every page of the workspace needs, and leaves what the public pages or single apps need', () => {
  const chunkOf = workspaceChunk('entry', 'workspace')

  const taken = Object.keys(modules).filter((id) => chunkOf(id, { getModuleInfo: (each) => modules[each] ?? null }) === 'workspace')

  expect(taken).toEqual(['frame', 'tree'])
})

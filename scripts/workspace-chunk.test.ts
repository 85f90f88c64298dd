import { expect, it } from 'vitest'
import { workspaceChunks } from './workspace-chunk.ts'

type Modules = Readonly<
  Record<string, { readonly code?: string; readonly importedIds?: string[]; readonly dynamicallyImportedIds?: string[] }>
>

function taken(modules: Modules, chunk: 'workspace' | 'apps' = 'workspace'): readonly string[] {
  const nameOf = workspaceChunks('entry', 'workspace')[chunk]
  const getModuleInfo = (id: string) => ({ code: '', importedIds: [], dynamicallyImportedIds: [], ...modules[id] })
  return Object.keys(modules).filter((id) => nameOf(id, { getModuleInfo }) === chunk)
}

it('takes what every page of the workspace needs, and leaves what the public pages or single apps need', () => {
  const found = taken({
    entry: { importedIds: ['react'], dynamicallyImportedIds: ['calendar', 'workspace'] },
    react: {},
    calendar: { importedIds: ['popup'] },
    popup: {},
    workspace: { importedIds: ['frame', 'react'], dynamicallyImportedIds: ['mail'] },
    frame: { importedIds: ['popup', 'tree'] },
    tree: { importedIds: ['frame'] },
    mail: { importedIds: ['tree', 'rows'] },
    rows: {},
  })

  expect(found).toEqual(['frame', 'tree'])
})

it('takes of a list of a library only what is imported from it', () => {
  const found = taken({
    entry: { dynamicallyImportedIds: ['workspace'] },
    workspace: { code: "import { Bell } from 'icons'", importedIds: ['icons'], dynamicallyImportedIds: ['mail'] },
    mail: { code: "import { Inbox } from 'icons'", importedIds: ['icons'] },
    icons: {
      code: "export { default as Bell } from './bell'\nexport { default as Inbox } from './inbox'",
      importedIds: ['bell', 'inbox'],
    },
    bell: { code: 'export default 1' },
    inbox: { code: 'export default 2' },
  })

  expect(found).toEqual(['icons', 'bell'])
})

it('takes all of a list where nobody can say what is used of it', () => {
  const found = taken({
    entry: { dynamicallyImportedIds: ['workspace'] },
    workspace: { code: "import * as icons from 'icons'", importedIds: ['icons'] },
    icons: { code: "export { default as Bell } from './bell'", importedIds: ['bell'] },
    bell: { code: 'export default 1' },
  })

  expect(found).toEqual(['icons', 'bell'])
})

it('offers to the chunk of the apps what belongs to no app, no public page and not to the frame', () => {
  const found = taken(
    {
      entry: { importedIds: ['/src/ui/button.tsx'], dynamicallyImportedIds: ['workspace'] },
      workspace: { importedIds: ['/src/ui/tip.tsx'], dynamicallyImportedIds: ['/src/features/mail/client/mail-page.tsx'] },
      '/src/features/mail/client/mail-page.tsx': { importedIds: ['/src/ui/button.tsx', '/src/ui/menu.tsx', '/src/ui/tip.tsx'] },
      '/src/ui/button.tsx': {},
      '/src/ui/menu.tsx': {},
      '/src/ui/tip.tsx': {},
    },
    'apps',
  )

  expect(found).toEqual(['/src/ui/menu.tsx'])
})

import { describe, expect, it } from 'vitest'
import { appFiles, firstLoadFiles, judge, judgeWorkspace, preloadedFonts, sharedFiles, workspaceFiles } from './size-budget.ts'
import type { Manifest } from '../src/main/build-manifest.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js', '_shared.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js' },
  'src/features/status/client/status-page.tsx': { file: 'status.js', imports: ['_shared.js', '_query.js'] },
  '_query.js': { file: 'query.js' },
}

/** As much as is allowed, to the byte. */
const full = { js: 90_000, css: 15_000, html: 15_000, font: 40_000 }

describe('the first load', () => {
  it('holds the entry and all it imports, each file once, and nothing that is loaded later', () => {
    expect(firstLoadFiles(manifest)).toEqual(['entry.js', 'entry.css', 'shared.js', 'shared.css', 'deep.js'])
  })

  it('holds the page of the form even where it is a chunk of its own', () => {
    const split: Manifest = { ...manifest, 'src/features/extension/client/form/form-page.tsx': { file: 'form.js', imports: ['_query.js'] } }

    expect(firstLoadFiles(split)).toContain('form.js')
    expect(firstLoadFiles(split)).toContain('query.js')
  })

  it('holds the font that the page asks for at once', () => {
    const page = '<link rel="icon" href="/favicon.svg"><link\n rel="preload"\n href="/assets/a-1.woff2"\n as="font" crossorigin />'

    expect(preloadedFonts(page)).toEqual(['assets/a-1.woff2'])
  })

  it('passes at the budget and fails one byte above it', () => {
    expect(judge(full).isWithin).toBe(true)
    for (const kind of ['js', 'css', 'html', 'font'] as const) expect(judge({ ...full, [kind]: full[kind] + 1 }).isWithin).toBe(false)
  })

  it('prints each kind and the whole', () => {
    expect(judge(full).lines).toEqual([
      'first load: 90.0 kB of 90 kB',
      'first load styles: 15.0 kB of 15 kB',
      'first load page: 15.0 kB',
      'first load font: 40.0 kB',
      'first load in all: 160.0 kB of 160 kB',
    ])
  })

  it.each(['js', 'css', 'html', 'font'] as const)('fails when no %s was measured', (kind) => {
    expect(judge({ ...full, [kind]: 0 }).isWithin).toBe(false)
  })
})

describe('the workspace', () => {
  const withWorkspace: Manifest = {
    ...manifest,
    'src/main/workspace-client.tsx': { file: 'workspace.js', imports: ['_shared.js', '_query.js'] },
    'src/features/notes/client/notes-page.tsx': { file: 'notes.js', imports: ['_query.js', '_apps-1.js', '_editor.js'] },
    '_apps-1.js': { file: 'apps.js', css: ['apps.css'] },
    '_editor.js': { file: 'editor.js' },
  }

  it('is the entry, its own chunk and all they import', () => {
    expect(workspaceFiles(withWorkspace)).toEqual(['entry.js', 'workspace.js', 'shared.js', 'query.js', 'deep.js'])
  })

  it('counts for an app what its page adds, in chunks of its own', () => {
    expect([...appFiles(withWorkspace)]).toEqual([['src/features/notes/client/notes-page.tsx', ['notes.js', 'editor.js']]])
  })

  it('counts what many apps share once, and for none of them', () => {
    expect(sharedFiles(withWorkspace)).toEqual(['apps.js'])
  })

  it('passes at its budgets and fails one byte above them, or where nothing was measured', () => {
    const isWithin = (workspace: number, shared: number, app: number, part: number): boolean => {
      const parts = new Map([
        ['src/features/notes/client/notes-page.tsx', app],
        ['src/shell/parts/rich-text/editor-body.tsx', part],
      ])
      return judgeWorkspace({ workspace, shared, parts }).isWithin
    }

    expect(isWithin(215_000, 70_000, 95_000, 155_000)).toBe(true)
    expect(isWithin(215_001, 70_000, 95_000, 155_000)).toBe(false)
    expect(isWithin(215_000, 70_001, 95_000, 155_000)).toBe(false)
    expect(isWithin(215_000, 70_000, 95_001, 155_000)).toBe(false)
    expect(isWithin(215_000, 70_000, 95_000, 155_001)).toBe(false)
    expect(isWithin(0, 70_000, 95_000, 155_000)).toBe(false)
    expect(judgeWorkspace({ workspace: 1, shared: 1, parts: new Map() }).isWithin).toBe(false)
  })
})

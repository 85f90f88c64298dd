import { describe, expect, it } from 'vitest'
import { firstLoadFiles, judge, preloadedFonts } from './size-budget.ts'
import type { Manifest } from '../src/main/build-manifest.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js', '_shared.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js' },
  'src/features/status/client/status-page.tsx': { file: 'status.js', imports: ['_shared.js', '_query.js'] },
  '_query.js': { file: 'query.js' },
}

/** As much as is allowed, to the byte. */
const full = { js: 95_000, css: 15_000, html: 10_000, font: 40_000 }

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
      'first load: 95.0 kB of 95 kB',
      'first load styles: 15.0 kB of 15 kB',
      'first load page: 10.0 kB',
      'first load font: 40.0 kB',
      'first load in all: 160.0 kB of 160 kB',
    ])
  })

  it.each(['js', 'css', 'html', 'font'] as const)('fails when no %s was measured', (kind) => {
    expect(judge({ ...full, [kind]: 0 }).isWithin).toBe(false)
  })
})

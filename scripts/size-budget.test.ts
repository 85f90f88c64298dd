import { describe, expect, it } from 'vitest'
import { firstLoadFiles, judge, type Manifest } from './size-budget.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js', '_shared.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js' },
  'src/features/status/client/status-page.tsx': { file: 'status.js', imports: ['_shared.js', '_query.js'] },
  '_query.js': { file: 'query.js' },
}

describe('the first load', () => {
  it('holds the entry and all it imports, each file once, and nothing that is loaded later', () => {
    expect(firstLoadFiles(manifest)).toEqual(['entry.js', 'entry.css', 'shared.js', 'shared.css', 'deep.js'])
  })

  it('holds the page of the form even where it is a chunk of its own', () => {
    const split: Manifest = { ...manifest, 'src/features/extension/client/form-page.tsx': { file: 'form.js', imports: ['_query.js'] } }

    expect(firstLoadFiles(split)).toContain('form.js')
    expect(firstLoadFiles(split)).toContain('query.js')
  })

  it('passes at the budget and fails one byte above it', () => {
    expect(judge({ js: 95_000, css: 15_000 }).isWithin).toBe(true)
    expect(judge({ js: 95_001, css: 15_000 }).isWithin).toBe(false)
    expect(judge({ js: 95_000, css: 15_001 }).isWithin).toBe(false)
  })

  it('fails when nothing was measured', () => {
    expect(judge({ js: 0, css: 0 }).isWithin).toBe(false)
  })
})

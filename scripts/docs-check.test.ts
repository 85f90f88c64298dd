import { describe, expect, it } from 'vitest'
import { faultsOf, machinePaths, type Tree } from './docs-check.ts'

const aTree = (pages: Readonly<Record<string, string>>): Tree => ({
  exists: (path) => path in pages || path === 'src/kit/texts.ts' || path === 'src/kit/',
  read: (path) => pages[path] ?? '',
  scripts: ['check'],
})

describe('a page of documentation', () => {
  it('passes when links, headings, paths and commands are there', () => {
    const page = '[a](b.md) [c](b.md#one-two) [d](#here) [e](https://example.org)\n# Here\n`src/kit/texts.ts` `kit/` `npm run check`'
    const tree = aTree({ 'docs/a.md': page, 'docs/b.md': '## One, two' })

    expect(faultsOf('docs/a.md', tree)).toEqual([])
  })

  it.each([
    ['[a](gone.md)', 'docs/a.md: the link gone.md leads nowhere'],
    ['[a](../docs/gone.md "title")', 'docs/a.md: the link ../docs/gone.md leads nowhere'],
    ['[a](#nothing)', 'docs/a.md: the link #nothing names no heading'],
    ['see `src/kit/gone.ts`', 'docs/a.md: the path src/kit/gone.ts is gone'],
    ['see `platform/gone.ts`', 'docs/a.md: the path src/platform/gone.ts is gone'],
    ['see `docs/gone.md`', 'docs/a.md: the path docs/gone.md is gone'],
    ['```sh\nnpm run gone\n```', 'docs/a.md: npm run gone is not a script of package.json'],
  ])('fails on %j', (page, fault) => {
    expect(faultsOf('docs/a.md', aTree({ 'docs/a.md': page }))).toEqual([fault])
  })

  it.each(['`src/features/X/client`', '`cantons/<id>.json`', '`src/**/*.ts`', '`contract.ts`', '`application/json`'])(
    'leaves %s alone, which is no path of its own',
    (page) => {
      expect(faultsOf('docs/a.md', aTree({ 'docs/a.md': page }))).toEqual([])
    },
  )

  it('may not name a place on somebody’s machine', () => {
    const place = ['', 'home', 'somebody'].join('/')

    expect(machinePaths('a.md', `look at ${place}/notes`)).toEqual([`a.md: names the machine path ${place}`])
    expect(machinePaths('a.md', `https://example.org${place} and ../home/x`)).toEqual([])
  })
})

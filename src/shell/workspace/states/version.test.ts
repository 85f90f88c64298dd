import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { versionIn } from './version.ts'

it('knows a version by the name of its main script', () => {
  const page = '<link rel="modulepreload" href="/assets/part-1.js"><script type="module" crossorigin src="/assets/index-Ab3.js"></script>'

  expect(versionIn(page)).toBe('/assets/index-Ab3.js')
})

it('takes neither the block of the page nor an error page for a version', () => {
  expect(versionIn('<script type="application/json" id="page">{"src":"/x.js"}</script>')).toBeUndefined()
  expect(versionIn('{"problem":"unavailable"}')).toBeUndefined()
})

it('finds the script in the page the build begins with', () => {
  expect(versionIn(readFileSync('index.html', 'utf8'))).toMatch(/^\/src\//)
})

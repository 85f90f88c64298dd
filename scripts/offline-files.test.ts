import { expect, it } from 'vitest'
import { offlineFiles, offlineWorker } from './offline-files.ts'

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], assets: ['latin.woff2', 'cyrillic.woff2'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'src/features/extension/client/result/result-page.tsx': { file: 'result.js', css: ['result.css'], imports: ['index.html'] },
  'src/features/status/client/status-page.tsx': { file: 'status.js', imports: ['_query.js'] },
  '_query.js': { file: 'query.js' },
}

it('keeps the public pages with what they need, and nothing else', () => {
  expect(offlineFiles(manifest)).toEqual(['/main.js', '/main.css', '/latin.woff2', '/result.js', '/result.css', '/shared.js'])
})

it('gives the worker its list and a new name for a new list', () => {
  const source = "const version = 'development' // x\nconst files = [] // y"

  const [one, same, other] = [['/a.js'], ['/a.js'], ['/b.js']].map((files) => offlineWorker(source, files))

  expect(one).toMatch(/^const version = 'offline-[0-9a-f]{16}' .*\nconst files = \["\/a\.js"\]/)
  expect(same).toBe(one)
  expect(other?.split('\n')[0]).not.toBe(one?.split('\n')[0])
})

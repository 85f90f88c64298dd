import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withList } from './contents.ts'
import { neededPackages } from './needed-packages.ts'
import { serverSources } from './server-sources.ts'
import { packed, type TarFile } from './tar.ts'

const script = resolve('deploy/check-contents.sh')
const long = `${'folder/'.repeat(16)}a-file-with-a-name-that-does-not-fit-into-one-field.txt`
const file = (path: string, content: string, mode = 0o644): TarFile => ({ path, mode, content: Buffer.from(content) })

function aFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/contents-`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An archive as an operator gets it, unpacked by the system's own program. */
function unpacked(files: readonly TarFile[]): string {
  const folder = aFolder()
  writeFileSync(`${folder}/a.tar.gz`, packed('product', withList(files), 1_700_000_000))
  execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder })
  return `${folder}/product`
}

function check(folder: string): string {
  try {
    return execFileSync('sh', [script, folder], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return `refused: ${String(error)}`
  }
}

it('the same files make the same archive, in whatever order and whenever; another byte, name or right makes another', () => {
  const [one, two] = [file('a', 'x'), file('b/c', 'y')]
  const pack = (...files: TarFile[]): string => packed('product', withList(files), 7).toString('base64')

  expect(pack(two, one)).toBe(pack(one, two))
  expect(new Set([pack(one), pack(file('a', 'z')), pack(file('z', 'x')), pack(file('a', 'x', 0o755))]).size).toBe(4)
})

it('what comes out is what went in, with long names and empty files', () => {
  const folder = unpacked([file('a', 'x'.repeat(512)), file('empty', ''), file(long, 'y'), file('run.sh', '', 0o755)])

  expect(check(folder)).toContain('4 files, all as they were packed')
  expect(execFileSync('stat', ['-c', '%a %Y', 'run.sh', 'a'], { cwd: folder, encoding: 'utf8' })).toBe('755 1700000000\n644 1700000000\n')
})

it.each([
  ['a changed file', (folder: string) => writeFileSync(`${folder}/a`, 'z')],
  ['a missing file', (folder: string) => rmSync(`${folder}/a`)],
  ['a file too many', (folder: string) => writeFileSync(`${folder}/c`, '')],
  ['a digest of another file', (folder: string) => copyFileSync(`${folder}/b`, `${folder}/a`)],
  ['a list that was cut', (folder: string) => writeFileSync(`${folder}/CONTENTS.sha256`, '')],
])('%s is refused', (_, spoil) => {
  const folder = unpacked([file('a', 'x'), file('b', 'y')])
  chmodSync(folder, 0o755)

  spoil(folder)

  expect(check(folder)).toContain('refused')
})

it('a name that no archive can hold is refused, not cut', () => {
  expect(() => packed('product', [file('x'.repeat(200), '')], 0)).toThrow('too long')
})

it('the server is everything its start names, without types and without what only the build reads', () => {
  const root = aFolder()
  const put = (path: string, text: string): void => {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put(
    'src/start.ts',
    `import type { A } from './types.ts'\nconst b = await import('../lib/b.ts')\nnew Worker(new URL('./worker.ts', import.meta.url))`,
  )
  put('src/types.ts', `import 'only-types'`)
  put('src/worker.ts', `import one from '@x/one/part.js'\nreadFile(projectPath('lib/drawing.json'))\nrender('src/page.tsx')`)
  put('src/page.tsx', '')
  put('lib/b.ts', `import 'two'`)
  put('lib/drawing.json', '{}')

  expect(serverSources(root, ['src/start.ts'], ['@x/one', 'two', 'only-types', 'unused'])).toEqual({
    files: ['lib/b.ts', 'lib/drawing.json', 'src/start.ts', 'src/worker.ts'],
    packages: ['@x/one', 'two'],
  })
})

it('packages come with what they need, from where Node finds it; not for one machine, not types', () => {
  const lockfile = JSON.stringify({
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1', '@types/c': '1' }, optionalDependencies: { native: '1', absent: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/a/node_modules/b': {
        version: '2.0.0',
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/native': { version: '1.0.0', os: ['linux'] },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    },
  })

  expect(neededPackages(lockfile, ['a']).map(({ folder, name, version }) => `${folder} ${name} ${version}`)).toEqual([
    'node_modules/a a 1.0.0',
    'node_modules/a/node_modules/b b 2.0.0',
    'node_modules/d d 1.0.0',
  ])
  expect(() => neededPackages(lockfile, ['native'])).toThrow('needs native')
})

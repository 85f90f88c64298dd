import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { withImports, type Manifest } from '../src/main/build-manifest.ts'
import { projectPath } from '../src/main/project.ts'

/** What the public pages are made of; everything else of the product needs a network anyway. */
const publicParts = /^(index\.html|src\/(main\/(?!workspace)|shell\/(?!workspace\/|parts\/)|features\/extension\/))/

/** The files of the public pages and of whatever they need, without fonts for scripts that no page is written in. */
export function offlineFiles(manifest: Manifest): readonly string[] {
  const keys = withImports(
    manifest,
    Object.keys(manifest).filter((key) => publicParts.test(key)),
  )
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)].filter((file) => !/(cyrillic|vietnamese)/.test(file)).map((file) => `/${file}`)
}

/** The worker with its list, and a name that changes whenever the list does. */
export function offlineWorker(source: string, files: readonly string[]): string {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
  return source
    .replace("const version = 'development'", `const version = 'offline-${version}'`)
    .replace('const files = []', `const files = ${JSON.stringify(files)}`)
}

if (import.meta.main) {
  const manifest = JSON.parse(await readFile(projectPath('dist/.vite/manifest.json'), 'utf8')) as Manifest // written by the build
  const worker = projectPath('dist/offline-worker.js')
  const files = ['/favicon.svg', ...offlineFiles(manifest)]
  await writeFile(worker, offlineWorker(await readFile(worker, 'utf8'), files))
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packagesIn, type Manifest } from '../supply/packages.ts'
import { sbomOf } from '../supply/sbom.ts'
import { neededPackages } from './needed-packages.ts'
import { serverSources } from './server-sources.ts'
import type { TarFile } from './tar.ts'

/** One program of the product starts here, whichever part of it is wanted. */
export const start = 'src/main/start.ts'
const listName = 'CONTENTS.sha256'

const alsoFiles = ['package.json', '.node-version', 'LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/openapi.json']
const alsoFolders = ['cantons', 'db/migrations', 'deploy', 'dist', 'dist-server', 'docs/operator']
/** For those who develop a package, not for those who run it. */
const notToRun = /\.(map|d\.[mc]?ts)$/

/** Everything an installation needs beside Node and PostgreSQL, with the list of its digests last. */
export function archiveContents(root: string): readonly TarFile[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest // npm keeps its form
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const sources = serverSources(root, [start], Object.keys(manifest.dependencies))
  const needed = neededPackages(lockfile, sources.packages)
  const ids = new Set(needed.map(({ name, version }) => `${name}@${version}`))
  const paths = new Set([
    ...sources.files,
    ...alsoFiles,
    ...alsoFolders.flatMap((folder) => filesBelow(root, folder)),
    ...needed.flatMap(({ folder }) => filesBelow(root, folder).filter((path) => !notToRun.test(path))),
  ])
  const parts = packagesIn(lockfile).filter(({ name, version }) => ids.has(`${name}@${version}`))
  const files = [...paths].map((path) => readTarFile(root, path))
  return withList([...files, { path: 'sbom.cdx.json', mode: 0o644, content: Buffer.from(sbomOf(manifest, parts)) }])
}

/** The list in the form that `sha256sum --check` reads. */
export function withList(files: readonly TarFile[]): readonly TarFile[] {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const lines = sorted.map(({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
  return [...sorted, { path: listName, mode: 0o644, content: Buffer.from(lines.join('')) }]
}

function readTarFile(root: string, path: string): TarFile {
  const place = join(root, path)
  const isProgram = (statSync(place).mode & 0o100) !== 0
  return { path, mode: isProgram ? 0o755 : 0o644, content: readFileSync(place) }
}

/** Without the packages that a package keeps for itself: those are needed or not on their own account. */
function filesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) throw new Error(`${folder} is not there. Install the packages and build first.`)
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) return [path]
    return entry.isDirectory() && entry.name !== 'node_modules' ? filesBelow(root, path) : []
  })
}

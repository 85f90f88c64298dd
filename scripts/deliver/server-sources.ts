import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'

/** What the server loads of this tree, and which packages its sources name. */
export type ServerSources = { readonly files: readonly string[]; readonly packages: readonly string[] }

const quoted = /(['"`])((?:\.{1,2}\/)*[@\w.][\w@./-]*)\1/g

/**
 * Everything that can be reached from the start of server, worker and command line. Not only imports count: whatever a source names in
 * quotes and the tree has beside it, or among its packages, is taken along, but for sources that only the build can read. That may be a file too many, never one too few.
 */
export function serverSources(root: string, start: readonly string[], dependencies: readonly string[]): ServerSources {
  const files = new Set(start)
  const packages = new Set<string>()
  // The loop also visits what it adds itself.
  for (const file of files) {
    for (const name of namedIn(join(root, file))) {
      const beside = placesOf(file, name).find((path) => /\.(?!tsx$)[a-z]+$/.test(path) && existsSync(join(root, path)))
      if (beside !== undefined) files.add(beside)
      const owner = packageOf(name)
      if (dependencies.includes(owner)) packages.add(owner)
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}

/** Types are gone when the server runs, and so is what only they name. */
function namedIn(file: string): readonly string[] {
  if (!file.endsWith('.ts')) return []
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  return [...source.matchAll(quoted)].map(([, , name = '']) => name)
}

function placesOf(file: string, name: string): readonly string[] {
  const beside = normalize(join(dirname(file), name))
  return name.startsWith('.') || name.startsWith('/') ? [beside] : [beside, normalize(name)]
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

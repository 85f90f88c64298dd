import { readFileSync } from 'node:fs'

/** One package as the lockfile knows it. */
export type Package = {
  readonly name: string
  readonly version: string
  /** As npm writes it: the method, a stroke, the digest in base 64. */
  readonly integrity: string
  readonly licence: string
  /** Needed to build and test only. */
  readonly isForUs: boolean
  readonly hasScript: boolean
}
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly version: string
  readonly name: string
}
type Entry = {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8')) as Manifest // npm keeps its form
}

/** Every package that can be installed, by name and version; several places of the same one are one. */
export function packagesIn(lockfile: string): readonly Package[] {
  const { packages } = JSON.parse(lockfile) as { readonly packages: Readonly<Record<string, Entry>> } // npm keeps its form
  const all = Object.entries(packages).flatMap(([path, entry]) => (path === '' ? [] : [packageOf(path, entry)]))
  const byId = new Map<string, Package>()
  for (const each of all) {
    const id = `${each.name}@${each.version}`
    const known = byId.get(id)
    byId.set(id, { ...each, isForUs: each.isForUs && (known?.isForUs ?? true) })
  }
  return [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}

function packageOf(path: string, entry: Entry): Package {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    name,
    version: entry.version ?? '',
    integrity: entry.integrity ?? '',
    licence: entry.license ?? readByHand[`${name}@${entry.version}`] ?? '',
    isForUs: entry.dev ?? false,
    hasScript: entry.hasInstallScript ?? false,
  }
}

/** Their package.json says nothing; read in the licence file or the readme they bring along. */
const readByHand: Readonly<Record<string, string>> = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@0.1.2': 'MIT',
}

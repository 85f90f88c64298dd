/** A package as the lockfile has it, by its folder. */
type Entry = {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

export type NeededPackage = { readonly folder: string; readonly name: string; readonly version: string }

/** These packages and all they need, as npm has laid them out. What fits one kind of machine only is left to it, types to those who build. */
export function neededPackages(lockfile: string, names: readonly string[]): readonly NeededPackage[] {
  const { packages } = JSON.parse(lockfile) as { readonly packages: Readonly<Record<string, Entry>> } // npm keeps its form
  const folders = new Set<string>()
  const add = (from: string, name: string, isOptional: boolean): void => {
    if (name.startsWith('@types/')) return
    const folder = foundFrom(from, name, packages)
    const entry = folder === undefined ? undefined : packages[folder]
    const isForAll = entry && entry.os === undefined && entry.cpu === undefined
    if (folder !== undefined && isForAll) folders.add(folder)
    else if (!isOptional) throw new Error(`${from || 'the server'} needs ${name}, which the lockfile does not have for every machine.`)
  }
  for (const name of names) add('', name, false)
  // The loop also visits what it adds itself.
  for (const folder of folders) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[folder] ?? {}
    for (const name of Object.keys(dependencies)) add(folder, name, false)
    for (const name of Object.keys(optionalDependencies)) add(folder, name, true)
    for (const name of Object.keys(peerDependencies)) if (!peerDependenciesMeta[name]?.optional) add(folder, name, false)
  }
  return [...folders].toSorted().map((folder) => ({
    folder,
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: packages[folder]?.version ?? '',
  }))
}

/** As Node looks for it: beside the package that asks, then one folder further up, and so on. */
function foundFrom(folder: string, name: string, packages: Readonly<Record<string, Entry>>): string | undefined {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (packages[path]) return path
    if (place === '') return undefined
  }
}

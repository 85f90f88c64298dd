import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plant } from '../faults/scratch-tree.ts'
import { pollsFiles, registryEntries } from './polls-files.ts'

const needed =
  /^(src|db|scripts|e2e|cantons|public|index\.html|package\.json|tsconfig.*\.json|(vite|vitest|playwright)\.config\.ts|\.dependency-cruiser\.mjs)$/

/** A copy of the project in a folder of its own, to try out what a developer would do. */
export function copyProject(root: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'six-steps-'))
  for (const name of readdirSync(root).filter((each) => needed.test(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Adds the app «polls» as the architecture says: its folder, one migration, two registry entries. Names the files it touched. */
export function addPolls(folder: string): { readonly added: readonly string[]; readonly changed: readonly string[] } {
  const last =
    readdirSync(join(folder, 'db/migrations'))
      .toSorted((a, b) => a.localeCompare(b))
      .at(-1) ?? '0000'
  const files = pollsFiles(String(Number(last.slice(0, 4)) + 1).padStart(4, '0'))
  plant(folder, files)
  for (const [path, entries] of Object.entries(registryEntries)) changeFile(join(folder, path), entries)
  return { added: Object.keys(files), changed: Object.keys(registryEntries) }
}

function changeFile(path: string, entries: (typeof registryEntries)[string]): void {
  const changed = entries.reduce(
    (source, [before, after]) => {
      if (!source.includes(before)) throw new Error(`${path} has no place for: ${before}`)
      return source.replace(before, () => after)
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, changed)
}

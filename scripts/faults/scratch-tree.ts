import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isTest } from '../project-files.ts'

const configuration = /^(tsconfig.*\.json|package\.json|\.oxlintrc\.json|\.dependency-cruiser\.mjs)$/

/** A copy of the source and of what its checks read, in a folder of its own. */
export function copyTree(root: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'planted-faults-'))
  for (const name of readdirSync(root).filter((each) => configuration.test(each))) cpSync(join(root, name), join(tree, name))
  for (const folder of ['src', 'db']) cpSync(join(root, folder), join(tree, folder), { recursive: true, filter: (path) => !isTest(path) })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

export function plant(tree: string, files: Readonly<Record<string, string>>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), source)
  }
}

export function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true })
}

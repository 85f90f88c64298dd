import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notOurs = new Set(['node_modules', 'dist', '.git', '.local'])

/** Every file that people of this project write, as paths from its root with `/`, sorted. */
export function projectFiles(root: string): readonly string[] {
  return filesBelow(root, '').toSorted()
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name)) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
}

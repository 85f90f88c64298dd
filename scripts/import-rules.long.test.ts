import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyTree, plant, removeTree } from './faults/scratch-tree.ts'
import { checkImports } from './import-rules.ts'

describe('the check of imports', () => {
  const tree = copyTree(resolve(import.meta.dirname, '..'))
  afterAll(() => removeTree(tree))

  it('reads every source file', async () => {
    const { read, unread } = await checkImports(tree)

    expect(unread).toEqual([])
    expect(read).toBeGreaterThan(50)
  }, 60_000)

  it('notices when its tool passes over files and therefore finds nothing in them', async () => {
    const rules = readFileSync(join(tree, '.dependency-cruiser.mjs'), 'utf8')
    plant(tree, { '.dependency-cruiser.mjs': rules.replace("exclude: { path: '", "exclude: { path: '^src/platform/|") })

    const { unread } = await checkImports(tree)

    expect(unread).toContain('src/platform/http.ts')
    expect(unread.every((path) => path.startsWith('src/platform/'))).toBe(true)
  }, 60_000)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { heavyOnFirstLoad } from './first-load.ts'
import { isTest, projectFiles } from './project-files.ts'
import { runCommand } from './run-command.ts'

export type Violation = { readonly rule: string; readonly isError: boolean; readonly from: string; readonly to: string }
type Cruise = { readonly violations: readonly Violation[]; readonly read: number; readonly unread: readonly string[] }

/** Holds every import of a tree against the rules of its `.dependency-cruiser.mjs`, and the form's first load against its own. */
export async function checkImports(root: string): Promise<Cruise> {
  const folders = ['src', 'db', 'e2e', 'scripts'].filter((folder) => existsSync(join(root, folder)))
  const { stdout, output } = await runCommand(
    'depcruise',
    [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    root,
  )
  if (!stdout.startsWith('{')) throw new Error(output)
  const { modules, summary } = JSON.parse(stdout) as ICruiseResult // the tool's own published shape
  const known = new Set(modules.map(({ source }) => source))
  const expected = projectFiles(root).filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
  const listed = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, isError: rule.severity === 'error', from, to }))
  const heavy = heavyOnFirstLoad(modules).map(({ from, to, way }) => ({
    rule: 'public-form-is-light',
    isError: true,
    from,
    to: way.length > 1 ? `${to} (loaded by ${way[0]})` : to,
  }))
  return { violations: [...listed, ...heavy], read: expected.length, unread: expected.filter((path) => !known.has(path)) }
}

if (import.meta.main) {
  const { violations, read, unread } = await checkImports(process.cwd())
  const errors = violations.filter(({ isError }) => isError)
  for (const { rule, isError, from, to } of violations)
    console.log(`${isError ? 'error' : 'note'}  ${rule}: ${from}${from === to ? '' : ` -> ${to}`}`)
  // A tool that reads nothing finds nothing: what was not read counts as a fault.
  for (const path of unread) console.log(`error  not read: ${path}`)
  console.log(`import rules: ${errors.length} broken, ${read - unread.length} of ${read} source files read`)
  process.exitCode = errors.length + unread.length === 0 && read > 0 ? 0 : 1
}

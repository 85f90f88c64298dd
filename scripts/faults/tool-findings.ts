import { checkImports } from '../import-rules.ts'
import { runCommand } from '../run-command.ts'

export type Finding = { readonly rule: string; readonly path: string }

export async function importFindings(tree: string): Promise<readonly Finding[]> {
  const { violations } = await checkImports(tree)
  return violations.filter(({ isError }) => isError).map(({ rule, from }) => ({ rule, path: from }))
}

/** What the linter says about `src` of a tree. */
export async function lintFindings(tree: string): Promise<readonly Finding[]> {
  const { stdout, output } = await runCommand('oxlint', ['src', '--format', 'json'], tree)
  if (!stdout.startsWith('{')) throw new Error(output)
  // The linter's own report; only these two fields of it are used.
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly code: string; readonly filename: string }[] }
  return diagnostics.map(({ code, filename }) => ({ rule: code, path: filename }))
}

/** What the compiler says about a tree, all three sides of it. */
export async function typeFindings(tree: string): Promise<readonly Finding[]> {
  const sides = await Promise.all(
    ['shared', 'server', 'client'].map((side) => runCommand('tsc', ['-p', `tsconfig.${side}.json`, '--pretty', 'false'], tree)),
  )
  return sides.flatMap(({ output }) =>
    [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)].map(([, path = '', rule = '']) => ({ rule, path })),
  )
}

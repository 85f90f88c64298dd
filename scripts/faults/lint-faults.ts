type LintFault = { readonly name: string; readonly at: string; readonly source: string; readonly rules: readonly string[] }

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

/** Lines the linter must refuse, each with the one rule that must say so. */
export const lintFaults: readonly LintFault[] = [
  {
    name: 'the environment is read outside platform/config.ts',
    at: 'src/platform/fault-50.ts',
    source: 'export const use = process.env.HOME\n',
    rules: ['node(no-process-env)'],
  },
  {
    name: 'the environment comes in by import',
    at: 'src/platform/fault-51.ts',
    source: "import { env } from 'node:process'\n\nexport const use = env.HOME\n",
    rules: ['eslint(no-restricted-imports)'],
  },
  {
    name: 'a store opens a transaction',
    at: 'src/features/extension/server/fault-52.ts',
    source: 'export const use = (db: { transaction: () => number }): number => db.transaction()\n',
    rules: ['eslint(no-restricted-properties)'],
  },
  {
    // The import rules cannot see this form, so nobody may write it.
    name: 'a type imported inside an expression',
    at: 'src/features/extension/fault-62.ts',
    source: "export type Use = import('../status/contract.ts').Status\n",
    rules: ['typescript(consistent-type-imports)'],
  },
  { name: 'a default export', at: 'src/kit/fault-53.ts', source: 'export default 1\n', rules: ['import(no-default-export)'] },
  { name: 'any', at: 'src/kit/fault-54.ts', source: 'export type Use = any\n', rules: ['typescript(no-explicit-any)'] },
  {
    name: 'a non-null assertion',
    at: 'src/kit/fault-55.ts',
    source: 'export const use = (list: readonly string[]): string => list[0]!\n',
    rules: ['typescript(no-non-null-assertion)'],
  },
  {
    name: 'a promise nobody waits for',
    at: 'src/platform/fault-56.ts',
    source: 'export function use(work: () => Promise<void>): void {\n  work()\n}\n',
    rules: ['typescript(no-floating-promises)'],
  },
  {
    name: 'console in source',
    at: 'src/platform/fault-57.ts',
    source: "console.log('here')\n\nexport const use = 1\n",
    rules: ['eslint(no-console)'],
  },
  { name: 'a file name in camel case', at: 'src/kit/faultName.ts', source: 'export const use = 1\n', rules: ['unicorn(filename-case)'] },
  { name: 'a barrel', at: 'src/kit/fault-58.ts', source: "export * from './texts.ts'\n", rules: ['oxc(no-barrel-file)'] },
  {
    name: 'a file of 301 lines',
    at: 'src/kit/fault-59.ts',
    source: `${lines(301, (index) => `export const line${index} = ${index}`)}\n`,
    rules: ['eslint(max-lines)'],
  },
  {
    name: 'a function of 61 lines',
    at: 'src/kit/fault-60.ts',
    source: `export function use(): number {\n  return Math.max(\n${lines(57, (index) => `    ${index},`)}\n  )\n}\n`,
    rules: ['eslint(max-lines-per-function)'],
  },
  {
    name: 'an image without a text',
    at: 'src/ui/fault-61.tsx',
    source: 'import type { ReactNode } from \'react\'\n\nexport function Use(): ReactNode {\n  return <img src="/x.png" />\n}\n',
    rules: ['jsx-a11y(alt-text)'],
  },
]

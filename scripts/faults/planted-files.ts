/** Files by path, to be written into a copy of the tree. */
export type Files = Readonly<Record<string, string>>

export const form = 'src/features/extension/client'
export const server = 'src/features/extension/server'
export const status = 'src/features/status'

/** The sources of the faults: what they import does not matter, only from where to where. */
export const uses = (path: string): string => `import { target } from '${path}'\nexport const use = target\n`
export const usesType = (path: string): string => `import type { Target } from '${path}'\nexport const use: Target = 1\n`
export const loads = (name: string): string => `import * as it from '${name}'\nexport const use = it\n`
export const loadsLater = (path: string): string => `export const load = () => import('${path}')\n`

const target = 'export const target = 1\nexport type Target = number\n'

/** Something to import in every folder, so that no fault depends on what the real files happen to be called. */
const targets = ['src/kit', 'src/ui', 'src/shell', 'src/platform', 'src/main', 'src/features/extension', form, server, status, 'scripts']
  .concat(`${status}/client`, `${status}/server`, 'src/shell/workspace', 'src/shell/parts')
  .map((folder): [string, string] => [`${folder}/target.ts`, target])

/** What some faults need beside them. */
const accomplices: Files = {
  'src/ui/planted/index.ts': target,
  'src/kit/fault-20b.ts': loads('./fault-20a.ts'),
  [`${form}/fault-39-way.ts`]: loads('../../../ui/fault-39.ts'),
}

/** Close to a fault and yet allowed: a rule that fires here fires too often. */
const allowed: Files = {
  [`${form}/allowed-lazy.ts`]: loadsLater('../../../ui/allowed-heavy.ts'),
  [`${form}/allowed-type.ts`]: "import type { QueryClient } from '@tanstack/react-query'\nexport type Use = QueryClient\n",
  [`${form}/allowed-own.ts`]: uses('../target.ts'),
  [`${form}/allowed-shell.ts`]: uses('../../../shell/target.ts'),
  [`${server}/allowed-platform.ts`]: uses('../../../platform/target.ts'),
  'src/ui/allowed-heavy.ts': loads('@tanstack/react-query'),
  [`${status}/allowed-mini.ts`]: loads('zod/mini'),
  'src/main/allowed-jobs.ts': uses('../features/planted/server/jobs.ts'),
  'src/main/allowed-offers.ts': uses('../features/planted/server/offers.ts'),
  'src/features/planted/server/jobs.ts': target,
  'src/features/planted/server/offers.ts': target,
}

export const surroundings: Files = { ...Object.fromEntries(targets), ...accomplices, ...allowed }

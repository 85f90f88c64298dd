import { form, loads, server, status } from './planted-files.ts'

const query = '@tanstack/react-query'

/** Packages in places where they may not be: name, where it is planted, its source, and every rule that must name it. */
export const packageFaults: readonly (readonly [name: string, at: string, source: string, ...rules: string[]])[] = [
  ['React on the server', `${server}/fault-30.ts`, loads('react'), 'no-react-on-server'],
  [
    'a React type in shared code',
    `${status}/fault-31.ts`,
    "import type { ReactNode } from 'react'\nexport type Use = ReactNode\n",
    'no-react-on-server',
  ],
  ['pg in a feature', `${server}/fault-32.ts`, "import type { Pool } from 'pg'\nexport type Use = Pool\n", 'drivers-in-platform'],
  ['fastify in a feature', `${server}/fault-33.ts`, loads('fastify'), 'drivers-in-platform'],
  ['Node in shared code', 'src/kit/fault-34.ts', loads('node:crypto'), 'no-node-in-browser'],
  ['whole zod in shared code', `${status}/fault-35.ts`, loads('zod'), 'zod-is-mini'],
  ['a package nobody declared', 'src/platform/fault-36.ts', loads('acorn'), 'no-undeclared-packages'],
  ['a package for development only', 'src/platform/fault-37.ts', loads('happy-dom'), 'no-development-packages'],
  ['a heavy package in the form', `${form}/fault-38.ts`, loads(query), 'public-form-is-light'],
  ['a heavy package that comes through ui', 'src/ui/fault-39.ts', loads(query), 'public-form-is-light'],
  ['whole zod in the form', `${form}/fault-40.ts`, loads('zod'), 'public-form-is-light', 'zod-is-mini'],
]

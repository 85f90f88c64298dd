import { form, loads, loadsLater, server, uses, usesType } from './planted-files.ts'

/** Imports that go against the arrows between folders: name, where it is planted, its source, and every rule that must name it. */
export const folderFaults: readonly (readonly [name: string, at: string, source: string, ...rules: string[]])[] = [
  ['a feature uses another feature', `${form}/fault-1.ts`, uses('../../status/client/target.ts'), 'client-half'],
  ['a type of another feature', 'src/features/extension/fault-2.ts', usesType('../status/target.ts'), 'shared-knows-kit'],
  ['a type passed on', 'src/features/extension/fault-3.ts', "export type { Target } from '../status/target.ts'\n", 'shared-knows-kit'],
  ['a server half uses another', `${server}/fault-4.ts`, uses('../../status/server/target.ts'), 'server-half'],
  ['a client half uses its server half', `${form}/fault-5.ts`, uses('../server/target.ts'), 'client-half'],
  ['a client half uses the platform', `${form}/fault-6.ts`, uses('../../../platform/target.ts'), 'client-half'],
  ['a feature loads another one lazily', `${form}/fault-7.ts`, loadsLater('../../status/client/target.ts'), 'client-half'],
  ['kit uses what lies above it', 'src/kit/fault-8.ts', uses('../platform/target.ts'), 'kit-knows-nobody'],
  ['ui uses the shell', 'src/ui/fault-9.tsx', uses('../shell/target.ts'), 'ui-knows-kit'],
  ['the shell uses a feature', 'src/shell/fault-10.ts', uses('../features/extension/target.ts'), 'shell-knows-ui-and-kit'],
  ['the platform uses the shell', 'src/platform/fault-11.ts', uses('../shell/target.ts'), 'platform-knows-kit'],
  ['the platform uses a feature', 'src/platform/fault-12.ts', uses('../features/extension/server/target.ts'), 'platform-knows-kit'],
  ['shared code uses a server half', 'src/features/extension/fault-13.ts', usesType('./server/target.ts'), 'shared-knows-kit'],
  ['a feature uses main', `${server}/fault-14.ts`, uses('../../../main/target.ts'), 'nobody-imports-main', 'server-half'],
  ['main goes past a face', 'src/main/fault-15.ts', uses('../features/extension/server/target.ts'), 'main-uses-faces'],
  ['browser main uses the server', 'src/main/fault-16.client.ts', uses('../platform/target.ts'), 'main-client-stays-in-browser'],
  ['server main uses the shell', 'src/main/fault-17.ts', uses('../shell/target.ts'), 'main-server-stays-in-node'],
  ['source uses a script', 'src/platform/fault-18.ts', uses('../../scripts/target.ts'), 'source-stays-in-src'],
  ['an index file', 'src/ui/fault-19.tsx', uses('./planted/index.ts'), 'no-index-files'],
  ['two files import each other', 'src/kit/fault-20a.ts', loads('./fault-20b.ts'), 'no-cycles'],
  ['the public shell uses the workspace', 'src/shell/fault-22.ts', uses('./workspace/target.ts'), 'public-shell-waits-for-workspace'],
  [
    'the form uses a part of the workspace',
    `${form}/fault-23.ts`,
    uses('../../../shell/parts/target.ts'),
    'public-shell-waits-for-workspace',
  ],
  ['an import that leads nowhere', 'src/kit/fault-21.ts', uses('./no-such-file.ts'), 'no-unresolved-imports'],
]

import { server } from './planted-files.ts'

type TypeFault = {
  readonly name: string
  readonly at: string
  readonly source: string
  readonly mended: string
  readonly rules: readonly string[]
}

const view = (table: string): string => `import { connect } from '../../../platform/database.ts'

type OwnTables = { 'extension.planted': { id: string } }
export const use = (pool: Parameters<typeof connect>[0]) => connect<OwnTables>(pool).selectFrom('${table}')
`

const handler = (answer: string): string => `import { route } from '../../../platform/http.ts'
import { submitExtension } from '../contract.ts'

export const use = route(submitExtension, async () => ({ kind: '${answer}' as const, message: 'no' }))
`

const callWith = (period: string): string => `import { call } from '../../../shell/call.ts'
import type { PlainDate } from '../../../kit/plain-date.ts'
import { submitExtension } from '../contract.ts'

export const use = (wish: PlainDate) => call(submitExtension, { period: ${period}, wish, pid: '123' })
`

/** Faults the compiler must see, and the same lines mended, which it must take. */
export const typeFaults: readonly TypeFault[] = [
  {
    name: 'window in shared code',
    at: 'src/kit/fault-70.ts',
    source: 'export const use = () => window.location.href\n',
    mended: 'export const use = (window: { location: { href: string } }) => window.location.href\n',
    rules: ['TS2304'],
  },
  {
    name: 'process in shared code',
    at: 'src/features/extension/fault-71.ts',
    source: 'export const use = () => process.pid\n',
    mended: 'export const use = (process: { pid: number }) => process.pid\n',
    rules: ['TS2591'],
  },
  {
    name: 'process in the browser',
    at: 'src/features/extension/client/fault-72.ts',
    source: 'export const use = () => process.pid\n',
    mended: 'export const use = () => window.location.href\n',
    rules: ['TS2591'],
  },
  {
    name: 'window on the server',
    at: `${server}/fault-73.ts`,
    source: 'export const use = () => window.location.href\n',
    mended: 'export const use = () => process.pid\n',
    rules: ['TS2304'],
  },
  {
    name: "another feature's table in a view of the database",
    at: `${server}/fault-74.ts`,
    source: view('status.planted'),
    mended: view('extension.planted'),
    rules: ['TS2345'],
  },
  {
    name: 'a handler that answers something else',
    at: `${server}/fault-75.ts`,
    source: handler('perhaps'),
    mended: handler('rejected'),
    rules: ['TS2322'],
  },
  {
    name: 'a call with the wrong input',
    at: 'src/features/extension/client/fault-76.ts',
    source: callWith("'2025'"),
    mended: callWith('2025'),
    rules: ['TS2322'],
  },
]

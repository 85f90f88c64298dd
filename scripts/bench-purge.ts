import { parseArgs } from 'node:util'
import { provePurge } from './keep/prove-purge.ts'
import { tellProofs } from './proof.ts'

// How long it takes to remove so many requests that are past their time, and what somebody who asks meanwhile notices.
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })

await tellProofs(provePurge(Number(values.rows)))

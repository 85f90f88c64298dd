import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { seedRegister } from '../db/samples/extension.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton } from '../src/platform/canton.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { proveInputs } from './inputs/prove-inputs.ts'
import { createDatabase, startLocalPostgres } from './local-postgres.ts'
import { tellProofs } from './proof.ts'

// Sends a hundred thousand inputs that no server may accept to a real server process, and says what came of it.
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
})

const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-inputs-`)
const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true, settings: ['fsync=off'] })
await createDatabase(local.url('postgres'), 'inputs')
const pool = createPool({ url: local.url('inputs'), connections: 2 }, () => {})
await migrate(pool, projectPath('db/migrations'), () => {})
await seedRegister(pool, await readCanton(projectPath('cantons'), 'musterland'), 100)

try {
  await tellProofs(proveInputs({ pool, url: local.url('inputs'), count: Number(values.count), seed: Number(values.seed) }))
} finally {
  await pool.end()
  await local.stop()
}

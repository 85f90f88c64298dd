import { parseArgs } from 'node:util'
import { proveMigrations } from './migrations/prove-migrations.ts'
import { tellProofs } from './proof.ts'

// Brings a database with rows to the newest form while people ask, and shows how long nobody could write. `--rows` is the number of persons.
const { values } = parseArgs({ options: { rows: { type: 'string', default: '300000' } } })

await tellProofs(proveMigrations(Number(values.rows)))

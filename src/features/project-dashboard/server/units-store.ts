import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { given } from '../../../kit/given.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { saveUnits } from '../contract.ts'
import type { Units } from '../rows.ts'

type Tx = Transaction<NoTables>

export async function readUnits(tx: Tx): Promise<Units> {
  const { rows } = await sql<Units>`
    select temperature, speed from project_dashboard.preference
    where workspace_id = platform.workspace() and account_id = platform.account()`.execute(tx)
  return rows[0] ?? { temperature: 'C', speed: 'KMH' }
}

export async function storeUnits(tx: Tx, change: InputOf<typeof saveUnits>): Promise<Units> {
  const units = { ...(await readUnits(tx)), ...given(change) }
  await sql`
    insert into project_dashboard.preference (workspace_id, account_id, temperature, speed)
    values (platform.workspace(), platform.account(), ${units.temperature}, ${units.speed})
    on conflict (workspace_id, account_id) do update set temperature = excluded.temperature, speed = excluded.speed`.execute(tx)
  return units
}

import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

const ticksPerSecond = 100

/**
 * Milliseconds of processor time that the connections of a database use from now on: what others do on the machine changes it far less than
 * it changes how long an answer takes. A connection that ends meanwhile is left out. Linux only; elsewhere nothing.
 */
export async function measureProcessorTime(owner: Pool): Promise<() => Promise<number>> {
  const before = await readTicks(owner)
  return async () => {
    const used = [...(await readTicks(owner))].map(([pid, ticks]) => ticks - (before.get(pid) ?? 0))
    return used.reduce((sum, each) => sum + each, 0) * (1000 / ticksPerSecond)
  }
}

async function readTicks(owner: Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  )
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await ticksOf(pid)] as const)))
}

async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}

import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { publish } from '../../../platform/live.ts'
import type { NoTables } from '../../../platform/sample.ts'

type Tx = Transaction<NoTables>

/** Apps by the word in their address; the database names them by their tables. */
export async function countEntries(tx: Tx): Promise<{ app: string; entries: number }[]> {
  const { rows } = await sql<{ app: string; entries: number }>`
    select replace(app, '_', '-') as app, sum(entries)::integer as entries from platform.count_samples()
    group by app having sum(entries) > 0 order by app`.execute(tx)
  return rows
}

export async function clearAll(tx: Tx): Promise<{ changed: number }> {
  await allowLong(tx)
  const { rows } = await sql<{ done: boolean }>`select platform.clear_samples() as done`.execute(tx)
  return tellAll(tx, rows[0]?.done)
}

export async function restoreAll(tx: Tx): Promise<{ changed: number }> {
  await allowLong(tx)
  try {
    const { rows } = await sql<{ done: boolean }>`select platform.restore_samples() as done`.execute(tx)
    return await tellAll(tx, rows[0]?.done)
  } catch (cause) {
    // Class 23: something that was added since has the same name, or the folder around it is gone.
    if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('23')) {
      throw new Problem('conflict', 'Something added since is in the way, such as a file of the same name. Rename it and try again.', {
        cause,
      })
    }
    throw cause
  }
}

export async function keepAll(tx: Tx, keeps: boolean): Promise<{ changed: number }> {
  await sql`select platform.keep_samples(${keeps})`.execute(tx)
  await publish(tx, { topic: 'home', key: 'samples' })
  return { changed: 1 }
}

/** Done once in the life of a workspace, and all in one statement: it may take longer than others. */
async function allowLong(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '30s'`.execute(tx)
}

/** Every page of the workspace may show something else now. */
async function tellAll(tx: Tx, isDone: boolean | undefined): Promise<{ changed: number }> {
  if (!isDone) return { changed: 0 }
  await publish(tx, { topic: 'samples', key: 'all' })
  return { changed: 1 }
}

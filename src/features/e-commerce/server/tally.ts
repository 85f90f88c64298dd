import { sql, type Kysely } from 'kysely'
import type { ShopTables, Tx } from './tables.ts'

/** How many of these kinds there are, by kind and word; see the migration for what is counted. */
export async function readTally(tx: Tx, kinds: readonly string[]): Promise<(kind: string, word: string) => number> {
  const { rows } = await sql<{ kind: string; word: string; count: number }>`
    select kind, word, sum(amount)::int as count from e_commerce.tally
    where workspace_id = platform.workspace() and kind = any(${[...kinds]}::text[]) group by 1, 2`.execute(tx)
  const counts = new Map(rows.map(({ kind, word, count }) => [`${kind} ${word}`, count]))
  return (kind, word) => counts.get(`${kind} ${word}`) ?? 0
}

/** The most used words of a kind first. */
export async function readWords(tx: Tx, kind: 'category' | 'tag', most: number): Promise<{ word: string; count: number }[]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, sum(amount)::int as count from e_commerce.tally where workspace_id = platform.workspace() and kind = ${kind}
    group by word having sum(amount) > 0 order by 2 desc, 1 limit ${most}`.execute(tx)
  return rows
}

/** For the worker, over all workspaces: many small changes become one number each. What comes meanwhile stays as it is. */
export async function gatherTally(db: Kysely<ShopTables>): Promise<void> {
  await sql`
    with gone as (delete from e_commerce.tally returning workspace_id, kind, word, amount)
    insert into e_commerce.tally (workspace_id, kind, word, amount)
    select workspace_id, kind, word, sum(amount) from gone group by 1, 2, 3 having sum(amount) <> 0`.execute(db)
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { keepRows, schemaOf } from '../access/kept-rows.ts'

/** Puts the rows of these tables back to where they are now, and touches only those that have changed since. */
export async function keepWorld(owner: Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const bringBack = await keepRows(owner, tables)
  let before = await marksOf(owner, tables)
  return async () => {
    const after = await marksOf(owner, tables)
    const changed = tables.filter((_, index) => before[index] !== after[index])
    if (changed.length === 0) return
    await withPatience(() => bringBack(new Set(changed.map(schemaOf))))
    before = await marksOf(owner, tables)
  }
}

/** How many rows a table has and which of them is the newest: another figure after every change. */
async function marksOf(owner: Pool, tables: readonly string[]): Promise<readonly string[]> {
  const parts = tables.map((table) => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table})`)
  const { rows } = await owner.query<{ marks: readonly string[] }>({
    name: 'marks-of-the-world',
    text: `select array[${parts.join(', ')}] as marks`,
  })
  return rows[0]?.marks ?? []
}

/** What somebody began and nobody waits for may still write for a moment. */
async function withPatience(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const isDone = await work().then(
      () => true,
      () => false,
    )
    if (isDone) return
    await wait(100 * attempt)
  }
  await work()
}

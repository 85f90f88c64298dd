import { sql } from 'kysely'
import type { Tx } from './tables.ts'

type Wish = {
  readonly id: string
  readonly handle: string
  /** It was made from the name, so that a number may be added. */
  readonly mayChange: boolean
}

/** Which product gets which handle; nothing for one that wants a certain handle that another product has. */
export async function chooseHandles(tx: Tx, wishes: readonly Wish[]): Promise<ReadonlyMap<string, string | undefined>> {
  if (wishes.length === 0) return new Map()
  // One at a time in a workspace, so that two do not choose the same.
  await sql`select pg_advisory_xact_lock(hashtextextended('handles ' || platform.workspace()::text, 0))`.execute(tx)
  const taken = await takenLike(tx, wishes)
  return new Map(
    wishes.map(({ id, handle, mayChange }) => {
      let chosen = handle
      const isTaken = (): boolean => (taken.get(chosen) ?? id) !== id
      for (let number = 2; mayChange && isTaken(); number += 1) chosen = `${handle}-${number}`
      if (isTaken()) return [id, undefined]
      taken.set(chosen, id)
      return [id, chosen]
    }),
  )
}

async function takenLike(tx: Tx, wishes: readonly Wish[]): Promise<Map<string, string>> {
  const handles = [...new Set(wishes.map(({ handle }) => handle))]
  const { rows } = await sql<{ handle: string; id: string }>`
    select p.handle, p.id from unnest(${handles}::text[]) as wish cross join lateral (
      select handle, id from e_commerce.own_product where handle = wish
      union all
      select handle, id from e_commerce.own_product where handle ~>~ (wish || '-') and handle ~<~ (wish || '.')
    ) as p`.execute(tx)
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}

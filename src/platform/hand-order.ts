import { sql, type Transaction } from 'kysely'
import { farthestPosition, spread } from '../kit/positions.ts'

type Placed = { readonly id: string; readonly position: number }

// Rows that people put into an order have a `position`; the lowest comes first, and the id tells equal ones apart.

/** Until the transaction ends nobody else in this workspace changes the order of these rows. */
export async function lockOrder<T>(tx: Transaction<T>, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${table} `} || platform.workspace(), 0))`.execute(tx)
}

/** Before all others. */
export async function firstPosition<T>(tx: Transaction<T>, table: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(min(position), 1) - 1 as position from ${sql.table(table)} where workspace_id = platform.workspace()`.execute(tx)
  return rows[0]?.position ?? 0
}

// An import comes in parts: there is room for so many rows before those that were there.
const roomForImport = 100_000

/** Where the next row of an import goes: before what was there, after what came with it already. */
export async function importPosition<T>(tx: Transaction<T>, table: string, importId: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(
      (select max(position) + 1 from ${sql.table(table)} where workspace_id = platform.workspace() and import_id = ${importId}::uuid),
      (select min(position) - ${roomForImport}::int from ${sql.table(table)} where workspace_id = platform.workspace()),
      0) as position`.execute(tx)
  return rows[0]?.position ?? 0
}

/** Where a row goes that is to stand before another one, or at the end. Nothing if that other one is not there. */
export async function positionBefore<T>(
  tx: Transaction<T>,
  table: string,
  { id, beforeId }: { readonly id: string; readonly beforeId: string | null },
): Promise<number | undefined> {
  await lockOrder(tx, table)
  if (beforeId === null) return lastPosition(tx, table, id)
  for (let width = 50; ; width *= 20) {
    const next = await placeOf(tx, table, beforeId)
    if (!next) return undefined
    const previous = await nearby(tx, table, next, { side: 'before', width: 1, without: id })
    const low = previous[0]?.position ?? next.position - 2
    const middle = low + (next.position - low) / 2
    if ((low < middle && middle < next.position) || width > farthestPosition) return middle
    await makeRoom(tx, table, next, width)
  }
}

async function lastPosition<T>(tx: Transaction<T>, table: string, id: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), -1) + 1 as position from ${sql.table(table)}
    where workspace_id = platform.workspace() and id <> ${id}::uuid`.execute(tx)
  return rows[0]?.position ?? 0
}

async function placeOf<T>(tx: Transaction<T>, table: string, id: string): Promise<Placed | undefined> {
  const { rows } = await sql<Placed>`
    select id, position from ${sql.table(table)} where workspace_id = platform.workspace() and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

type Nearby = { readonly side: 'before' | 'from'; readonly width: number; readonly without?: string }

/** The nearest rows before a place, or from it on, in the order of their distance. */
async function nearby<T>(tx: Transaction<T>, table: string, place: Placed, { side, width, without }: Nearby): Promise<Placed[]> {
  const [sign, direction] = side === 'before' ? [sql.raw('<'), sql.raw('desc')] : [sql.raw('>='), sql.raw('asc')]
  const { rows } = await sql<Placed>`
    select id, position from ${sql.table(table)}
    where workspace_id = platform.workspace() and (position, id) ${sign} (${place.position}::float8, ${place.id}::uuid)
      and id is distinct from ${without ?? null}::uuid
    order by position ${direction}, id ${direction} limit ${width}`.execute(tx)
  return rows
}

/** Where the rows around a place stand too close for another one between them, they move apart; their order stays. */
async function makeRoom<T>(tx: Transaction<T>, table: string, place: Placed, width: number): Promise<void> {
  const before = await nearby(tx, table, place, { side: 'before', width })
  const after = await nearby(tx, table, place, { side: 'from', width })
  const isWhole = before.length < width && after.length < width
  const rows = [...before.toReversed(), ...after]
  const positions = spread(
    rows.map(({ position }) => position),
    { isWhole },
  )
  await sql`
    update ${sql.table(table)} as t set position = r.position
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${positions}::float8[]) as r(id, position)
    where t.workspace_id = platform.workspace() and t.id = r.id`.execute(tx)
}

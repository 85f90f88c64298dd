import type { Pool } from 'pg'

/** Every row of a workspace as text, by table and primary key. */
export type WorkspaceRows = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Kept by triggers or for a moment: their contents follow from the others, their times do not. */
const followsFromOthers = /^(platform\.(live_event|sample_\w+)|search\.entry|accounts\.\w+|chat\.person)$/

export async function workspaceRows(owner: Pool, workspaceId: string): Promise<WorkspaceRows> {
  const { rows: tables } = await owner.query<{ name: string; keys: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      coalesce((select string_agg(format('t.%I', a.attname), ', ' order by a.attnum) from pg_constraint p join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any (p.conkey) where p.conrelid = c.oid and p.contype = 'p'), 't.*') as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute w on w.attrelid = c.oid and w.attname = 'workspace_id' and not w.attisdropped
    where c.relkind in ('r', 'p') order by 1`)
  const all = new Map<string, ReadonlyMap<string, string>>()
  for (const { name, keys } of tables.filter((table) => !followsFromOthers.test(table.name))) {
    const { rows } = await owner.query<{ key: string; row: string }>(
      `select row(${keys})::text as key, to_jsonb(t)::text as row from ${name} as t where workspace_id = $1`,
      [workspaceId],
    )
    all.set(name, new Map(rows.map(({ key, row }) => [key, row])))
  }
  return all
}

/** What is no longer as it was, as «table key». */
export function lostRows(before: WorkspaceRows, after: WorkspaceRows): readonly string[] {
  return [...before].flatMap(([name, rows]) =>
    [...rows].flatMap(([key, row]) => (after.get(name)?.get(key) === row ? [] : [`${name} ${key}`])),
  )
}

/** What search finds in a workspace, without the time at which it was put there. */
export async function foundEntries(owner: Pool, workspaceId: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ entry: string }>(
    "select (to_jsonb(e) - 'changed_at')::text as entry from search.entry as e where workspace_id = $1 order by 1",
    [workspaceId],
  )
  return rows.map(({ entry }) => entry)
}

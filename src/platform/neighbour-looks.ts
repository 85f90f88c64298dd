import type { Pool } from 'pg'

export type Look = { readonly neighbour: string; readonly isMissing: boolean }

// Longer than from one look of a worker to its next, so that it has been overtaken or has ended.
const stillCounts = '40 seconds'

/**
 * Keeps what a worker found, so that servers can tell it: they do not know the login of the mail server.
 * As long as one worker keeps missing a neighbour, another one that reaches it says nothing, or readiness would go to and fro.
 */
export async function storeLook(pool: Pool, { neighbour, isMissing }: Look): Promise<void> {
  await pool.query(
    `insert into platform.neighbour_look (neighbour, is_missing) values ($1, $2)
     on conflict (neighbour) do update set is_missing = excluded.is_missing, looked_at = excluded.looked_at
     where excluded.is_missing or not neighbour_look.is_missing or neighbour_look.looked_at < clock_timestamp() - $3::interval`,
    [neighbour, isMissing, stillCounts],
  )
}

/** What a worker has not reached. Workers look twice a minute: after two minutes nobody looks any more, and the last word is worth nothing. */
export async function missingByWorkers(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ neighbour: string }>(
    "select neighbour from platform.neighbour_look where is_missing and looked_at > clock_timestamp() - interval '2 minutes' order by neighbour",
  )
  return rows.map(({ neighbour }) => neighbour)
}

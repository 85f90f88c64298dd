import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { numberedName } from '../file-name.ts'
import { inFolder } from './list-store.ts'
import type { Tx } from './tables.ts'

type Taken = { readonly id: string; readonly isFolder: boolean }

/** What has this name in a folder already; capitals do not tell names apart. */
export async function takenBy(tx: Tx, folderId: string | null, name: string): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select id, is_folder as "isFolder" from file_manager.own_entry
    where ${inFolder(folderId)} and lower(name) = lower(${name}) and bin_id is null`.execute(tx)
  return rows[0]
}

const triedAtOnce = 200

/** The name, or the first with a number behind it that is free; `besides` are names that are about to be taken. */
export async function freeName(
  tx: Tx,
  folderId: string | null,
  { name, isFolder, besides = new Set() }: { name: string; isFolder: boolean; besides?: ReadonlySet<string> },
): Promise<string> {
  for (let first = 1; ; first += triedAtOnce) {
    const tried = Array.from({ length: triedAtOnce }, (_, at) => (first + at === 1 ? name : numberedName(name, first + at, isFolder)))
    const { rows } = await sql<{ name: string }>`
      select t.name from unnest(${tried}::text[]) with ordinality as t(name, place) where not exists (
        select from file_manager.own_entry e where ${inFolder(folderId)} and lower(e.name) = lower(t.name) and e.bin_id is null
      ) order by t.place`.execute(tx)
    const free = rows.find((row) => !besides.has(row.name.toLowerCase()))
    if (free) return free.name
  }
}

export function taken(name: string): Problem {
  return new Problem('conflict', `There is already something called «${name}» in this folder.`)
}

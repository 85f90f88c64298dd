import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Direction, SortKey } from '../../../platform/keyset.ts'
import { sorts, type View } from '../contract.ts'

/** `groups` puts folders first; a folder's own list is read in two stretches instead. */
export type Order = { readonly groups: readonly SortKey[]; readonly keys: readonly SortKey[]; readonly direction: Direction }
type Sort = (typeof sorts)[number]

const name: SortKey = { by: sql.ref('name_key'), type: 'text' }
const id: SortKey = { by: sql.ref('e.id'), type: 'uuid' }

const columns: Readonly<Record<Sort, readonly SortKey[]>> = {
  name: [name],
  size: [{ by: sql.ref('size'), type: 'bigint' }, name],
  modified: [{ by: sql.ref('modified_at'), type: 'timestamptz' }, name],
  type: [{ by: sql.ref('type'), type: 'text' }, name],
  owner: [{ by: sql.ref('owner_key'), type: 'text' }, name],
  opened: [{ by: sql`coalesce(opened_at, '-infinity')`, type: 'timestamptz' }],
  removed: [{ by: sql`coalesce(removed_at, '-infinity')`, type: 'timestamptz' }],
}
const usual: Readonly<Partial<Record<View, string>>> = { recent: '-opened', bin: '-removed', shared: '-modified' }
/** Where only the time counts. */
const isMixed = /^-?(opened|removed)$/

export function orderOf(sort: string | undefined, view: View): Order {
  const wish = sort ?? usual[view] ?? 'name'
  const column = sorts.find((each) => each === wish.replace('-', ''))
  // When somebody opened a file is not kept with the file, so a folder cannot be read in that order.
  if (!column || (view === 'files' && isMixed.test(wish))) throw new Problem('invalid-input', 'This column cannot be sorted.')
  const direction = wish.startsWith('-') ? 'desc' : 'asc'
  const folders: SortKey = { by: direction === 'asc' ? sql`not is_folder` : sql.ref('is_folder'), type: 'boolean' }
  return { groups: isMixed.test(wish) ? [] : [folders], keys: [...columns[column], id], direction }
}

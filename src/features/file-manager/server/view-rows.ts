import { sql, type RawBuilder } from 'kysely'
import type { View } from '../contract.ts'

/** So many of the newest are looked at where others have put in more than anybody reads. */
const most = 5000

const marked = (mark: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select e.*, m.opened_at from file_manager.mark m join file_manager.own_entry e on e.id = m.entry_id where ${mark} and e.bin_id is null`

/** The rows of a view, with the columns of an entry and when the account opened it. */
export function viewRows(view: View): RawBuilder<unknown> {
  if (view === 'starred') return marked(sql`m.starred`)
  if (view === 'offline') return marked(sql`m.offline`)
  if (view === 'recent') return marked(sql`m.opened_at is not null`)
  if (view === 'bin')
    return sql`
    select e.*, m.opened_at from file_manager.own_entry e left join file_manager.mark m on m.entry_id = e.id where e.bin_id = e.id`
  return othersRows
}

/**
 * Owner by owner from the index, because going through all that is not one's own would take long where there is little of it. The owner is
 * written as a range for the same reason: with `=` the order of time alone would do, and the database would go along it.
 */
const othersRows = sql`
  select e.*, m.opened_at from (
    with recursive owners as (
      (select owner_id from file_manager.own_entry where bin_id is null order by owner_id limit 1)
      union all
      select (select e.owner_id from file_manager.own_entry e where e.bin_id is null and e.owner_id > o.owner_id order by e.owner_id limit 1)
      from owners o where o.owner_id is not null
    )
    select one.* from owners o cross join lateral (
      select * from file_manager.own_entry e where e.owner_id >= o.owner_id and e.owner_id <= o.owner_id and e.bin_id is null
      order by e.owner_id desc, e.modified_at desc, e.id desc limit ${most}
    ) as one where o.owner_id <> platform.account()
  ) as e left join file_manager.mark m on m.entry_id = e.id`

import { sql, type Transaction } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { countContacts } from '../contract.ts'
import { countLetters, type Which } from './contact-list.ts'
import type { ContactsTables } from './tables.ts'
import { readFrequent } from './use-store.ts'

type Counts = OutputOf<typeof countContacts>

/** How many there are everywhere, and in the list that is asked for. */
export async function readCounts(tx: Transaction<ContactsTables>, which: Which): Promise<Counts> {
  const letters = await countLetters(tx, which)
  const { rows } = await sql<Pick<Counts, 'all' | 'starred' | 'bin'>>`select
    (select count(*)::int from contacts.own_contact where deleted_at is null) as all,
    (select count(*)::int from contacts.star s join contacts.contact c on c.workspace_id = s.workspace_id and c.id = s.contact_id
      where c.deleted_at is null) as starred,
    (select count(*)::int from contacts.own_contact where deleted_at is not null) as bin`.execute(tx)
  const groups = await sql<{ id: string; count: number }>`
    select g.id, count(c.id)::int as count from contacts.contact_group g
    left join contacts.group_member m on m.workspace_id = g.workspace_id and m.group_id = g.id
    left join contacts.contact c on c.workspace_id = m.workspace_id and c.id = m.contact_id and c.deleted_at is null
    where g.deleted_at is null group by g.id`.execute(tx)
  const isInOrder = which.id !== 'bin' && which.id !== 'frequent'
  return {
    ...(rows[0] ?? { all: 0, starred: 0, bin: 0 }),
    frequent: (await readFrequent(tx)).length,
    groups: Object.fromEntries(groups.rows.map(({ id, count }) => [id, count])),
    matching: letters.reduce((sum, { count }) => sum + count, 0),
    ...(isInOrder ? { letters: beginnings(letters) } : {}),
  }
}

/** Where each letter begins; what comes before A is one group, and letters of other alphabets are left out. */
function beginnings(letters: readonly { letter: string; count: number }[]): NonNullable<Counts['letters']> {
  const found: { letter: string; at: number }[] = []
  let at = 0
  for (const { letter, count } of letters) {
    if (/[a-z]/.test(letter)) found.push({ letter: letter.toUpperCase(), at })
    else if (at === 0) found.push({ letter: '#', at })
    at += count
  }
  return found
}

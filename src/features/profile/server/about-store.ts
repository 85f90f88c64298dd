import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { About, AboutChange } from '../about.ts'
import type { Colleague, Needs } from './needs.ts'
import type { People } from './person-store.ts'
import type { Tx } from './tables.ts'

/** What somebody tells, with what is known of them anyway: their boards, groups and colleagues. */
export async function readAbout(
  tx: Tx,
  { id, email }: Colleague,
  { people, boards, groups }: Pick<Needs, 'boards' | 'groups'> & { readonly people: People },
): Promise<About> {
  const { rows } = await sql<{ told: AboutChange; version: number }>`
    select told, version from profile.about where workspace_id = platform.workspace() and account_id = ${id}::uuid`.execute(tx)
  const { told = nothingTold(email), version = 0 } = rows[0] ?? {}
  return {
    ...told,
    groups: [
      ...(await boards(tx, id)).map(({ guests, ...each }) => ({
        ...each,
        members: people.all.length + guests,
        category: 'board' as const,
      })),
      ...(await groups(tx, email)).map((each) => ({ ...each, category: 'group' as const })),
    ],
    friends: people.all.filter((each) => each.id !== id).map(({ id: friendId, name, avatar }) => ({ id: friendId, name, avatar })),
    version,
  }
}

/** Colleagues know the address that somebody signs in with. */
function nothingTold(email: string): AboutChange {
  return {
    general: { gender: '', birthday: null, locations: [], about: '' },
    work: { occupation: '', skills: [], jobs: [] },
    contact: { address: '', tel: [], websites: [], emails: email === '' ? [] : [email] },
  }
}

/** As a whole. Refused where another window was faster. */
export async function storeAbout(tx: Tx, about: AboutChange, version: number): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into profile.about as a (workspace_id, account_id, told)
    values (platform.workspace(), platform.account(), ${storableJson(about)}::jsonb)
    on conflict (workspace_id, account_id) do update set told = excluded.told, version = a.version + 1
      where a.version = ${version}`.execute(tx)
  if (numAffectedRows === 0n) throw new Problem('conflict', 'This was changed elsewhere meanwhile.')
}

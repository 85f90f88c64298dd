import { sql } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { readPerson } from '../contract.ts'
import type { Author } from '../post.ts'
import type { Colleague, Needs } from './needs.ts'
import type { Tx } from './tables.ts'

/** The people of a workspace while one call is answered. */
export type People = {
  /** Refused for whoever is not here, so that nobody learns whether they exist elsewhere. */
  readonly one: (id: string) => Colleague
  readonly all: readonly Colleague[]
  /** Somebody as they are called today; who has left keeps the name they had. */
  readonly author: (id: string | null, name: string) => Author
}

export async function readPeople(tx: Tx, colleagues: Needs['colleagues']): Promise<People> {
  const all = await colleagues(tx)
  const byId = new Map(all.map((each) => [each.id, each]))
  return {
    all,
    one: (id) => {
      const found = byId.get(id)
      if (!found) throw new Problem('not-found', 'There is nobody like this in the workspace.')
      return found
    },
    author: (id, name) => {
      const found = id === null ? undefined : byId.get(id)
      return found ? { id: found.id, name: found.name, avatar: found.avatar } : { id: null, name, avatar: '' }
    },
  }
}

/** Whose posts stand in a timeline: one's own has those of the people one follows too. */
export async function timelinePeople(tx: Tx, personId: string, accountId: string): Promise<readonly string[]> {
  if (personId !== accountId) return [personId]
  const { rows } = await sql<{ id: string }>`
    select followed_id as id from profile.following
    where workspace_id = platform.workspace() and account_id = platform.account() order by followed_id limit 1000`.execute(tx)
  return [accountId, ...rows.map(({ id }) => id)]
}

/** What the head of a profile says. */
export async function readHead(tx: Tx, { id, name, avatar, role }: Colleague): Promise<OutputOf<typeof readPerson>> {
  const { rows } = await sql<{ isFollowed: boolean; followers: number; following: number; occupation: string | null }>`
    select exists (select from profile.following where workspace_id = platform.workspace()
        and account_id = platform.account() and followed_id = ${id}::uuid) as "isFollowed",
      (select count(*)::int from profile.following where workspace_id = platform.workspace() and followed_id = ${id}::uuid) as followers,
      (select count(*)::int from profile.following where workspace_id = platform.workspace() and account_id = ${id}::uuid) as following,
      (select told->'work'->>'occupation' from profile.about
        where workspace_id = platform.workspace() and account_id = ${id}::uuid) as occupation`.execute(tx)
  const { isFollowed = false, followers = 0, following = 0, occupation = '' } = rows[0] ?? {}
  return { id, name, avatar, role, occupation: occupation ?? '', isFollowed, followers, following }
}

/** Nobody follows themselves. */
export async function storeFollowing(tx: Tx, personId: string, { isOn }: { readonly isOn: boolean }): Promise<number> {
  const { numAffectedRows = 0n } = isOn
    ? await sql`
        insert into profile.following (workspace_id, account_id, followed_id)
        values (platform.workspace(), platform.account(), ${personId}::uuid) on conflict do nothing`.execute(tx)
    : await sql`
        delete from profile.following where workspace_id = platform.workspace()
          and account_id = platform.account() and followed_id = ${personId}::uuid`.execute(tx)
  return Number(numAffectedRows)
}

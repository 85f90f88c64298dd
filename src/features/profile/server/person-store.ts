import { sql } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { fileAddress } from '../../../kit/file-contract.ts'
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
  const { rows } = await sql<{
    isFollowed: boolean
    followers: number
    following: number
    occupation: string | null
    cover: string | null
  }>`
    select exists (select from profile.following where workspace_id = platform.workspace()
        and account_id = platform.account() and followed_id = ${id}::uuid) as "isFollowed",
      (select count(*)::int from profile.following where workspace_id = platform.workspace() and followed_id = ${id}::uuid) as followers,
      (select count(*)::int from profile.following where workspace_id = platform.workspace() and account_id = ${id}::uuid) as following,
      a.told->'work'->>'occupation' as occupation, m.file_id as cover
    from (select) as always
    left join profile.about as a on a.workspace_id = platform.workspace() and a.account_id = ${id}::uuid
    left join profile.medium as m on m.workspace_id = a.workspace_id and m.account_id = a.account_id
      and m.id = (a.told->'general'->>'cover')::uuid and not m.is_video and m.removed_at is null`.execute(tx)
  const { isFollowed = false, followers = 0, following = 0, occupation, cover } = rows[0] ?? {}
  return {
    id,
    name,
    avatar,
    role,
    isFollowed,
    followers,
    following,
    occupation: occupation ?? '',
    cover: cover ? fileAddress(cover) : '',
  }
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

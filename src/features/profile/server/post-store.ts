import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { comesAfter, orderedBy, standing, type SortKey } from '../../../platform/keyset.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { addPost } from '../contract.ts'
import type { Post } from '../post.ts'
import { addMediaRows } from './medium-store.ts'
import type { People } from './person-store.ts'
import { postColumns, wholePosts, type PostRow } from './post-row.ts'
import type { Tx } from './tables.ts'

const noSuchPost = (): Problem => new Problem('not-found', 'There is no such post.')
const order: readonly SortKey[] = [
  { by: sql`p.time`, type: 'timestamptz' },
  { by: sql`p.id`, type: 'uuid' },
]

type Asked = { readonly people: readonly string[]; readonly after?: string | undefined; readonly limit?: number | undefined }

/** Posts of these people, the newest first. */
export async function readPosts(tx: Tx, { people: ids, after, limit = 10 }: Asked, people: People): Promise<Post[]> {
  const place = after === undefined ? sql`true` : comesAfter(order, 'desc', await placeOf(tx, after))
  const { rows } = await sql<PostRow>`
    select ${postColumns} from profile.post as p
    where p.workspace_id = platform.workspace() and p.author_id = any(${[...ids]}::uuid[]) and p.removed_at is null and ${place}
    order by ${orderedBy(order, 'desc')} limit ${limit}`.execute(tx)
  return wholePosts(tx, rows, people)
}

async function placeOf(tx: Tx, postId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(order)} as place from profile.post as p
    where p.workspace_id = platform.workspace() and p.id = ${postId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchPost()
  return row.place
}

export async function readPost(tx: Tx, postId: string, people: People): Promise<Post> {
  const { rows } = await sql<PostRow>`
    select ${postColumns} from profile.post as p
    where p.workspace_id = platform.workspace() and p.id = ${postId}::uuid and p.removed_at is null`.execute(tx)
  const [post] = await wholePosts(tx, rows, people)
  if (!post) throw noSuchPost()
  return post
}

/** Whether there is something to like, to share or to talk about; answers what it hands on, or itself. */
export async function rootOf(tx: Tx, postId: string): Promise<string> {
  const { rows } = await sql<{ root: string }>`
    select coalesce(shared_id, id) as root from profile.post
    where workspace_id = platform.workspace() and id = ${postId}::uuid and removed_at is null`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchPost()
  return row.root
}

export async function storePost(tx: Tx, post: InputOf<typeof addPost>, authorName: string): Promise<void> {
  const { id, type, media = [] } = post
  const message = storable(post.message).trim()
  const article = type === 'article' ? (post.article ?? null) : null
  if (type === 'article' && article === null) throw new Problem('invalid-input', 'An article needs a title.')
  if (message === '' && article === null && media.length === 0) throw new Problem('invalid-input', 'There is nothing in this post.')
  const { numAffectedRows } = await sql`
    insert into profile.post (workspace_id, id, author_id, author_name, type, message, article)
    values (platform.workspace(), ${id}::uuid, platform.account(), ${authorName}, ${type}, ${message},
      ${article && storableJson(article)}::jsonb)
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 1n) return void (await addMediaRows(tx, media, id))
  // Done once more after it was taken back.
  await sql`
    update profile.post set removed_at = null where workspace_id = platform.workspace() and id = ${id}::uuid
      and author_id = platform.account() and removed_at is not null`.execute(tx)
}

export async function storeText(tx: Tx, postId: string, text: string): Promise<void> {
  const message = storable(text).trim()
  const { rows } = await sql<{ needsText: boolean }>`
    select p.type = 'post' and not exists (select from profile.medium as m
      where m.workspace_id = p.workspace_id and m.post_id = p.id and m.removed_at is null) as "needsText"
    from profile.post as p where p.workspace_id = platform.workspace() and p.id = ${postId}::uuid`.execute(tx)
  if (message === '' && rows[0]?.needsText) throw new Problem('invalid-input', 'There is nothing in this post.')
  const { numAffectedRows } = await sql`
    update profile.post set message = ${message}, edited_at = date_trunc('milliseconds', platform.moment())
    where workspace_id = platform.workspace() and id = ${postId}::uuid and author_id = platform.account() and removed_at is null`.execute(
    tx,
  )
  if (numAffectedRows === 0n) throw noSuchPost()
}

export async function takePostAway(tx: Tx, postId: string, { isRemoved }: { readonly isRemoved: boolean }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update profile.post set removed_at = case when ${isRemoved}::boolean then coalesce(removed_at, platform.moment()) end
    where workspace_id = platform.workspace() and id = ${postId}::uuid and author_id = platform.account()`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchPost()
  return Number(numAffectedRows)
}

export async function storeLiking(tx: Tx, postId: string, { isOn }: { readonly isOn: boolean }): Promise<number> {
  await rootOf(tx, postId)
  const { numAffectedRows = 0n } = isOn
    ? await sql`
        insert into profile.liking (workspace_id, post_id, account_id)
        values (platform.workspace(), ${postId}::uuid, platform.account()) on conflict do nothing`.execute(tx)
    : await sql`
        delete from profile.liking where workspace_id = platform.workspace() and post_id = ${postId}::uuid
          and account_id = platform.account()`.execute(tx)
  return Number(numAffectedRows)
}

/** Shared again after it was taken back, it stands at the top once more. */
export async function storeSharing(
  tx: Tx,
  postId: string,
  { isOn, authorName }: { readonly isOn: boolean; readonly authorName: string },
): Promise<number> {
  const root = await rootOf(tx, postId)
  const { numAffectedRows = 0n } = isOn
    ? await sql`
        insert into profile.post as p (workspace_id, id, author_id, author_name, type, shared_id)
        values (platform.workspace(), gen_random_uuid(), platform.account(), ${authorName}, 'something', ${root}::uuid)
        on conflict (workspace_id, shared_id, author_id) where shared_id is not null
          do update set removed_at = null, time = excluded.time where p.removed_at is not null`.execute(tx)
    : await sql`
        update profile.post set removed_at = platform.moment() where workspace_id = platform.workspace()
          and shared_id = ${root}::uuid and author_id = platform.account() and removed_at is null`.execute(tx)
  return Number(numAffectedRows)
}

import { sql } from 'kysely'
import type { Article, Comment, Post, SharedPost } from '../post.ts'
import { mediumColumns, mediumOf, type MediumRow } from './medium-store.ts'
import type { People } from './person-store.ts'
import type { Tx } from './tables.ts'

export type PostRow = {
  readonly id: string
  readonly author_id: string | null
  readonly author_name: string
  readonly type: Post['type']
  readonly message: string
  readonly article: Article | null
  readonly shared_id: string | null
  readonly time: Date
  readonly edited_at: Date | null
  readonly like: number
  readonly share: number
  readonly is_liked: boolean
  readonly is_shared: boolean
  readonly comment_count: number
}

/** With what others did to it. What was handed on counts where it stood first. */
export const postColumns = sql`p.id, p.author_id, p.author_name, p.type, p.message, p.article, p.shared_id, p.time, p.edited_at,
  (select count(*)::int from profile.liking as l where l.workspace_id = p.workspace_id and l.post_id = p.id) as like,
  exists (select from profile.liking as l
    where l.workspace_id = p.workspace_id and l.post_id = p.id and l.account_id = platform.account()) as is_liked,
  (select count(*)::int from profile.post as s
    where s.workspace_id = p.workspace_id and s.shared_id = coalesce(p.shared_id, p.id) and s.removed_at is null) as share,
  exists (select from profile.post as s where s.workspace_id = p.workspace_id and s.shared_id = coalesce(p.shared_id, p.id)
    and s.author_id = platform.account() and s.removed_at is null) as is_shared,
  (select count(*)::int from profile.comment as c
    where c.workspace_id = p.workspace_id and c.post_id = p.id and c.removed_at is null) as comment_count`

export type CommentRow = {
  readonly post_id: string
  readonly id: string
  readonly author_id: string | null
  readonly author_name: string
  readonly message: string
  readonly time: Date
  readonly edited_at: Date | null
}
export const commentColumns = sql`c.post_id, c.id, c.author_id, c.author_name,
  case when c.mentions is null then c.message else accounts.with_current_names(c.message, c.mentions) end as message, c.time, c.edited_at`

/** As many of the last comments as come with a post. */
const commentsShown = 3

/** Posts with their photos, last comments, and what they hand on. */
export async function wholePosts(tx: Tx, rows: readonly PostRow[], people: People): Promise<Post[]> {
  if (rows.length === 0) return []
  const shared = await readShared(
    tx,
    rows.flatMap(({ shared_id: id }) => id ?? []),
  )
  const ids = rows.map(({ id }) => id)
  const media = await mediaOf(tx, [...ids, ...shared.keys()])
  const comments = await lastComments(tx, ids)
  const plain = (row: Omit<PostRow, 'like' | 'share'>): SharedPost => ({
    id: row.id,
    user: people.author(row.author_id, row.author_name),
    type: row.type,
    message: row.message,
    time: row.time.toISOString(),
    article: row.article,
    media: (media.get(row.id) ?? []).map(mediumOf),
  })
  return rows.map((row) => {
    const original = row.shared_id === null ? undefined : shared.get(row.shared_id)
    return {
      ...plain(row),
      like: row.like,
      share: row.share,
      isLiked: row.is_liked,
      isShared: row.is_shared,
      edited: row.edited_at?.toISOString() ?? null,
      comments: (comments.get(row.id) ?? []).map((comment) => commentOf(comment, people)),
      commentCount: row.comment_count,
      shared: original ? plain(original) : null,
    }
  })
}

export function commentOf(
  { id, author_id: authorId, author_name: name, message, time, edited_at: edited }: CommentRow,
  people: People,
): Comment {
  return { id, user: people.author(authorId, name), message, time: time.toISOString(), edited: edited?.toISOString() ?? null }
}

async function readShared(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PostRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PostRow>`
    select p.id, p.author_id, p.author_name, p.type, p.message, p.article, p.time from profile.post as p
    where p.workspace_id = platform.workspace() and p.id = any(${[...ids]}::uuid[]) and p.removed_at is null`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

async function mediaOf(tx: Tx, postIds: readonly string[]): Promise<ReadonlyMap<string | null, readonly MediumRow[]>> {
  const { rows } = await sql<MediumRow>`
    select ${mediumColumns} from profile.medium
    where workspace_id = platform.workspace() and post_id = any(${[...postIds]}::uuid[]) and removed_at is null
    order by number, id`.execute(tx)
  return Map.groupBy(rows, ({ postId }) => postId)
}

async function lastComments(tx: Tx, postIds: readonly string[]): Promise<ReadonlyMap<string, readonly CommentRow[]>> {
  const { rows } = await sql<CommentRow>`
    select c.* from unnest(${[...postIds]}::uuid[]) as asked (id) cross join lateral (
      select ${commentColumns} from profile.comment as c
      where c.workspace_id = platform.workspace() and c.post_id = asked.id and c.removed_at is null
      order by c.time desc, c.id desc limit ${commentsShown}) as c
    order by c.time, c.id`.execute(tx)
  return Map.groupBy(rows, ({ post_id: postId }) => postId)
}

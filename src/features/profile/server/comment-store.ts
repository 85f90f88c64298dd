import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { mentionsIn, type Mentions } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { addComment, listComments } from '../contract.ts'
import type { Comment } from '../post.ts'
import type { People } from './person-store.ts'
import { commentColumns, commentOf, type CommentRow } from './post-row.ts'
import { rootOf } from './post-store.ts'
import type { Tx } from './tables.ts'

const noSuchComment = (): Problem => new Problem('not-found', 'There is no such comment.')
const pageSize = 20

/** What was said before a comment, the oldest first. */
export async function readComments(tx: Tx, { postId, before }: InputOf<typeof listComments>, people: People): Promise<Comment[]> {
  const { rows } = await sql<CommentRow>`
    select * from (
      select ${commentColumns} from profile.comment as c, profile.comment as b
      where b.workspace_id = platform.workspace() and b.post_id = ${postId}::uuid and b.id = ${before}::uuid
        and c.workspace_id = platform.workspace() and c.post_id = ${postId}::uuid and c.removed_at is null
        and (c.time, c.id) < (b.time, b.id)
      order by c.time desc, c.id desc limit ${pageSize}) as earlier
    order by time, id`.execute(tx)
  if (rows.length === 0) await findComment(tx, before)
  return rows.map((row) => commentOf(row, people))
}

async function findComment(tx: Tx, commentId: string): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from profile.comment as c
    where c.workspace_id = platform.workspace() and c.id = ${commentId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchComment()
  return row
}

export function commentMentions(message: string, people: People): Mentions | null {
  return mentionsIn(
    storable(message),
    people.all.map(({ id, name }) => [id, name]),
  )
}

function keptMentions(message: string, people: People): string | null {
  const mentions = commentMentions(message, people)
  return mentions && storableJson(mentions)
}

export async function storeComment(
  tx: Tx,
  { postId, id, message }: InputOf<typeof addComment>,
  people: People,
  authorName: string,
): Promise<CommentRow> {
  await rootOf(tx, postId)
  await sql`
    insert into profile.comment (workspace_id, post_id, id, author_id, author_name, message, mentions)
    values (platform.workspace(), ${postId}::uuid, ${id}::uuid, platform.account(), ${authorName}, ${storable(message)},
      ${keptMentions(message, people)}::jsonb)
    on conflict do nothing`.execute(tx)
  // Done once more after it was taken back.
  await sql`
    update profile.comment set removed_at = null where workspace_id = platform.workspace() and id = ${id}::uuid
      and author_id = platform.account() and removed_at is not null`.execute(tx)
  return findComment(tx, id)
}

export async function storeCommentText(tx: Tx, commentId: string, message: string, people: People): Promise<CommentRow> {
  const { numAffectedRows } = await sql`
    update profile.comment set message = ${storable(message)}, mentions = ${keptMentions(message, people)}::jsonb,
      edited_at = date_trunc('milliseconds', platform.moment())
    where workspace_id = platform.workspace() and id = ${commentId}::uuid and author_id = platform.account()
      and removed_at is null`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchComment()
  return findComment(tx, commentId)
}

export async function takeCommentAway(tx: Tx, commentId: string, { isRemoved }: { readonly isRemoved: boolean }): Promise<CommentRow> {
  const { numAffectedRows } = await sql`
    update profile.comment set removed_at = case when ${isRemoved}::boolean then coalesce(removed_at, platform.moment()) end
    where workspace_id = platform.workspace() and id = ${commentId}::uuid and author_id = platform.account()`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchComment()
  return findComment(tx, commentId)
}

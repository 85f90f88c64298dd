import { sql } from 'kysely'
import { mentionedIds } from '../../../kit/mentions.ts'
import type { Notices } from '../../../platform/notices.ts'
import { commentMentions } from './comment-store.ts'
import type { People } from './person-store.ts'
import type { CommentRow } from './post-row.ts'
import type { Tx } from './tables.ts'

/** Tells those mentioned in a comment, and the author of the post; each once, however often it is changed. */
export async function notifyOfComment(
  tx: Tx,
  { id, post_id: postId, message }: CommentRow,
  people: People,
  { notify }: Notices,
): Promise<void> {
  const { rows } = await sql<{ authorId: string | null; message: string; title: string | null }>`
    select author_id as "authorId", message, article ->> 'title' as title from profile.post
    where workspace_id = platform.workspace() and id = ${postId}::uuid`.execute(tx)
  const [post] = rows
  if (!post) return
  const about = {
    source: 'post',
    thingId: postId,
    partId: id,
    subject: (post.title ?? post.message).slice(0, 100),
    excerpt: message.slice(0, 300),
    path: post.authorId === null ? '/pages/profile' : `/pages/profile?person=${post.authorId}`,
  } as const
  const mentioned = mentionedIds(commentMentions(message, people))
  await notify(tx, mentioned, { ...about, kind: 'mention', onceKey: `mention:${id}` })
  const author = post.authorId === null || mentioned.includes(post.authorId) ? [] : [post.authorId]
  await notify(tx, author, { ...about, kind: 'reply', onceKey: `reply:${id}` })
}

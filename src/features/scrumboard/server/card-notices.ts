import { sql } from 'kysely'
import { mentionedIds, mentionsIn } from '../../../kit/mentions.ts'
import { plainOf } from '../../../kit/markup.ts'
import type { Notice, Notices } from '../../../platform/notices.ts'
import type { Card } from '../board.ts'
import { cardPath } from '../board-paths.ts'
import type { BoardEntry } from '../contract.ts'
import type { Tx } from './board-tx.ts'
import type { Known } from './card-read.ts'
import type { NewComment } from './comment-store.ts'

/** Who is on the board, and how they are notified. */
export type Sending = { readonly known: Known; readonly notices: Notices }
type CardNews = { readonly before?: Card; readonly after: Card; readonly comments: readonly NewComment[] }

/** Tells people what concerns them: that they are on the card now, that they are mentioned, that somebody replied where they take part. */
export async function notifyOfCard(
  tx: Tx,
  boardId: string,
  { before, after, comments }: CardNews,
  { known, notices }: Sending,
): Promise<void> {
  const assigned = after.idMembers.filter((id) => !before?.idMembers.includes(id))
  const described = before?.description === after.description ? [] : mentionedIds(mentionsIn(after.description, known.members))
  if (assigned.length + described.length + comments.length === 0) return
  const about = await aboutCard(tx, boardId, after)
  await notices.notify(tx, assigned, { ...about, kind: 'assignment', onceKey: `assignment:${after.id}:${after.version}` })
  await notices.notify(tx, described, { ...about, kind: 'mention', onceKey: `mention:${after.id}` })
  const inTalk = [...after.idMembers, ...after.activities.flatMap(({ type, idMember }) => (type === 'comment' ? [idMember] : []))]
  for (const comment of comments) {
    await notifyOfMentions(tx, after, { boardId, comment }, notices)
    const others = inTalk.filter((id) => !comment.mentioned.includes(id))
    await notices.notify(tx, others, { ...about, ...saidIn(comment), kind: 'reply', onceKey: `reply:${comment.id}` })
  }
}

type Said = { readonly boardId: string; readonly comment: NewComment }

/** Each person once for a comment, however often it is changed. */
export async function notifyOfMentions(tx: Tx, card: Card, { boardId, comment }: Said, { notify }: Notices): Promise<void> {
  if (comment.mentioned.length === 0) return
  const notice = { ...(await aboutCard(tx, boardId, card)), ...saidIn(comment), kind: 'mention', onceKey: `mention:${comment.id}` } as const
  await notify(tx, comment.mentioned, notice)
}

async function aboutCard(tx: Tx, boardId: string, { id, name }: Card): Promise<Pick<Notice, 'source' | 'thingId' | 'subject' | 'path'>> {
  const { rows } = await sql<Pick<BoardEntry, 'id' | 'uri'>>`select id, uri from scrumboard.board where id = ${boardId}::uuid`.execute(tx)
  return { source: 'card', thingId: id, subject: name, path: cardPath(rows[0] ?? { id: boardId, uri: '' }, id) }
}

function saidIn({ id, message }: NewComment): Pick<Notice, 'partId' | 'excerpt'> {
  return { partId: id, excerpt: plainOf(message).slice(0, 300) }
}

type Where = { readonly boardId: string; readonly listId?: string }

/** What was said of the cards of a list, or of a whole board, goes and comes back with it. */
export async function setCardsGone(
  tx: Tx,
  { boardId, listId }: Where,
  state: { readonly isGone: boolean },
  { setGone }: Notices,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from scrumboard.card where board_id = ${boardId}::uuid and removed_at is null
      and (${listId ?? null}::uuid is null or list_id = ${listId ?? null}::uuid)`.execute(tx)
  await setGone(
    tx,
    rows.map(({ id }) => id),
    state,
  )
}

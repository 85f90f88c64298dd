import { sql, type RawBuilder } from 'kysely'
import { mentionedIds, mentionsIn } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { Activity } from '../board.ts'
import { nowInTx, type Tx } from './board-tx.ts'
import type { Known } from './card-read.ts'

type OnCard = { readonly cardId: string; readonly activities: readonly Activity[] }

export type NewComment = { readonly id: string; readonly cardId: string; readonly message: string; readonly mentioned: readonly string[] }

/**
 * What is not there yet is said by whoever sends it, now; what is there stays as it is. Attachments are told by the server itself.
 * Answers what is new.
 */
export async function addComments(tx: Tx, cards: readonly OnCard[], { members }: Known): Promise<readonly NewComment[]> {
  const rows = cards.flatMap(({ cardId, activities }) =>
    activities.flatMap(({ id, type, message: written }) => {
      const message = storable(written) || '?'
      return type === 'comment' ? [{ id, cardId, message, mentions: mentionsIn(message, members) }] : []
    }),
  )
  if (rows.length === 0) return []
  const { rows: added } = await sql<{ id: string }>`
    insert into scrumboard.activity (workspace_id, card_id, id, type, member_id, message, mentions)
    select platform.workspace(), "cardId", id, 'comment', platform.account(), message, nullif(mentions, 'null')
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written ("cardId" uuid, id uuid, message text, mentions jsonb)
    on conflict do nothing returning id`.execute(tx)
  const fresh = new Set(added.map(({ id }) => id))
  return rows.flatMap(({ mentions, ...row }) => (fresh.has(row.id) ? [{ ...row, mentioned: mentionedIds(mentions) }] : []))
}

/** With author and time, as a whole board brings them along. */
export async function addActivities(tx: Tx, cards: readonly OnCard[]): Promise<void> {
  const rows = cards.flatMap(({ cardId, activities }) =>
    activities.map((activity) => ({ ...activity, cardId, message: storable(activity.message) || '?' })),
  )
  if (rows.length === 0) return
  await sql`
    insert into scrumboard.activity (workspace_id, card_id, id, type, member_id, message, time, edited_at)
    select platform.workspace(), "cardId", id, type, "idMember", message, date_trunc('milliseconds', time),
      date_trunc('milliseconds', "editedAt")
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written ("cardId" uuid, id uuid, type text, "idMember" uuid, message text,
      time timestamptz, "editedAt" timestamptz)`.execute(tx)
}

type Which = { readonly cardId: string; readonly activityId: string }

/** Answers it with whom it mentions now. */
export async function changeComment(tx: Tx, which: Which, message: string, { members }: Known): Promise<NewComment> {
  const text = storable(message) || '?'
  const mentions = mentionsIn(text, members)
  const kept = mentions && storableJson(mentions)
  const edited = sql`case when message = ${text} then edited_at else ${nowInTx} end`
  await changeOwn(tx, which, sql`message = ${text}, mentions = ${kept}::jsonb, edited_at = ${edited}`)
  return { id: which.activityId, cardId: which.cardId, message: text, mentioned: mentionedIds(mentions) }
}

export async function takeCommentAway(tx: Tx, which: Which): Promise<void> {
  await changeOwn(tx, which, sql`removed_at = coalesce(removed_at, platform.moment())`)
}

export async function bringCommentBack(tx: Tx, which: Which): Promise<void> {
  await changeOwn(tx, which, sql`removed_at = null`)
}

async function changeOwn(tx: Tx, { cardId, activityId }: Which, set: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select member_id = platform.account() as "isOwn" from scrumboard.activity
    where card_id = ${cardId}::uuid and id = ${activityId}::uuid and type = 'comment'`.execute(tx)
  const [comment] = rows
  if (!comment) throw new Problem('not-found', 'There is no such comment.')
  if (!comment.isOwn) throw new Problem('not-allowed', 'Only who wrote a comment may change it.')
  await sql`update scrumboard.activity set ${set} where id = ${activityId}::uuid`.execute(tx)
}

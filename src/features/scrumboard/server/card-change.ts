import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { given } from '../../../kit/given.ts'
import { mentionsIn } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { Attachment, Card, CardChange } from '../board.ts'
import type { setChecked } from '../contract.ts'
import { attachmentOf, rowOf } from './attachment-rows.ts'
import { replaceAttachments } from './attachment-store.ts'
import { holdBoard, noSuchCard, type Tx } from './board-tx.ts'
import { readCard, type Known } from './card-read.ts'
import { contentOf, refuseTwins, type Content } from './card-rows.ts'
import { addComments } from './comment-store.ts'
import { notifyOfCard, type Sending } from './card-notices.ts'
import { subscribeToCards, unsubscribeFromCard } from './subscription-store.ts'

type OnCard = { readonly boardId: string; readonly cardId: string }

/**
 * Changes what is sent. Who sends a version has seen that one, and nobody may have been faster; what changes nothing has been sent twice
 * and is no conflict. Comments and what one wants to hear of are no part of the version.
 */
export async function storeCardChange(tx: Tx, boardId: string, change: CardChange, { known, notices }: Sending): Promise<Card> {
  const { id: cardId, version, activities, subscribed, attachments: sent, ...fields } = change
  await lockCard(tx, { boardId, cardId })
  const before = await readCard(tx, { boardId, cardId }, known)
  const content = contentOf({ ...before, ...given(fields) }, known)
  const attachments = sent === undefined ? before.attachments : asStored(sent, before.attachments)
  const isSame = isDeepStrictEqual({ ...contentIn(before), attachments: before.attachments }, { ...contentIn(content), attachments })
  if (!isSame) {
    if (version !== undefined && version !== before.version) throw new Problem('conflict', 'This card was changed by somebody else.')
    await writeContent(tx, cardId, content, known)
    if (!isDeepStrictEqual(attachments, before.attachments)) await replaceAttachments(tx, cardId, attachments)
  }
  const comments = await addComments(tx, [{ cardId, activities: activities ?? [] }], known)
  if (subscribed === true) await subscribeToCards(tx, boardId, [cardId])
  if (subscribed === false) await unsubscribeFromCard(tx, cardId)
  const after = await readCard(tx, { boardId, cardId }, known)
  await notifyOfCard(tx, boardId, { before, after, comments }, { known, notices })
  return after
}

/** Nobody else changes this card until the transaction ends. It must be on the board. */
export async function lockCard(tx: Tx, { boardId, cardId }: OnCard): Promise<void> {
  await holdBoard(tx, boardId)
  const { rows } = await sql`
    select from scrumboard.card as c
    join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id
    where c.board_id = ${boardId}::uuid and c.id = ${cardId}::uuid and c.removed_at is null and l.removed_at is null
    for no key update of c`.execute(tx)
  if (rows.length === 0) throw noSuchCard()
}

function contentIn({ name, description, idAttachmentCover, idMembers, idLabels, checklists, due }: Content): Content {
  return { name, description: storable(description), idAttachmentCover, idMembers, idLabels, checklists, due }
}

/** When an attachment came is not for whoever sends it to say. */
function asStored(sent: readonly Attachment[], before: readonly Attachment[]): Attachment[] {
  refuseTwins(sent)
  return sent.map((attachment) => {
    const known = before.find(({ id }) => id === attachment.id)
    return attachmentOf(rowOf(attachment), known?.time ?? '')
  })
}

async function writeContent(tx: Tx, cardId: string, { checklists, ...content }: Content, { members }: Known): Promise<void> {
  const row = storableJson([{ ...content, mentions: mentionsIn(content.description, members) }])
  await sql`
    update scrumboard.card as c set name = r.name, description = r.description, cover_id = r."idAttachmentCover", member_ids = r."idMembers",
      label_ids = r."idLabels", checklists = ${storableJson(checklists)}::jsonb, due = r.due, mentions = nullif(r.mentions, 'null'),
      version = c.version + 1
    from jsonb_to_recordset(${row}::jsonb) as r (name text, description text, "idAttachmentCover" uuid, "idMembers" uuid[], "idLabels" uuid[],
      due timestamptz, mentions jsonb)
    where c.id = ${cardId}::uuid`.execute(tx)
}

/** One item alone, so that two who check different ones at the same time lose nothing. */
export async function storeChecked(
  tx: Tx,
  { boardId, cardId, checkItemId, checked }: InputOf<typeof setChecked>,
  known: Known,
): Promise<Card> {
  await lockCard(tx, { boardId, cardId })
  const before = await readCard(tx, { boardId, cardId }, known)
  const item = before.checklists.flatMap(({ checkItems }) => checkItems).find(({ id }) => id === checkItemId)
  if (!item) throw new Problem('not-found', 'There is no such item.')
  if (item.checked === checked) return before
  const checklists = before.checklists.map((list) => ({
    ...list,
    checkItems: list.checkItems.map((each) => (each.id === checkItemId ? { ...each, checked } : each)),
  }))
  await writeContent(tx, cardId, contentOf({ ...before, checklists }, known), known)
  return readCard(tx, { boardId, cardId }, known)
}

import { sql, type RawBuilder } from 'kysely'
import type { Activity, Attachment, Card } from '../board.ts'
import { attachmentOf, type AttachmentRow } from './attachment-rows.ts'
import { most, noSuchCard, type Accounts, type Tx } from './board-tx.ts'
import { readLabels } from './label-store.ts'
import { readMembers } from './member-store.ts'

/** Who and what a card of the board may name. */
export type Known = { readonly members: ReadonlyMap<string, string>; readonly labels: ReadonlySet<string> }
type Named = readonly { readonly id: string; readonly name: string }[]

export async function readKnown(tx: Tx, boardId: string, accounts: Accounts): Promise<Known> {
  return knownFrom(await readMembers(tx, boardId, accounts), await readLabels(tx, boardId))
}

export function knownFrom(members: Named, labels: Named): Known {
  return { members: new Map(members.map(({ id, name }) => [id, name])), labels: new Set(labels.map(({ id }) => id)) }
}

/** All cards of a board that are on it, list by list. */
export async function readCards(tx: Tx, boardId: string, known: Known): Promise<Card[]> {
  return readWhich(tx, sql`c.board_id = ${boardId}::uuid and c.removed_at is null and l.removed_at is null`, known)
}

/** One card, whether it is on the board or was taken off. */
export async function readCard(tx: Tx, { boardId, cardId }: { boardId: string; cardId: string }, known: Known): Promise<Card> {
  const [card] = await readWhich(tx, sql`c.board_id = ${boardId}::uuid and c.id = ${cardId}::uuid`, known)
  if (!card) throw noSuchCard()
  return card
}

/** With the names that those mentioned in it have today. */
export function currentText(table: string, column: string): RawBuilder<string> {
  const text = sql.ref(`${table}.${column}`)
  const mentions = sql.ref(`${table}.mentions`)
  return sql`case when ${mentions} is null then ${text} else accounts.with_current_names(${text}, ${mentions}) end`
}

type CardRow = Pick<Card, 'id' | 'name' | 'description' | 'idMembers' | 'idLabels' | 'checklists' | 'version'> & {
  readonly cover_id: string | null
  readonly due: Date | null
}

const fromCards = sql`scrumboard.card as c
  join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id`

async function readWhich(tx: Tx, which: RawBuilder<unknown>, known: Known): Promise<Card[]> {
  const { rows } = await sql<CardRow>`
    select c.id, c.name, ${currentText('c', 'description')} as description, c.cover_id, to_json(c.member_ids) as "idMembers", to_json(c.label_ids) as "idLabels",
      c.checklists, c.due, c.version
    from ${fromCards} where ${which} order by l.position, l.id, c.position, c.id`.execute(tx)
  const [attachments, activities] = [await readAttachments(tx, which), await readActivities(tx, which)]
  const subscribed = await readSubscribed(tx, which)
  return rows.map(({ cover_id: coverId, due, ...row }) => {
    const own = attachments.get(row.id) ?? []
    return {
      ...row,
      idMembers: row.idMembers.filter((id) => known.members.has(id)),
      idLabels: row.idLabels.filter((id) => known.labels.has(id)),
      idAttachmentCover: own.some(({ id, type }) => id === coverId && type === 'image') ? coverId : null,
      attachments: own,
      // So many are shown; whoever writes more than that still sees the newest.
      activities: (activities.get(row.id) ?? []).slice(0, most.activities),
      subscribed: subscribed.has(row.id),
      due: due?.toISOString() ?? null,
    }
  })
}

type OfCard = { readonly card_id: string }

async function readAttachments(tx: Tx, which: RawBuilder<unknown>): Promise<ReadonlyMap<string, Attachment[]>> {
  const { rows } = await sql<AttachmentRow & OfCard & { time: Date }>`
    select a.card_id, a.id, a.name, a.type, a.file_id as "fileId", a.url, a.time
    from scrumboard.attachment as a join ${fromCards} on c.workspace_id = a.workspace_id and c.id = a.card_id
    where ${which} and a.removed_at is null order by a.position, a.time, a.id`.execute(tx)
  return byCard(rows, ({ card_id: _card, time, ...row }) => attachmentOf(row, time.toISOString()))
}

type ActivityRow = Pick<Activity, 'id' | 'type' | 'idMember' | 'message'> & { readonly time: Date; readonly edited_at: Date | null }

async function readActivities(tx: Tx, which: RawBuilder<unknown>): Promise<ReadonlyMap<string, Activity[]>> {
  const { rows } = await sql<ActivityRow & OfCard>`
    select a.card_id, a.id, a.type, a.member_id as "idMember", ${currentText('a', 'message')} as message, a.time, a.edited_at
    from scrumboard.activity as a join ${fromCards} on c.workspace_id = a.workspace_id and c.id = a.card_id
    where ${which} and a.removed_at is null order by a.time desc, a.id desc`.execute(tx)
  return byCard(rows, ({ card_id: _card, ...row }) => activityOf(row))
}

export function activityOf({ time, edited_at: editedAt, ...row }: ActivityRow): Activity {
  return { ...row, time: time.toISOString(), editedAt: editedAt?.toISOString() ?? null }
}

async function readSubscribed(tx: Tx, which: RawBuilder<unknown>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<OfCard>`
    select s.card_id from scrumboard.subscription as s join ${fromCards} on c.workspace_id = s.workspace_id and c.id = s.card_id
    where ${which}`.execute(tx)
  return new Set(rows.map(({ card_id: cardId }) => cardId))
}

function byCard<Row extends OfCard, Part>(rows: readonly Row[], partOf: (row: Row) => Part): ReadonlyMap<string, Part[]> {
  const parts = new Map<string, Part[]>()
  for (const row of rows) {
    const list = parts.get(row.card_id) ?? []
    list.push(partOf(row))
    parts.set(row.card_id, list)
  }
  return parts
}

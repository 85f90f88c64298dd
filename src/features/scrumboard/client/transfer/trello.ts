import * as z from 'zod/mini'
import type { SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import {
  boardColors,
  labelClasses,
  type Activity,
  type Attachment,
  type Board,
  type Card,
  type Checklist,
  type Label,
  type Member,
} from '../../board.ts'
import type { BoardImport } from './board-import.ts'
import { TrelloBoard, type TrelloCard } from './trello-file.ts'

/** A board exported from Trello. What was archived there stays behind and is counted. */
export const trelloJson: SourceFormat<BoardImport> = {
  id: 'trello',
  title: 'Trello (JSON)',
  extensions: ['json'],
  type: 'application/json',
  detect: (text) => /^\s*\{/.test(text) && /"idList"\s*:/.test(text) && /"lists"\s*:/.test(text),
  read: (text) => ({ kind: 'rows', rows: [boardFromTrello(z.parse(TrelloBoard, JSON.parse(text)), () => crypto.randomUUID())] }),
}

type MakeId = () => string
type Ids = (kind: string, id: string) => string

function boardFromTrello(trello: TrelloBoard, makeId: MakeId): BoardImport {
  const ids = idsBy(makeId)
  const lists = inOrder(trello.lists.filter(({ closed }) => closed !== true))
  const open = new Set(lists.map(({ id }) => id))
  const cards = inOrder(trello.cards.filter(({ closed, idList }) => closed !== true && open.has(idList)))
  const board: Board = {
    id: makeId(),
    name: nameOf(trello.name, 'Trello', 200),
    uri: '',
    settings: { color: colourOf(trello), subscribed: false, cardCoverImages: trello.prefs?.cardCovers !== false },
    lists: lists.map(({ id, name }) => ({
      id: ids('list', id),
      name: nameOf(name, '–', 200),
      idCards: cards.filter(({ idList }) => idList === id).map((card) => ids('card', card.id)),
    })),
    cards: cards.map((card) => cardFrom(trello, card, ids)),
    members: membersOf(trello, ids),
    labels: trello.labels.map((label) => labelFrom(label, ids)),
  }
  return { board, skipped: trello.lists.length - lists.length + (trello.cards.length - cards.length) }
}

function cardFrom(trello: TrelloBoard, card: TrelloCard, ids: Ids): Card {
  const checklists = inOrder(trello.checklists.filter(({ idCard }) => idCard === card.id))
  const labels = new Set(trello.labels.map(({ id }) => id))
  return {
    id: ids('card', card.id),
    name: nameOf(card.name, '–', 500),
    description: (card.desc ?? '').slice(0, 50_000),
    idAttachmentCover: null,
    idMembers: card.idMembers.map((id) => ids('member', id)),
    idLabels: card.idLabels.filter((id) => labels.has(id)).map((id) => ids('label', id)),
    attachments: card.attachments.flatMap((attachment) => attachmentFrom(attachment, ids)),
    subscribed: false,
    checklists: checklists.slice(0, 50).map((checklist) => checklistFrom(checklist, ids)),
    activities: commentsOn(trello, card, ids),
    due: momentOf(card.due),
    version: 1,
  }
}

function checklistFrom({ id, name, checkItems }: TrelloBoard['checklists'][number], ids: Ids): Checklist {
  return {
    id: ids('checklist', id),
    name: nameOf(name, 'Checklist', 200),
    checkItems: inOrder(checkItems)
      .slice(0, 500)
      .map((item, at) => ({ id: ids('item', `${id} ${at}`), name: nameOf(item.name, '–', 500), checked: item.state === 'complete' })),
  }
}

/** Files lie behind a sign-in of Trello, so everything attached comes as a link to where it is. */
function attachmentFrom({ id, name, url, date }: TrelloCard['attachments'][number], ids: Ids): readonly Attachment[] {
  if (!/^https?:\/\//.test(url ?? '') || (url ?? '').length > 2000) return []
  const time = momentOf(date ?? null) ?? new Date(0).toISOString()
  return [{ id: ids('attachment', id), name: (name ?? '').slice(0, 255), url: url ?? '', time, type: 'link' }]
}

function commentsOn(trello: TrelloBoard, { id }: TrelloCard, ids: Ids): Activity[] {
  return trello.actions
    .flatMap(({ type, date, idMemberCreator, data: said }, at): readonly Activity[] => {
      const message = said?.text?.trim() ?? ''
      const time = momentOf(date)
      if (type !== 'commentCard' || said?.card?.id !== id || message === '' || time === null) return []
      const idMember = ids('member', idMemberCreator ?? '')
      return [{ id: ids('comment', String(at)), type: 'comment', idMember, message: message.slice(0, 10_000), time }]
    })
    .toSorted((one, other) => other.time.localeCompare(one.time))
}

/** Whoever is on the board, and whoever once wrote on it. */
function membersOf({ members, actions }: TrelloBoard, ids: Ids): Member[] {
  const writers = actions.flatMap(({ type, idMemberCreator, memberCreator }) =>
    type === 'commentCard'
      ? [{ id: idMemberCreator ?? '', fullName: memberCreator?.fullName ?? '', username: memberCreator?.username ?? '' }]
      : [],
  )
  const byId = new Map([...writers, ...members].map((member) => [member.id, member]))
  return [...byId.values()].map(({ id, fullName, username }) => ({
    id: ids('member', id),
    name: nameOf(fullName || username, '–', 200),
    avatar: '',
  }))
}

const labelColours: Readonly<Record<string, Label['class']>> = { sky: 'blue', lime: 'green', pink: 'purple', black: 'gray' }

function labelFrom({ id, name, color }: TrelloBoard['labels'][number], ids: Ids): Label {
  // Newer boards have shades: `green_dark`, `green_light`.
  const colour = color?.split('_')[0] ?? 'gray'
  const hue = labelColours[colour] ?? labelClasses.find((each) => each === colour) ?? 'gray'
  return { id: ids('label', id), name: nameOf(name, colour, 100), class: hue }
}

function colourOf({ prefs }: TrelloBoard): Board['settings']['color'] {
  const background = prefs?.background ?? ''
  return boardColors.find((each) => each === (labelColours[background] ?? background)) ?? ''
}

function idsBy(makeId: MakeId): Ids {
  const known = new Map<string, string>()
  return (kind, id) => {
    const key = `${kind} ${id}`
    const found = known.get(key) ?? makeId()
    known.set(key, found)
    return found
  }
}

function inOrder<Entry extends { readonly pos: number }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => one.pos - other.pos)
}

function nameOf(name: string | null, otherwise: string, most: number): string {
  return (name ?? '').trim().slice(0, most).trim() || otherwise
}

function momentOf(date: string | null): string | null {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

import * as z from 'zod/mini'
import { filled, Id, Moment } from '../../kit/list-contract.ts'

export const boardColors = ['', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'gray'] as const
export const labelClasses = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'gray'] as const

const text = (most: number) => z.string().check(z.maxLength(most))

const Member = z.object({ id: Id, name: filled(200), avatar: text(2000) })
export type Member = z.output<typeof Member>

export const Label = z.object({ id: Id, name: filled(100), class: z.enum(labelClasses) })
export type Label = z.output<typeof Label>

/** Spec: a list has the ids of its cards in their order. */
export const List = z.object({ id: Id, name: filled(200), idCards: z.array(Id).check(z.maxLength(5000)) })
export type List = z.output<typeof List>

export const Attachment = z.object({
  id: Id,
  name: text(255),
  /** Of an image: the address of one of our files. */
  src: z.optional(text(2000)),
  /** Of a link: where it leads; of any other file of ours: its address. */
  url: z.optional(text(2000)),
  time: z.iso.datetime(),
  type: z.enum(['image', 'link']),
})
export type Attachment = z.output<typeof Attachment>

const CheckItem = z.object({ id: Id, name: filled(500), checked: z.boolean() })
export type CheckItem = z.output<typeof CheckItem>
export const Checklist = z.object({ id: Id, name: filled(200), checkItems: z.array(CheckItem).check(z.maxLength(500)) })
export type Checklist = z.output<typeof Checklist>

export const Activity = z.object({
  id: Id,
  type: z.enum(['comment', 'attachment']),
  idMember: Id,
  message: filled(10_000),
  time: z.iso.datetime(),
  /** Beyond the spec: when its author changed it. */
  editedAt: z.optional(z.nullable(z.iso.datetime())),
})
export type Activity = z.output<typeof Activity>

/** Spec: a card. */
export const Card = z.object({
  id: Id,
  name: filled(500),
  description: text(50_000),
  idAttachmentCover: z.nullable(Id),
  idMembers: z.array(Id),
  idLabels: z.array(Id),
  attachments: z.array(Attachment),
  /** Whether the asking account wants to hear of it. */
  subscribed: z.boolean(),
  checklists: z.array(Checklist),
  /** Newest first. */
  activities: z.array(Activity),
  due: z.nullable(Moment),
  // --- beyond the spec
  /** Grows with each change. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type Card = z.output<typeof Card>

export const Settings = z.object({
  color: z.enum(boardColors),
  /** Whether the asking account wants to hear of what happens on the board. */
  subscribed: z.boolean(),
  cardCoverImages: z.boolean(),
})
export type Settings = z.output<typeof Settings>

/** Spec: a board. */
export const Board = z.object({
  id: Id,
  name: filled(200),
  /** Its name in the address. */
  uri: text(200),
  settings: Settings,
  lists: z.array(List).check(z.maxLength(200)),
  /** 5,000 at most. */
  cards: z.array(Card),
  /** The accounts of the workspace, and people without one. */
  members: z.array(Member),
  labels: z.array(Label).check(z.maxLength(200)),
})
export type Board = z.output<typeof Board>

/** So much is taken in. Answers are not measured: each limit on a list has everything in it encoded twice, and a board is large. */
const limits = {
  idMembers: z.array(Id).check(z.maxLength(200)),
  idLabels: z.array(Id).check(z.maxLength(200)),
  attachments: z.array(Attachment).check(z.maxLength(200)),
  checklists: z.array(Checklist).check(z.maxLength(50)),
  activities: z.array(Activity).check(z.maxLength(2000)),
}

/** What a new card may bring; its id may come from the browser, so that sending twice makes one. */
export const NewCard = z.extend(z.partial(z.extend(z.omit(Card, { version: true }), limits)), { name: Card.shape.name })
export type NewCard = z.output<typeof NewCard>

/** A new board may be whole, as it comes from an import; ids that come along must be new ones. */
export const NewBoard = z.partial(z.extend(z.omit(Board, { uri: true }), { cards: z.array(NewCard).check(z.maxLength(5000)) }))
export type NewBoard = z.output<typeof NewBoard>

/** The fields that change. Lists of things that are sent replace what is there; activities only grow. */
export const CardChange = z.extend(z.partial(z.extend(Card, limits)), { id: Id })
export type CardChange = z.output<typeof CardChange>

import * as z from 'zod/mini'
import { Id } from '../../kit/list-contract.ts'
import { Author } from './post.ts'

/** Done to-dos and cards, comments on boards, files, notes and events that were added, orders that came in. */
export const activityKinds = ['todo', 'card', 'comment', 'file', 'note', 'event', 'order'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Where a list of activities goes on: a moment as the database writes it, and an id. */
export const cursorShape = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00\|[\da-f-]{36}$/

/** Something that truly happened in one of the apps. */
export const Activity = z.object({
  id: Id,
  kind: z.enum(activityKinds),
  /** Who did it; without an id a customer of the shop. */
  user: Author,
  /** What it was done to. */
  title: z.string(),
  /** Where that stands: the board of a card, the folder of a file. */
  placeId: z.nullable(Id),
  /** The card of a comment. */
  thingId: Id,
  time: z.iso.datetime(),
  /** Hand it back to go on from here. */
  cursor: z.string(),
})
export type Activity = z.output<typeof Activity>

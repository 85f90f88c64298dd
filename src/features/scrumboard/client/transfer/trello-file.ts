import * as z from 'zod/mini'

// What a board exported from Trello says, as far as we take it over. Everything else in it is ignored.

const many = <Entry extends z.ZodMiniType>(entry: Entry) => z.prefault(z.array(entry), [])
const text = z.prefault(z.nullable(z.string()), '')
const closed = z.prefault(z.nullable(z.boolean()), false)
const pos = z.prefault(z.number(), 0)

const List = z.object({ id: z.string(), name: text, closed, pos })
const Label = z.object({ id: z.string(), name: text, color: z.prefault(z.nullable(z.string()), null) })
const Member = z.object({ id: z.string(), fullName: text, username: text })
const Attachment = z.object({ id: z.string(), name: text, url: text, date: z.optional(z.nullable(z.string())) })
const CheckItem = z.object({ name: text, state: text, pos })
const Checklist = z.object({ id: z.string(), idCard: text, name: text, pos, checkItems: many(CheckItem) })
const Card = z.object({
  id: z.string(),
  idList: z.string(),
  name: text,
  desc: text,
  closed,
  pos,
  due: z.prefault(z.nullable(z.string()), null),
  idLabels: many(z.string()),
  idMembers: many(z.string()),
  attachments: many(Attachment),
})
const Action = z.object({
  type: z.string(),
  date: text,
  idMemberCreator: text,
  memberCreator: z.optional(z.nullable(z.object({ id: z.optional(z.string()), fullName: text, username: text }))),
  data: z.optional(z.object({ text: z.optional(z.nullable(z.string())), card: z.optional(z.nullable(z.object({ id: z.string() }))) })),
})

export const TrelloBoard = z.object({
  name: text,
  prefs: z.optional(
    z.nullable(z.object({ background: z.optional(z.nullable(z.string())), cardCovers: z.optional(z.nullable(z.boolean())) })),
  ),
  lists: z.array(List),
  cards: z.array(Card),
  labels: many(Label),
  members: many(Member),
  checklists: many(Checklist),
  actions: many(Action),
})
export type TrelloBoard = z.output<typeof TrelloBoard>
export type TrelloCard = TrelloBoard['cards'][number]

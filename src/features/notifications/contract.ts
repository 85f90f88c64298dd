import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, count, Id, idsBytes } from '../../kit/list-contract.ts'
import { noticeKinds, noticeSources } from '../../kit/notice-kinds.ts'

const address = '/api/notifications'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST' } as const

const Kind = z.enum(noticeKinds)

export const Notification = z.object({
  id: Id,
  kind: Kind,
  source: z.enum(noticeSources),
  /** Who did it; nothing where the clock did. */
  by: z.nullable(z.object({ id: Id, name: z.string(), avatar: z.string() })),
  /** What the card, post or task is called. */
  subject: z.string(),
  /** The beginning of what was said. */
  excerpt: z.string(),
  /** Where it is read. */
  path: z.string(),
  /** Of something due: its moment, or its day. */
  at: z.nullable(z.string()),
  time: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

export const listNotifications = endpoint({
  ...reading,
  path: address,
  summary: 'What the asking account was notified of in this workspace, the newest first, 30 at a time',
  input: z.object({ kind: z.optional(Kind), after: z.optional(Id), limit: z.optional(count(100)) }),
  output: z.array(Notification),
})
export const countNotifications = endpoint({
  ...reading,
  path: `${address}/count`,
  summary: 'How many are unread, and how many there are, of each kind; and until when the account wants quiet',
  input: z.object({}),
  output: z.object({
    unread: z.number(),
    kinds: z.array(z.object({ kind: Kind, unread: z.number() })),
    quietUntil: z.nullable(z.iso.datetime()),
  }),
})
export const markNotifications = endpoint({
  ...change,
  path: `${address}/mark`,
  summary: 'Marks notifications as read or unread; without ids all of the account in this workspace',
  mostBytes: idsBytes,
  input: z.object({ ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))), isRead: z.boolean() }),
  output: Changed,
})

/** Where a kind shows. By e-mail is in the workspace too. */
export const ways = ['here', 'email', 'none'] as const
const Choices = z.object({
  mention: z.enum(ways),
  assignment: z.enum(ways),
  due: z.enum(ways),
  invitation: z.enum(ways),
  reply: z.enum(ways),
})
const Settings = z.object({
  choices: Choices,
  quietUntil: z.nullable(z.iso.datetime()),
  /** Why no mail is sent: this installation sends none, or the address is not confirmed. */
  mail: z.enum(['sent', 'off', 'unconfirmed']),
})
export type Settings = z.output<typeof Settings>

export const readSettings = endpoint({
  ...reading,
  path: `${address}/settings`,
  summary: 'How each kind of notification reaches the asking account, in all of its workspaces',
  input: z.object({}),
  output: Settings,
})
export const saveSettings = endpoint({
  ...change,
  path: `${address}/settings/save`,
  summary: 'Changes what is sent: the way of a kind, or until when there is quiet (two days at most, or none)',
  input: z.object({ choices: z.optional(z.partial(Choices)), quietUntil: z.optional(z.nullable(z.iso.datetime().check(z.maxLength(27)))) }),
  output: Settings,
})

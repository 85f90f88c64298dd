import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { filled, Id } from '../../kit/list-contract.ts'

const address = '/api/chat'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 64 * 1024 } as const

export const statuses = ['online', 'away', 'do-not-disturb', 'offline'] as const
export type Status = (typeof statuses)[number]

export const mostText = 10_000
/** For so long after it was sent a message can be changed or taken away. */
export const editHours = 6

const Person = { id: Id, name: z.string(), avatar: z.string(), status: z.enum(statuses), mood: z.string().check(z.maxLength(500)) }

/** Spec: somebody one can write to: a member of the workspace, or one of its contacts who have no account. */
export const Contact = z.object({
  ...Person,
  /** How many messages wait to be read; a thousand or more count as a thousand. */
  unread: z.number(),
  /** Beyond the spec: has an account in this workspace, so that there is somebody who answers. */
  isMember: z.boolean(),
  /** Beyond the spec: has left the workspace. What was said stays, nothing can be added. */
  isFormer: z.optional(z.boolean()),
})
export type Contact = z.output<typeof Contact>

/** Spec: who, message, time. */
export const Message = z.object({
  /** The id of the account or contact that said it. */
  who: Id,
  message: z.string(),
  time: z.iso.datetime(),
  // --- beyond the spec
  id: Id,
  /** Grows with each change; sent along with one it is refused (409) where another browser was faster. */
  version: z.number(),
  editedAt: z.nullable(z.iso.datetime()),
  /** Taken away by its author; its text is empty then. */
  isRemoved: z.boolean(),
})
export type Message = z.output<typeof Message>

const ChatEntry = z.object({
  chatId: Id,
  contactId: Id,
  /** Of the newest message that was not taken away. */
  lastMessageTime: z.nullable(z.iso.datetime()),
  // --- beyond the spec
  /** The beginning of that message, and who said it. */
  lastMessage: z.nullable(z.object({ who: Id, message: z.string() })),
  /** What the asking account has begun to write. */
  draft: z.string(),
})
/** Spec: one's conversations, the one with the newest message first. Empty ones only if one has opened them oneself. */
const ChatList = z.array(ChatEntry)
export type ChatEntry = z.output<typeof ChatEntry>

export const ChatUser = z.object({
  ...Person,
  chatList: ChatList,
  /** Beyond the spec: Enter sends, otherwise only Ctrl+Enter does. */
  enterSends: z.boolean(),
})
export type ChatUser = z.output<typeof ChatUser>

export const Chat = z.object({
  id: Id,
  /** The newest ones, in the order they were said. */
  dialog: z.array(Message),
  // --- beyond the spec
  /** The first one that was not read when this was asked; the line stands before it. */
  firstUnreadId: z.nullable(Id),
  hasEarlier: z.boolean(),
})
export type Chat = z.output<typeof Chat>

export const listContacts = endpoint({
  ...reading,
  path: `${address}/contacts`,
  summary: 'Everybody one can write to, with status, mood and how many messages wait, by name',
  input: z.object({}),
  output: z.array(Contact),
})
export const readUser = endpoint({
  ...reading,
  path: `${address}/user`,
  summary: 'Oneself, with status, mood and conversations',
  input: z.object({}),
  output: ChatUser,
})
const ChatAnswer = z.object({ chat: Chat, userChatData: ChatList })
export type ChatAnswer = z.output<typeof ChatAnswer>
export const getChat = endpoint({
  ...reading,
  path: `${address}/get-chat`,
  summary: 'The newest 50 messages with a contact; an empty conversation begins where there is none',
  input: z.object({ contactId: Id, userId: z.optional(Id) }),
  output: ChatAnswer,
})
export const listEarlier = endpoint({
  ...reading,
  path: `${address}/earlier`,
  summary: 'The 50 messages before or after a message, or those around it',
  input: z.object({ chatId: Id, before: z.optional(Id), around: z.optional(Id), after: z.optional(Id) }),
  output: z.object({ dialog: z.array(Message), hasEarlier: z.boolean(), hasLater: z.boolean() }),
})
const Found = z.extend(Message, { chatId: Id, contactId: Id })
export type Found = z.output<typeof Found>
export const searchMessages = endpoint({
  ...reading,
  path: `${address}/search`,
  summary: 'Messages with these words, newest first, 50 at most',
  input: z.object({
    q: z.string().check(z.maxLength(500)),
    contactId: z.optional(Id),
    who: z.optional(Id),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  output: z.array(Found),
})

export const updateUser = endpoint({
  ...change,
  path: `${address}/user/data`,
  summary: 'Changes what one says about oneself: status, mood, and how Enter works; the rest is the account and stays',
  input: z.partial(
    z.object({ id: Id, name: z.string(), avatar: z.string(), status: Person.status, mood: Person.mood, enterSends: z.boolean() }),
  ),
  output: ChatUser,
})
export const sendMessage = endpoint({
  ...change,
  path: `${address}/send-message`,
  summary: 'Says something to a contact; the same id again answers with what was stored the first time',
  input: z.object({
    chatId: Id,
    contactId: z.optional(Id),
    /** Who and when is said by the server; what is sent there is not taken. */
    message: z.object({
      id: z.optional(Id),
      who: z.optional(z.string()),
      message: filled(mostText),
      time: z.optional(z.string()),
    }),
  }),
  output: z.object({ message: Message, userChatData: ChatList }),
})
const onMessage = { chatId: Id, messageId: Id, version: z.optional(z.number()) }
export const editMessage = endpoint({
  ...change,
  path: `${address}/edit-message`,
  summary: "Changes one's own message within six hours",
  input: z.object({ ...onMessage, message: filled(mostText) }),
  output: Message,
})
export const removeMessage = endpoint({
  ...change,
  path: `${address}/remove-message`,
  summary: "Takes one's own message away within six hours; others see that one was there",
  input: z.object(onMessage),
  output: Message,
})
export const restoreMessage = endpoint({
  ...change,
  path: `${address}/restore-message`,
  summary: "Brings one's own message back within six hours",
  input: z.object(onMessage),
  output: Message,
})
export const setRead = endpoint({
  ...change,
  path: `${address}/read`,
  summary: 'Everything up to this message is read, or nothing from it on; without a message, everything is',
  input: z.object({ chatId: Id, messageId: z.optional(Id), isUnreadFrom: z.optional(z.boolean()) }),
  output: z.object({ unread: z.number() }),
})
export const saveDraft = endpoint({
  ...change,
  path: `${address}/draft`,
  summary: 'Keeps what was begun to write in a conversation; an empty text lets it go',
  input: z.object({ chatId: Id, draft: z.string().check(z.maxLength(mostText)) }),
  output: z.object({ draft: z.string() }),
})
export const tellHere = endpoint({
  ...change,
  path: `${address}/here`,
  summary: 'Somebody is at work in this browser; whoever has not said so for two minutes counts as offline',
  input: z.object({}),
  output: z.object({ status: Person.status }),
})

import type { ReactNode } from 'react'
import { chatApp } from '../../src/features/chat/client/app.ts'
import { Page } from '../../src/features/chat/client/chat-page.tsx'
import { Companion } from '../../src/features/chat/client/companion.ts'
import * as contract from '../../src/features/chat/contract.ts'
import type { Chat, ChatEntry, ChatUser, Contact, Found, Message } from '../../src/features/chat/contract.ts'
import { Problem } from '../../src/kit/problem.ts'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { Panels } from '../../src/shell/workspace/panels/panels.tsx'
import { Toolbar } from '../../src/shell/workspace/toolbar/toolbar.tsx'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

let count = 0
const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

export function aContact(change: Partial<Contact> = {}): Contact {
  return { id: newId(), name: 'Mira Keller', avatar: '', status: 'online', mood: '', unread: 0, isMember: true, ...change }
}

export function aMessage(change: Partial<Message> = {}): Message {
  return {
    id: newId(),
    who: aUser().id,
    message: 'Hello',
    time: '2026-11-15T09:00:00.000Z',
    version: 1,
    editedAt: null,
    isRemoved: false,
    ...change,
  }
}

type Talk = { readonly chatId: string; messages: readonly Message[]; draft: string; readTo: number }
type Given = { readonly contact: Contact; readonly messages?: readonly Message[]; readonly draft?: string }

export type ChatServer = {
  readonly user: () => ChatUser
  readonly talkWith: (contact: Pick<Contact, 'id'>) => Talk
  /** Somebody says something, and the page comes to know of it. */
  readonly hear: (contact: Contact, text: string) => void
  /** Every call that changed something, in order. */
  readonly changes: string[]
  /** Nothing comes through any more. */
  isCut: boolean
}

/** Conversations in memory behind the real contract, so that pages find what they sent. */
export function aChatServer(given: readonly Given[]): ChatServer {
  const memory = aMemory(given)
  const server: ChatServer = { changes: [], isCut: false, talkWith: memory.talkWith, user: memory.user, hear }

  function hear({ id }: Contact, message: string): void {
    const talk = memory.talkWith({ id })
    talk.messages = [...talk.messages, aMessage({ who: id, message, time: new Date().toISOString() })]
    // Whoever comes back to a window reads anew.
    dispatchEvent(new Event('visibilitychange'))
  }

  function guarded<Input, Output>(name: string, answer: (input: Input) => Output): (input: Input) => Output {
    return (input) => {
      if (server.isCut) throw new Problem('unavailable', 'cut')
      if (name !== '') server.changes.push(`${name} ${JSON.stringify(input)}`)
      return answer(input)
    }
  }

  serveContract([...peopleCalls(memory, guarded), ...talkCalls(memory, guarded), ...changeCalls(memory, guarded)])
  return server
}

type Guarded = <Input, Output>(name: string, answer: (input: Input) => Output) => (input: Input) => Output
type Served = ReturnType<typeof serving>

function peopleCalls(memory: Memory, guarded: Guarded): readonly Served[] {
  return [
    serving(contract.listContacts, guarded('', memory.contacts)),
    serving(contract.readUser, guarded('', memory.user)),
    serving(
      contract.tellHere,
      guarded('', () => ({ status: memory.user().status })),
    ),
    serving(contract.updateUser, guarded('user', memory.say)),
  ]
}

function talkCalls(memory: Memory, guarded: Guarded): readonly Served[] {
  return [
    serving(
      contract.getChat,
      guarded('', ({ contactId }) => ({ chat: chatOf(memory.talkWith({ id: contactId })), userChatData: memory.entries() })),
    ),
    serving(
      contract.listEarlier,
      guarded('', ({ chatId, before }) => earlierIn(memory.byChat(chatId), before)),
    ),
    serving(
      contract.searchMessages,
      guarded('', ({ q }) => memory.found(q)),
    ),
    serving(
      contract.sendMessage,
      guarded('send', ({ chatId, message }) => ({ message: send(memory.byChat(chatId), message), userChatData: memory.entries() })),
    ),
    serving(
      contract.setRead,
      guarded('read', ({ chatId, messageId, isUnreadFrom = false }) => read(memory.byChat(chatId), messageId, isUnreadFrom)),
    ),
    serving(
      contract.saveDraft,
      guarded('draft', ({ chatId, draft }) => ({ draft: (memory.byChat(chatId).draft = draft) })),
    ),
  ]
}

function changeCalls(memory: Memory, guarded: Guarded): readonly Served[] {
  return [
    serving(
      contract.editMessage,
      guarded('edit', ({ chatId, messageId, message }) =>
        changeIn(memory.byChat(chatId), messageId, { message, editedAt: new Date().toISOString() }),
      ),
    ),
    serving(
      contract.removeMessage,
      guarded('remove', ({ chatId, messageId }) => changeIn(memory.byChat(chatId), messageId, { isRemoved: true })),
    ),
    serving(
      contract.restoreMessage,
      guarded('restore', ({ chatId, messageId }) => changeIn(memory.byChat(chatId), messageId, { isRemoved: false })),
    ),
  ]
}

type Memory = {
  readonly talkWith: ChatServer['talkWith']
  readonly byChat: (chatId: string) => Talk
  readonly entries: () => ChatEntry[]
  readonly user: () => ChatUser
  readonly say: (next: object) => ChatUser
  readonly contacts: () => Contact[]
  readonly found: (q: string) => Found[]
}

function aMemory(given: readonly Given[]): Memory {
  let said: Omit<ChatUser, 'chatList'> = { id: aUser().id, name: aUser().name, avatar: '', status: 'online', mood: '', enterSends: true }
  const talks = new Map<string, Talk>()
  for (const { contact, messages = [], draft = '' } of given) {
    const hasBegun = messages.length > 0 || draft !== ''
    if (hasBegun) talks.set(contact.id, { chatId: newId(), messages, draft, readTo: messages.length - contact.unread })
  }

  function entries(): ChatEntry[] {
    const all = [...talks].map(([contactId, { chatId, messages, draft }]): ChatEntry => {
      const last = messages.at(-1)
      const lastMessage = last ? { who: last.who, message: last.message } : null
      return { chatId, contactId, draft, lastMessageTime: last?.time ?? null, lastMessage }
    })
    return all.toSorted((one, other) => (other.lastMessageTime ?? '').localeCompare(one.lastMessageTime ?? ''))
  }

  return {
    entries,
    user: () => ({ ...said, chatList: entries() }),
    say: (next) => {
      said = { ...said, ...next }
      return { ...said, chatList: entries() }
    },
    contacts: () => given.map(({ contact }) => ({ ...contact, unread: unreadOf(talks.get(contact.id), contact.id) })),
    talkWith: ({ id }) => {
      const talk = talks.get(id) ?? { chatId: newId(), messages: [], draft: '', readTo: 0 }
      talks.set(id, talk)
      return talk
    },
    byChat: (wanted) => {
      const talk = [...talks.values()].find(({ chatId }) => chatId === wanted)
      if (!talk) throw new Problem('not-found', 'gone')
      return talk
    },
    found: (q) =>
      [...talks].flatMap(([contactId, { chatId, messages }]) =>
        messages.filter(({ message }) => message.includes(q)).map((message) => ({ ...message, chatId, contactId })),
      ),
  }
}

function unreadOf(talk: Talk | undefined, contactId: string): number {
  return talk ? talk.messages.slice(talk.readTo).filter(({ who }) => who === contactId).length : 0
}

function chatOf({ chatId, messages, readTo }: Talk): Chat {
  return { id: chatId, dialog: messages.slice(-50), firstUnreadId: messages[readTo]?.id ?? null, hasEarlier: messages.length > 50 }
}

function earlierIn({ messages }: Talk, before: string | undefined): { dialog: Message[]; hasEarlier: boolean; hasLater: boolean } {
  const at = messages.findIndex(({ id }) => id === before)
  return { dialog: messages.slice(Math.max(0, at - 50), at), hasEarlier: at > 50, hasLater: true }
}

function send(talk: Talk, { id = newId(), message }: { readonly id?: string | undefined; readonly message: string }): Message {
  const there = talk.messages.find((each) => each.id === id)
  const kept = there ?? aMessage({ id, message, time: new Date().toISOString() })
  if (!there) talk.messages = [...talk.messages, kept]
  talk.readTo = talk.messages.length
  return kept
}

function changeIn(talk: Talk, messageId: string, to: Partial<Message>): Message {
  talk.messages = talk.messages.map((message) => (message.id === messageId ? { ...message, ...to, version: message.version + 1 } : message))
  const changed = talk.messages.find(({ id }) => id === messageId)
  if (!changed) throw new Problem('not-found', 'gone')
  return changed
}

function read(talk: Talk, messageId: string | undefined, isUnreadFrom: boolean): { unread: number } {
  const at = talk.messages.findIndex(({ id }) => id === messageId)
  talk.readTo = isUnreadFrom ? at : at + 1
  return { unread: talk.messages.length - talk.readTo }
}

/** The page with all that stands around it. */
export async function openChat(path = '/apps/chat'): Promise<void> {
  await renderInWorkspace(<Around />, { apps: [chatApp], user: aUser(), path })
}

function Around(): ReactNode {
  return (
    <>
      <Snackbar />
      <Toolbar />
      <Page />
      <Companion />
      <Panels />
      <CommandLayer />
    </>
  )
}

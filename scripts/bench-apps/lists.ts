import { benchCalls } from './calls.ts'
import { chatCalls } from './chats.ts'
import { fillWorkspace } from './fill.ts'
import type { Part } from './part.ts'

/** Mail, to-do, contacts, notes and chat: they are filled together, because their indexes of words are made together. */
export const listsPart: Part = {
  topics: ['mail', 'todo', 'contacts', 'notes', 'chat'],
  fill: async ({ databaseUrl, workspaceId, accountId, share }) => {
    const sizes = {
      mails: 100_000 * share,
      todos: 20_000 * share,
      contacts: 20_000 * share,
      notes: 5000 * share,
      messages: 100_000 * share,
    }
    await fillWorkspace(databaseUrl, { workspaceId, accountId }, sizes)
    return `${sizes.mails} mails, ${sizes.todos} to-dos, ${sizes.contacts} contacts, ${sizes.notes} notes, ${sizes.messages} messages`
  },
  calls: async ({ owner, workspaceId, accountId, read }) => [
    ...(await benchCalls(owner, workspaceId, read)),
    ...(await chatCalls(owner, workspaceId, accountId)),
  ],
}

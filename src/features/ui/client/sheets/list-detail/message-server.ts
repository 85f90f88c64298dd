import { Problem } from '../../../../../kit/problem.ts'
import { someMessages, type Message } from './messages.ts'

export type MessageServer = {
  readonly read: () => Promise<readonly Message[]>
  readonly write: (change: MessageChange) => Promise<void>
  readonly failNext: () => void
  /** Somebody else writes. */
  readonly receive: () => void
}
export type MessageChange =
  | { readonly kind: 'star'; readonly ids: readonly string[]; readonly isStarred: boolean }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'restore'; readonly messages: readonly Message[] }

/** The same on both sides: what the page shows at once, and what the server does a little later. */
export function messagesAfter(messages: readonly Message[], change: MessageChange): readonly Message[] {
  switch (change.kind) {
    case 'star':
      return messages.map((each) => (change.ids.includes(each.id) ? { ...each, isStarred: change.isStarred } : each))
    case 'remove':
      return messages.filter(({ id }) => !change.ids.includes(id))
    case 'restore':
      return [...messages.filter(({ id }) => !change.messages.some((each) => each.id === id)), ...change.messages].toSorted(
        (one, other) => one.minutesAgo - other.minutesAgo,
      )
  }
}

export function messageServer(): MessageServer {
  let messages = someMessages(30)
  let isFailing = false
  let received = 0
  const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
  return {
    read: async () => {
      await after(400)
      return messages
    },
    write: async (change) => {
      const fails = isFailing
      isFailing = false
      await after(700)
      if (fails) throw new Problem('unavailable', 'The sheet was told to fail.')
      messages = messagesAfter(messages, change)
    },
    failNext: () => void (isFailing = true),
    receive: () => {
      received += 1
      const message: Message = {
        id: `new-${received}`,
        from: 'Andrea Beispiel',
        subject: `Just in (${received})`,
        text: 'This message came while you were looking.',
        minutesAgo: -received,
        isStarred: false,
        folder: 'inbox',
      }
      messages = [message, ...messages]
    },
  }
}

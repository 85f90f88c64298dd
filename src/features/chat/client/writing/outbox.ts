/** A message on its way: shown at once, sent in the order it was written. The id is its own, so that sending it twice says it once. */
export type Outgoing = {
  readonly id: string
  readonly chatId: string
  readonly contactId: string
  readonly text: string
  readonly at: string
  /** `waiting` until the network is back, then it goes by itself; `refused` needs somebody to decide. */
  readonly state: 'sending' | 'waiting' | 'refused'
}
export type Outbox = readonly Outgoing[]

/** What is sent next in a conversation: the oldest, because answers must not overtake what they follow. */
export function nextIn(outbox: Outbox, chatId: string): Outgoing | undefined {
  return outbox.find((message) => message.chatId === chatId && message.state === 'sending')
}

export function without(outbox: Outbox, id: string): Outbox {
  return outbox.filter((message) => message.id !== id)
}

/** The network failed: everything in this conversation waits, in its order. */
export function waiting(outbox: Outbox, chatId: string): Outbox {
  return outbox.map((message) => (message.chatId === chatId && message.state === 'sending' ? { ...message, state: 'waiting' } : message))
}

export function refused(outbox: Outbox, id: string): Outbox {
  return outbox.map((message) => (message.id === id ? { ...message, state: 'refused' } : message))
}

/** Asked for again by hand: this one, and whatever waits with it in the conversation. */
export function again(outbox: Outbox, { id, chatId }: Pick<Outgoing, 'id' | 'chatId'>): Outbox {
  return outbox.map((message) => {
    const isMeant = message.id === id || (message.chatId === chatId && message.state === 'waiting')
    return isMeant ? { ...message, state: 'sending' } : message
  })
}

/** The network is back. */
export function allAgain(outbox: Outbox): Outbox {
  return outbox.map((message) => (message.state === 'waiting' ? { ...message, state: 'sending' } : message))
}

import { Problem } from '../../../../kit/problem.ts'
import { again, allAgain, nextIn, refused, waiting, without, type Outgoing } from './outbox.ts'
import type { WritingStore } from './writing-store.ts'

export type OutboxSender = {
  readonly send: (message: Omit<Outgoing, 'state'>) => void
  readonly retry: (message: Outgoing) => void
  readonly discard: (id: string) => void
  /** The network is back, or may be. */
  readonly resume: () => void
}

const firstPause = 5000
const longestPause = 60_000

/** Sends what waits, one after the other in each conversation; what the network swallowed is tried again until it is through. */
export function outboxSender(store: WritingStore, deliver: (message: Outgoing) => Promise<void>): OutboxSender {
  const running = new Set<string>()
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: (outbox: readonly Outgoing[]) => readonly Outgoing[]): void {
    store.setState(({ outbox }) => ({ outbox: next(outbox) }))
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(resume, pause)
    pause = Math.min(longestPause, pause * 2)
  }

  async function attempt(message: Outgoing): Promise<void> {
    try {
      await deliver(message)
      pause = firstPause
      change((outbox) => without(outbox, message.id))
    } catch (cause) {
      if (isRefusal(cause)) return change((outbox) => refused(outbox, message.id))
      change((outbox) => waiting(outbox, message.chatId))
      later()
    }
  }

  async function run(chatId: string): Promise<void> {
    if (running.has(chatId)) return
    running.add(chatId)
    for (let next = nextIn(store.getState().outbox, chatId); next; next = nextIn(store.getState().outbox, chatId)) await attempt(next)
    running.delete(chatId)
  }

  function resume(): void {
    clearTimeout(timer)
    change(allAgain)
    new Set(store.getState().outbox.map(({ chatId }) => chatId)).forEach((chatId) => void run(chatId))
  }

  function retry(message: Pick<Outgoing, 'id' | 'chatId'>): void {
    change((outbox) => again(outbox, message))
    void run(message.chatId)
  }

  return {
    send: (message) => {
      change((outbox) => [...outbox, { ...message, state: 'sending' }])
      // Behind what waits for the network, a new one waits too; trying it brings the others along.
      retry(message)
    },
    retry,
    discard: (id) => change((outbox) => without(outbox, id)),
    resume,
  }
}

/** The server understood and said no; everything else may go better next time. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof Problem && ['invalid-input', 'not-found', 'not-allowed', 'too-large', 'conflict'].includes(cause.code)
}

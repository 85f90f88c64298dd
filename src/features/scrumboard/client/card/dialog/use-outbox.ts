import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../../../shell/call.ts'
import { useUser } from '../../../../../shell/workspace/session/session.ts'
import type { Board, Card } from '../../../board.ts'
import { updateCard } from '../../../contract.ts'
import { useBoardKey } from '../../board-queries.ts'
import { useCardMemory } from '../use-card-memory.ts'
import { useKept } from './use-kept.ts'

/** A comment that the server does not have yet, as far as we know. */
export type Outgoing = { readonly id: string; readonly message: string; readonly time: string; readonly state: 'sending' | 'failed' }

export type Outbox = {
  readonly waiting: readonly Outgoing[]
  readonly send: (message: string) => void
  readonly sendAgain: (id: string) => void
  readonly discard: (id: string) => void
}

const nothing: readonly Outgoing[] = []

/** Sends comments. Its id comes from here, so that one that is sent again stands once. */
export function useOutbox(board: Board, card: Card): Outbox {
  const client = useQueryClient()
  const boardKey = useBoardKey(board.id)
  const memory = useCardMemory(board.id)
  const idMember = useUser()?.id ?? ''
  const [kept, change] = useKept('outbox', card.id, nothing)
  const arrived = new Set(card.activities.map(({ id }) => id))
  const waiting = kept.filter(({ id }) => !arrived.has(id))

  async function deliver(comment: Outgoing): Promise<void> {
    const { id, message, time } = comment
    change((now) => [{ ...comment, state: 'sending' }, ...now.filter((each) => each.id !== id)])
    try {
      const saved = await call(updateCard, {
        boardId: board.id,
        card: { id: card.id, activities: [{ id, type: 'comment', idMember, message, time }] },
      })
      memory.learn(saved)
      client.setQueryData<Board>(boardKey, (now) => now && withActivities(now, saved))
      change((now) => now.filter((each) => each.id !== id))
      void client.invalidateQueries({ queryKey: boardKey })
    } catch {
      change((now) => now.map((each) => (each.id === id ? { ...each, state: 'failed' } : each)))
    }
  }

  const sendFailed = useEffectEvent(() => waiting.filter(({ state }) => state === 'failed').forEach((comment) => void deliver(comment)))
  useEffect(() => {
    const onOnline = (): void => sendFailed()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  return {
    waiting,
    send: (message) => void deliver({ id: crypto.randomUUID(), message, time: new Date().toISOString(), state: 'sending' }),
    sendAgain: (id) => kept.filter((each) => each.id === id).forEach((comment) => void deliver(comment)),
    discard: (id) => change((now) => now.filter((each) => each.id !== id)),
  }
}

function withActivities(board: Board, { id, activities }: Card): Board {
  return { ...board, cards: board.cards.map((card) => (card.id === id ? { ...card, activities } : card)) }
}

import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import type { Card, List } from '../../board.ts'
import {
  newCard,
  orderCards,
  readBoard,
  removeCard,
  removeComment,
  removeLabel,
  restoreCard,
  restoreComment,
  restoreLabel,
  saveLabel,
  setChecked,
  updateCard,
  updateComment,
} from '../../contract.ts'
import { placedIn, type CardStep, type Spot } from './card-steps.ts'
import { fieldsOf, patched, type FieldChange } from './merge-card.ts'

/** What is known of the cards of a board. */
export type CardMemory = {
  readonly boardId: string
  /** As the server last had it, as far as it is known. */
  readonly known: (cardId: string) => Card | undefined
  readonly learn: (card: Card) => void
}

export async function sendStep(memory: CardMemory, step: CardStep): Promise<void> {
  const { boardId } = memory
  switch (step.kind) {
    case 'fields':
      return sendFields(memory, step.cardId, step.change)
    case 'check': {
      const { cardId, itemId: checkItemId, checked } = step
      return memory.learn(await call(setChecked, { boardId, cardId, checkItemId, checked }))
    }
    case 'cards':
      for (const spot of step.spots) await sendSpot(boardId, spot, step)
      return
    case 'comment': {
      const { cardId, activity } = step
      return memory.learn(await call(step.isThere ? restoreComment : removeComment, { boardId, cardId, activityId: activity.id }))
    }
    case 'comment-text': {
      const { cardId, activityId, after: message } = step
      return memory.learn(await call(updateComment, { boardId, cardId, activityId, message }))
    }
    case 'label':
      return sendLabel(boardId, step)
    case 'label-look':
      await call(saveLabel, { boardId, label: step.after })
      return
    case 'several':
      for (const each of step.steps) await sendStep(memory, each)
  }
}

const mostTries = 5
/** Lists are kept as wholes: with the version, nothing that somebody else put into them can be lost. */
const wholes: ReadonlySet<string> = new Set(['idLabels', 'idMembers', 'attachments', 'checklists'])

async function sendFields(memory: CardMemory, cardId: string, change: FieldChange): Promise<void> {
  const { boardId } = memory
  const hasWhole = Object.keys(change.after).some((name) => wholes.has(name))
  for (let tries = 1; ; tries += 1) {
    const base = memory.known(cardId) ?? (await freshCard(boardId, cardId))
    const version = hasWhole ? { version: base.version } : {}
    try {
      return memory.learn(await call(updateCard, { boardId, card: { ...fieldsOf(patched(base, change), change), ...version, id: cardId } }))
    } catch (cause) {
      if (tries === mostTries || !(cause instanceof Problem) || cause.code !== 'conflict') throw cause
      memory.learn(await freshCard(boardId, cardId))
    }
  }
}

export async function freshCard(boardId: string, cardId: string): Promise<Card> {
  const { cards } = await call(readBoard, { boardId })
  const card = cards.find(({ id }) => id === cardId)
  if (!card) throw new Problem('not-found', 'This card is not there.')
  return card
}

async function sendSpot(boardId: string, spot: Spot, { isThere, isNew }: Extract<CardStep, { kind: 'cards' }>): Promise<void> {
  const cardId = spot.card.id
  if (!isThere) return void (await call(removeCard, { boardId, cardId }))
  if (!isNew) return void (await call(restoreCard, { boardId, cardId }))
  const lists = await addedTo(boardId, spot)
  // Done again after it was undone: it is there, only taken away.
  if (!lists?.some(({ idCards }) => idCards.includes(cardId))) return void (await call(restoreCard, { boardId, cardId }))
  const wanted = placedIn(lists, spot)
  if (JSON.stringify(wanted) !== JSON.stringify(lists)) await call(orderCards, { boardId, lists: wanted, movedIds: [cardId] })
}

/** Nothing where a card with this id was removed. */
async function addedTo(boardId: string, { card, listId }: Spot): Promise<readonly List[] | undefined> {
  const { version: _, activities: __, ...content } = card
  try {
    return (await call(newCard, { boardId, listId, data: content })).lists
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'not-found') return undefined
    throw cause
  }
}

async function sendLabel(boardId: string, { label, cardIds, isThere }: Extract<CardStep, { kind: 'label' }>): Promise<void> {
  if (!isThere) await call(removeLabel, { boardId, labelId: label.id })
  else if (cardIds.length > 0) await call(restoreLabel, { boardId, label, cardIds: [...cardIds] })
  else await call(saveLabel, { boardId, label })
}

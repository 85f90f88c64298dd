import { call } from '../../../../shell/call.ts'
import type { Card, NewCard } from '../../board.ts'
import {
  newCards,
  newList,
  orderCards,
  orderLists,
  removeCard,
  removeLabel,
  removeList,
  renameBoard,
  renameList,
  restoreCard,
  restoreList,
  saveLabel,
  updateSettings,
} from '../../contract.ts'
import type { BoardChange } from './board-change.ts'

/** Tells the server. Sent twice it changes nothing more: all ids come from here. */
export async function sendBoardChange(boardId: string, change: BoardChange): Promise<unknown> {
  switch (change.kind) {
    case 'card-order':
      return call(orderCards, { boardId, lists: [...change.lists], movedIds: [...change.movedIds] })
    case 'list-order':
      return call(orderLists, { boardId, lists: [...change.lists], movedIds: [...change.movedIds] })
    case 'board-name':
      return call(renameBoard, { boardId, boardTitle: change.name })
    case 'settings':
      return call(updateSettings, { boardId, settings: change.settings })
    case 'list-name':
      return call(renameList, { boardId, listId: change.listId, listTitle: change.name })
    case 'list-there':
      return change.isNew ? addList(boardId, change.list) : call(restoreList, { boardId, listId: change.list.id })
    case 'list-gone':
      return call(removeList, { boardId, listId: change.list.id })
    case 'cards-there':
      return change.isNew ? addCards(boardId, change) : eachCard(change.cards, (cardId) => call(restoreCard, { boardId, cardId }))
    case 'cards-gone':
      return eachCard(change.cards, (cardId) => call(removeCard, { boardId, cardId }))
    case 'label-there':
      return call(saveLabel, { boardId, label: change.label })
    case 'label-gone':
      return call(removeLabel, { boardId, labelId: change.label.id })
  }
}

/** One that was taken back once is there already, only out of sight. */
async function addList(boardId: string, { id, name }: { readonly id: string; readonly name: string }): Promise<unknown> {
  const lists = await call(newList, { boardId, data: { id, name } })
  return lists.some((list) => list.id === id) ? lists : call(restoreList, { boardId, listId: id })
}

async function addCards(boardId: string, change: Extract<BoardChange, { readonly kind: 'cards-there' }>): Promise<unknown> {
  const { cards, lists } = change
  const listId = lists.find(({ idCards }) => idCards.includes(cards[0]?.id ?? ''))?.id
  if (listId === undefined) return undefined
  const answer = await call(newCards, { boardId, listId, cards: cards.map(asNew) })
  const there = new Set(answer.flatMap(({ idCards }) => idCards))
  return eachCard(
    cards.filter(({ id }) => !there.has(id)),
    (cardId) => call(restoreCard, { boardId, cardId }),
  )
}

function asNew({ id, name }: Card): NewCard {
  return { id, name }
}

/** One after the other, so that each finds the place it had beside the one before. */
async function eachCard(cards: readonly Card[], send: (cardId: string) => Promise<unknown>): Promise<void> {
  for (const { id } of cards) await send(id)
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  newBoard,
  newCard,
  newList,
  orderCards,
  orderLists,
  readBoard,
  removeCard,
  removeList,
  renameList,
  restoreCard,
  restoreList,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
let stranger: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  stranger = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)

/** A board with lists of so many cards. Its lists and cards are called by their ids. */
async function aBoard(...counts: readonly number[]) {
  const cards = counts.map((count) => Array.from({ length: count }, () => randomUUID()))
  const lists = cards.map((idCards, index) => ({ id: randomUUID(), name: `List ${index}`, idCards }))
  const { id: boardId } = await call(newBoard, { board: { lists, cards: cards.flat().map((id) => ({ id, name: 'Card' })) } })
  return { boardId, lists, cards, read: () => call(readBoard, { boardId }) }
}

describe('lists', () => {
  it('§7.59 a new list comes behind the others; sent twice it is there once', async () => {
    const { boardId, lists } = await aBoard(1)
    const data = { id: randomUUID(), name: ' New ' }

    const answer = await call(newList, { boardId, data })

    expect(answer).toEqual([...lists, { id: data.id, name: 'New', idCards: [] }])
    expect(await call(newList, { boardId, data })).toEqual(answer)
    expect(await call(newList, { boardId, data: { name: 'Next' } })).toHaveLength(3)
  })

  it('§7.60 a list takes another name', async () => {
    const { boardId, lists, read } = await aBoard(1)

    const list = await call(renameList, { boardId, listId: lists[0]?.id, listTitle: 'Other' })

    expect(list).toEqual({ ...lists[0], name: 'Other' })
    expect((await read()).lists).toEqual([list])
  })

  it('§7.61 a list goes with its cards, and comes back with them to its place', async () => {
    const { boardId, lists, cards, read } = await aBoard(1, 2, 1)
    const gone = cards[1]?.[1]
    await call(removeCard, { boardId, cardId: gone })
    const before = await read()

    const left = await call(removeList, { boardId, listId: lists[1]?.id })

    expect(left).toEqual([lists[0], lists[2]])
    expect((await read()).cards).toHaveLength(2)
    expect(await call(removeList, { boardId, listId: lists[1]?.id })).toEqual(left)
    expect(await call(restoreList, { boardId, listId: lists[1]?.id })).toEqual(before)
  })

  it('a list that was away while the others were moved comes back behind the one it followed', async () => {
    const { boardId, lists } = await aBoard(0, 0, 0)
    const [first, second, third] = lists
    await call(removeList, { boardId, listId: second?.id })
    await call(orderLists, { boardId, lists: [third, first] })

    const board = await call(restoreList, { boardId, listId: second?.id })

    expect(board.lists).toEqual([third, first, second])
  })

  it('refuses lists that are not there and ids of other boards', async () => {
    const [one, other] = [await aBoard(1), await aBoard(1)]
    const foreign = { boardId: one.boardId, listId: other.lists[0]?.id, listTitle: 'Mine' }

    for (const listId of [foreign.listId, randomUUID()]) {
      for (const endpoint of [renameList, removeList, restoreList]) {
        expect((await ask(server, anna, endpoint, { ...foreign, listId })).statusCode).toBe(404)
      }
    }
    expect((await ask(server, anna, newList, { boardId: one.boardId, data: { id: foreign.listId, name: 'Mine' } })).statusCode).toBe(400)
    expect((await ask(server, stranger, removeList, { ...foreign, boardId: other.boardId })).statusCode).toBe(404)
    expect((await other.read()).lists).toEqual(other.lists)
  })
})

describe('order', () => {
  it('§7.64 the cards stand as they were sent', async () => {
    const { boardId, lists, cards, read } = await aBoard(2, 1)
    const [[a = '', b = ''] = [], [c = ''] = []] = cards
    const wished = [
      { id: lists[0]?.id, name: 'List 0', idCards: [b] },
      { id: lists[1]?.id, name: 'List 1', idCards: [a, c] },
    ]

    const answer = await call(orderCards, { boardId, lists: wished })

    expect(answer).toEqual(wished)
    expect((await read()).lists).toEqual(wished)
    expect((await read()).cards.map(({ id }) => id)).toEqual([b, a, c])
  })

  it('§7.64 two who move different cards at the same time both get what they want', async () => {
    const { boardId, lists, cards, read } = await aBoard(3, 0, 0)
    const [[a = '', b = '', c = ''] = []] = cards
    const sent = (idCards: readonly (readonly string[])[]) => lists.map((list, index) => ({ ...list, idCards: idCards[index] }))

    await Promise.all([
      call(orderCards, { boardId, lists: sent([[b, c], [a], []]), movedIds: [a] }),
      call(orderCards, { boardId, lists: sent([[a, c], [], [b]]), movedIds: [b] }),
    ])

    expect((await read()).lists.map(({ idCards }) => idCards)).toEqual([[c], [a], [b]])
  })

  it('a card that came meanwhile stays, one that is gone stays away, and a place of another board is none', async () => {
    const [{ boardId, lists, cards, read }, other] = [await aBoard(2), await aBoard(1)]
    const [[a = '', b = ''] = []] = cards
    const { card } = await call(newCard, { boardId, listId: lists[0]?.id, data: { name: 'Came' } })
    await call(removeCard, { boardId, cardId: a })

    await call(orderCards, {
      boardId,
      lists: [
        { ...lists[0], idCards: [b, a, other.cards[0]?.[0]] },
        { ...other.lists[0], idCards: [card.id] },
      ],
    })

    expect((await read()).lists.map(({ idCards }) => idCards)).toEqual([[b, card.id]])
    expect((await other.read()).lists).toEqual(other.lists)
  })

  it('a card that comes back finds its place among those that moved', async () => {
    const { boardId, lists, cards, read } = await aBoard(3)
    const [[a = '', b = '', c = ''] = []] = cards
    await call(removeCard, { boardId, cardId: b })
    await call(orderCards, { boardId, lists: [{ ...lists[0], idCards: [c, a] }] })

    const answer = await call(restoreCard, { boardId, cardId: b })

    expect(answer.card.id).toBe(b)
    expect(answer.lists.map(({ idCards }) => idCards)).toEqual([[c, a, b]])
    expect((await read()).lists).toEqual(answer.lists)
  })

  it('§7.65 the lists stand as they were sent, or only the one that was moved', async () => {
    const { boardId, lists, read } = await aBoard(0, 1, 2)
    const [first, second, third] = lists

    expect(await call(orderLists, { boardId, lists: [third, first, second] })).toEqual([third, first, second])
    const stale = [second, first, third]
    expect(await call(orderLists, { boardId, lists: stale, movedIds: [second?.id] })).toEqual([third, second, first])
    expect((await read()).lists).toEqual([third, second, first])
  })

  it('nobody orders the board of another workspace', async () => {
    const { boardId, lists, read } = await aBoard(2)
    const wish = { boardId, lists: lists.map((list) => ({ ...list, idCards: list.idCards.toReversed() })) }

    for (const endpoint of [orderCards, orderLists]) expect((await ask(server, stranger, endpoint, wish)).statusCode).toBe(404)

    expect((await read()).lists).toEqual(lists)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import type { Activity, Checklist, NewCard } from '../board.ts'
import { newBoard, newCard, newCards, readBoard, removeCard, removeList, restoreCard, setChecked, updateCard } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let stranger: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  stranger = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: object, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, { ...input })).statusCode

async function aBoard() {
  const lists = ['One', 'Two'].map((name) => ({ id: randomUUID(), name, idCards: [] }))
  const board = await call(newBoard, { board: { lists } })
  return { ...board, boardId: board.id, listId: lists[0]?.id ?? '', read: () => call(readBoard, { boardId: board.id }) }
}

async function aCard(card: Partial<NewCard> = {}) {
  const board = await aBoard()
  const answer = await call(newCard, { boardId: board.boardId, listId: board.listId, data: { name: 'Card', ...card } })
  return { ...board, card: answer.card, cardId: answer.card.id }
}

const aComment = (message = 'Hello'): Activity => ({
  id: randomUUID(),
  type: 'comment',
  idMember: beat.id,
  message,
  time: '2020-01-01T00:00:00.000Z',
})
const aChecklist = (...names: readonly string[]): Checklist => ({
  id: randomUUID(),
  name: 'Steps',
  checkItems: names.map((name) => ({ id: randomUUID(), name, checked: false })),
})

describe('new cards', () => {
  it('§7.58 §3.30 a new card comes to the end of its list, with everything that was left open', async () => {
    const { boardId, listId, cardId } = await aCard()

    const { card, lists } = await call(newCard, { boardId, listId, data: { name: ' Next ' } })

    expect(card).toEqual({
      id: expect.any(String),
      name: 'Next',
      description: '',
      idAttachmentCover: null,
      idMembers: [],
      idLabels: [],
      attachments: [],
      subscribed: false,
      checklists: [],
      activities: [],
      due: null,
      version: 1,
    })
    expect(lists.map(({ idCards }) => idCards)).toEqual([[cardId, card.id], []])
  })

  it('a card that is sent twice is there once, also when it was changed or taken away meanwhile', async () => {
    const { boardId, listId, read } = await aBoard()
    const data = { id: randomUUID(), name: 'Once', activities: [aComment()] }
    await call(newCard, { boardId, listId, data })
    await call(updateCard, { boardId, card: { id: data.id, name: 'Changed' } })

    const again = await call(newCard, { boardId, listId, data })

    expect(again.card).toMatchObject({ name: 'Changed', version: 2 })
    expect(again.card.activities).toHaveLength(1)
    expect(again.lists.flatMap(({ idCards }) => idCards)).toEqual([data.id])
    await call(removeCard, { boardId, cardId: data.id })
    expect((await call(newCard, { boardId, listId, data })).lists.flatMap(({ idCards }) => idCards)).toEqual([])
    expect((await read()).cards).toEqual([])
  })

  it('several come in their order', async () => {
    const { boardId, listId, cardId, read } = await aCard()

    const lists = await call(newCards, { boardId, listId, cards: [{ name: 'First' }, { name: 'Second' }] })

    expect(lists[0]?.idCards).toHaveLength(3)
    expect((await read()).cards.map(({ name }) => name)).toEqual(['Card', 'First', 'Second'])
    expect((await read()).cards[0]?.id).toBe(cardId)
  })

  it('refuses lists that are not there and ids of other boards', async () => {
    const [one, other] = [await aCard(), await aCard()]
    await call(removeList, { boardId: one.boardId, listId: one.lists[1]?.id })
    const { boardId, listId } = one

    for (const wrong of [other.listId, one.lists[1]?.id, randomUUID()]) {
      expect(await statusOf(newCard, { boardId, listId: wrong, data: { name: 'Lost' } })).toBe(404)
    }
    expect(await statusOf(newCard, { boardId, listId, data: { id: other.cardId, name: 'Mine' } })).toBe(400)
    const twice = { id: randomUUID(), name: 'Twice' }
    expect(await statusOf(newCards, { boardId, listId, cards: [twice, twice] })).toBe(400)
    expect(await statusOf(newCard, { boardId, listId, data: { name: 'Mine' } }, stranger)).toBe(404)
    expect((await other.read()).cards).toEqual([other.card])
  })

  it('a board has 5,000 cards at most', async () => {
    const { boardId, listId, cardId } = await aCard()
    await server.database.owner.query(
      `insert into scrumboard.card (workspace_id, board_id, list_id, name, position)
       select $1, $2, $3, 'Card', n from generate_series(1, 4999) as n`,
      [anna.workspaceId, boardId, listId],
    )

    expect(await statusOf(newCard, { boardId, listId, data: { name: 'Too many' } })).toBe(400)
    await call(removeCard, { boardId, cardId })
    expect(await statusOf(newCard, { boardId, listId, data: { name: 'Fits' } })).toBe(200)
    expect(await statusOf(restoreCard, { boardId, cardId })).toBe(400)
  })
})

describe('changes', () => {
  it('§7.62 only what is sent changes', async () => {
    const { boardId, card, labels, read } = await aCard({ description: 'Stays', checklists: [aChecklist('First')] })
    const changes = { name: 'Other', due: '2026-04-01T08:00:00.000Z', idMembers: [beat.id], idLabels: [labels[1]?.id ?? ''] }

    const changed = await call(updateCard, { boardId, card: { id: card.id, ...changes } })

    expect(changed).toEqual({ ...card, ...changes, version: 2 })
    expect((await read()).cards).toEqual([changed])
    expect(await call(updateCard, { boardId, card: { ...changed, due: null } })).toEqual({ ...changed, due: null, version: 3 })
  })

  it('people and labels that the board does not have are left out', async () => {
    const { boardId, card, labels } = await aCard()
    const wrong = { idMembers: [stranger.id, anna.id, anna.id], idLabels: [randomUUID(), labels[0]?.id] }

    const changed = await call(updateCard, { boardId, card: { id: card.id, ...wrong } })

    expect(changed).toMatchObject({ idMembers: [anna.id], idLabels: [labels[0]?.id] })
  })

  it('refuses a change by whoever has not seen the newest version, unless it changes nothing', async () => {
    const { boardId, card } = await aCard()
    await call(updateCard, { boardId, card: { id: card.id, name: 'By Beat', version: 1 } }, beat)

    const late = await ask(server, anna, updateCard, { boardId, card: { id: card.id, name: 'By Anna', version: 1 } })

    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'conflict'])
    expect(await call(updateCard, { boardId, card: { id: card.id, name: 'By Beat', version: 1 } })).toMatchObject({
      name: 'By Beat',
      version: 2,
    })
    expect(await call(updateCard, { boardId, card: { id: card.id, name: 'By Anna', version: 2 } })).toMatchObject({ version: 3 })
  })

  it("what one wants to hear of is one's own and no new version", async () => {
    const { boardId, card, read } = await aCard({ subscribed: true })

    const quiet = await call(updateCard, { boardId, card: { id: card.id, subscribed: true } }, beat)
    await call(updateCard, { boardId, card: { id: card.id, subscribed: false } })

    expect(quiet).toMatchObject({ subscribed: true, version: 1 })
    expect((await read()).cards[0]?.subscribed).toBe(false)
    expect((await call(readBoard, { boardId }, beat)).cards[0]?.subscribed).toBe(true)
  })

  it('§4.30 two who check different items at the same time lose nothing', async () => {
    const checklist = aChecklist('First', 'Second', 'Third')
    const { boardId, cardId, read } = await aCard({ checklists: [checklist] })
    const [first, second] = checklist.checkItems.map(({ id }) => id)

    await Promise.all([
      call(setChecked, { boardId, cardId, checkItemId: first, checked: true }),
      call(setChecked, { boardId, cardId, checkItemId: second, checked: true }, beat),
    ])

    const isChecked = async () => (await read()).cards[0]?.checklists[0]?.checkItems.map(({ checked }) => checked)
    expect(await isChecked()).toEqual([true, true, false])
    expect(await call(setChecked, { boardId, cardId, checkItemId: first, checked: false })).toMatchObject({ version: 4 })
    expect(await call(setChecked, { boardId, cardId, checkItemId: first, checked: false })).toMatchObject({ version: 4 })
    expect(await isChecked()).toEqual([false, true, false])
    expect(await statusOf(setChecked, { boardId, cardId, checkItemId: randomUUID(), checked: true })).toBe(404)
  })

  it('keeps texts that a database cannot, as far as it can', async () => {
    const { boardId, card } = await aCard()

    const changed = await call(updateCard, { boardId, card: { id: card.id, name: 'a\0', description: 'a\0b\ud800' } })

    expect(changed).toMatchObject({ name: 'a', description: 'ab\ufffd' })
    expect(await statusOf(updateCard, { boardId, card: { id: card.id, name: '\0 \0' } })).toBe(400)
    expect(await statusOf(updateCard, { boardId, card: { id: card.id, due: '0000-01-01T00:00:00Z' } })).toBe(400)
  })
})

describe('removal', () => {
  it('§7.63 a card goes and comes back exactly as it was', async () => {
    const { boardId, listId, cardId, read, labels } = await aCard({
      activities: [aComment()],
      checklists: [aChecklist('One')],
      subscribed: true,
    })
    await call(newCard, { boardId, listId, data: { name: 'Below' } })
    await call(updateCard, { boardId, card: { id: cardId, idLabels: [labels[0]?.id] } })
    const before = await read()

    const lists = await call(removeCard, { boardId, cardId })

    expect(lists.flatMap(({ idCards }) => idCards)).toHaveLength(1)
    expect(await call(removeCard, { boardId, cardId })).toEqual(lists)
    expect(await statusOf(updateCard, { boardId, card: { id: cardId, name: 'Gone' } })).toBe(404)
    expect(await call(restoreCard, { boardId, cardId })).toEqual({ card: before.cards[0], lists: before.lists })
    expect(await read()).toEqual(before)
  })

  it('a card whose list is gone comes back to the end of the first one', async () => {
    const { boardId, listId, lists, cardId } = await aCard()
    await call(removeCard, { boardId, cardId })
    await call(removeList, { boardId, listId })

    const restored = await call(restoreCard, { boardId, cardId })

    expect(restored.lists).toEqual([{ ...lists[1], idCards: [cardId] }])
    await call(removeCard, { boardId, cardId })
    await call(removeList, { boardId, listId: lists[1]?.id })
    expect(await statusOf(restoreCard, { boardId, cardId })).toBe(409)
  })

  it('cards that are not there, of another board or another workspace are answered the same', async () => {
    const [one, other] = [await aCard(), await aCard()]
    const replies = await Promise.all(
      [updateCard, removeCard, restoreCard, setChecked].map(async (endpoint) => {
        const on = (cardId: string, boardId = one.boardId) => ({
          boardId,
          cardId,
          card: { id: cardId, name: 'Mine' },
          checkItemId: cardId,
          checked: true,
        })
        const foreign = await ask(server, anna, endpoint, on(other.cardId))
        const unknown = await ask(server, anna, endpoint, on(randomUUID()))
        expect(foreign.body).toBe(unknown.body)
        return [foreign.statusCode, unknown.statusCode, await statusOf(endpoint, on(other.cardId, other.boardId), stranger)]
      }),
    )

    expect(replies.flat()).toEqual(Array.from({ length: 12 }, () => 404))
    expect((await other.read()).cards).toEqual([other.card])
  })
})

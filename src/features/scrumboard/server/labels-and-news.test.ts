import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import type { NewBoard } from '../board.ts'
import {
  listMyCards,
  listNews,
  newBoard,
  newCard,
  readBoard,
  removeLabel,
  restoreLabel,
  saveLabel,
  updateCard,
  updateSettings,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const aBoard = (board: NewBoard = {}, by = anna) => call(newBoard, { board }, by)
const time = '2026-02-03T04:05:06.789Z'

describe('labels', () => {
  it('a label is added, changed, taken away and brought back to its place and its cards', async () => {
    const { id: boardId, labels } = await aBoard({ lists: [{ id: randomUUID(), name: 'List', idCards: [] }] })
    const [first, second] = labels.map(({ id }) => id)
    const { lists } = await call(readBoard, { boardId })
    const { card } = await call(newCard, { boardId, listId: lists[0]?.id, data: { name: 'Card', idLabels: [first, second] } })
    const label = { id: randomUUID(), name: 'Tax', class: 'gray' }
    expect((await call(saveLabel, { boardId, label })).at(-1)).toEqual(label)
    expect((await call(saveLabel, { boardId, label: { ...label, name: 'Taxes' } })).at(-1)).toEqual({ ...label, name: 'Taxes' })
    const before = await call(readBoard, { boardId })

    const removed = await call(removeLabel, { boardId, labelId: first })

    expect(removed).toEqual({ label: labels[0], cardIds: [card.id] })
    const without = await call(readBoard, { boardId })
    expect(without.labels.map(({ id }) => id)).not.toContain(first)
    expect(without.cards[0]?.idLabels).toEqual([second])
    await call(restoreLabel, { boardId, ...removed })
    expect(await call(readBoard, { boardId })).toEqual(before)
  })

  it('a label that comes back comes back to a card that was changed meanwhile too', async () => {
    const { id: boardId, labels } = await aBoard({ lists: [{ id: randomUUID(), name: 'List', idCards: [] }] })
    const { lists } = await call(readBoard, { boardId })
    const idLabels = labels.map(({ id }) => id)
    const { card } = await call(newCard, { boardId, listId: lists[0]?.id, data: { name: 'Card', idLabels } })
    const removed = await call(removeLabel, { boardId, labelId: idLabels[0] })
    await call(updateCard, { boardId, card: { id: card.id, idLabels: idLabels.slice(1), name: 'Other' } })

    await call(restoreLabel, { boardId, ...removed })

    expect((await call(readBoard, { boardId })).cards[0]?.idLabels.toSorted()).toEqual(idLabels.toSorted())
  })

  it('refuses a label of another board and one that is not there', async () => {
    const [one, other] = [await aBoard(), await aBoard()]
    const label = { ...other.labels[0], name: 'Mine' }

    expect((await ask(server, anna, saveLabel, { boardId: one.id, label })).statusCode).toBe(400)
    expect((await ask(server, anna, removeLabel, { boardId: one.id, labelId: label.id })).statusCode).toBe(404)
    expect((await call(readBoard, { boardId: other.id })).labels).toEqual(other.labels)
  })
})

describe('news', () => {
  it('tells what others wrote where one wants to hear of it, since yesterday', async () => {
    const [admin, carla] = await aTeam()
    const board = await aBoard({ name: 'Heard', lists: [{ id: randomUUID(), name: 'List', idCards: [] }] }, admin)
    const onBoard = { boardId: board.id, listId: board.lists[0]?.id }
    const heard = (await call(newCard, { ...onBoard, data: { name: 'Heard of', subscribed: true } }, admin)).card
    const quiet = (await call(newCard, { ...onBoard, data: { name: 'Quiet' } }, admin)).card
    const write = (cardId: string, message: string, by: TestAccount) =>
      call(
        updateCard,
        { boardId: board.id, card: { id: cardId, activities: [{ id: randomUUID(), type: 'comment', idMember: by.id, message, time }] } },
        by,
      )
    await write(heard.id, 'From Carla', carla)
    await write(heard.id, 'From oneself', admin)
    await write(quiet.id, 'Not told', carla)

    const news = await call(listNews, {}, admin)

    const entry = { id: board.id, name: 'Heard', uri: 'heard' }
    expect(news).toMatchObject([
      { activity: { message: 'From Carla', idMember: carla.id }, author: 'Carla', cardId: heard.id, cardName: 'Heard of', board: entry },
    ])
    expect(await call(listNews, {}, carla)).toEqual([])
    await call(updateSettings, { boardId: board.id, settings: { subscribed: true } }, admin)
    expect(await call(listNews, {}, admin)).toHaveLength(2)
    await server.database.owner.query("update scrumboard.activity set time = time - interval '25 hours' where card_id = $1", [heard.id])
    expect((await call(listNews, {}, admin)).map(({ cardId }) => cardId)).toEqual([quiet.id])
  })

  async function aTeam(): Promise<[TestAccount, TestAccount]> {
    const admin = await anAccount(server)
    return [admin, await aColleague(server, admin, { displayName: 'Carla' })]
  }
})

it('the cards of somebody are those they are on and that are not done, the soonest due first, with their ticks', async () => {
  const berta = await aColleague(server, anna)
  const lists = ['Doing', 'Done'].map((name) => ({ id: randomUUID(), name, idCards: [] }))
  const board = await aBoard({ name: 'Spring', lists })
  const add = (list: number, data: object) => call(newCard, { boardId: board.id, listId: lists[list]?.id, data })
  const items = [true, false, true].map((checked, at) => ({ id: randomUUID(), name: `Item ${at}`, checked }))
  const mine = [anna.id]
  await add(0, { name: 'Later', idMembers: mine, checklists: [{ id: randomUUID(), name: 'List', checkItems: items }] })
  await add(0, { name: 'Soon', idMembers: mine, due: time })
  await add(0, { name: 'Of Berta', idMembers: [berta.id] })
  await add(1, { name: 'Finished', idMembers: mine })

  const cards = await call(listMyCards)

  const ofBoard = cards.filter((card) => card.board.id === board.id)
  expect(ofBoard.map(({ name, list, due, checked, items: all }) => [name, list, due, checked, all])).toEqual([
    ['Soon', 'Doing', time, 0, 0],
    ['Later', 'Doing', null, 2, 3],
  ])
  expect((await call(listMyCards, {}, berta)).map(({ name }) => name)).toContain('Of Berta')
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import type { NewBoard } from '../board.ts'
import {
  copyBoard,
  deleteBoard,
  listBoards,
  newBoard,
  newCard,
  newList,
  readBoard,
  renameBoard,
  saveLabel,
  updateSettings,
} from '../contract.ts'

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
const aBoard = (board: NewBoard = {}, by = anna) => call(newBoard, { board }, by)
const time = '2026-02-03T04:05:06.789Z'

/** A board from elsewhere with everything on it. */
function aWholeBoard() {
  const [guest, label, list, card, other] = Array.from({ length: 5 }, () => randomUUID())
  return {
    id: randomUUID(),
    name: 'Büro & Ämter',
    settings: { color: 'teal', subscribed: true, cardCoverImages: false },
    members: [
      { id: anna.id, name: 'Somebody', avatar: '' },
      { id: guest ?? '', name: 'Gast Muster', avatar: '' },
    ],
    labels: [{ id: label ?? '', name: 'Now', class: 'purple' }],
    lists: [
      { id: list ?? '', name: 'One', idCards: [card ?? '', randomUUID()] },
      { id: randomUUID(), name: 'Two', idCards: [card ?? ''] },
    ],
    cards: [
      {
        id: card ?? '',
        name: 'Whole card',
        description: 'Text',
        idMembers: [guest ?? '', anna.id, randomUUID()],
        idLabels: [label ?? '', randomUUID()],
        attachments: [{ id: randomUUID(), name: 'A page', url: 'https://www.example.com/', type: 'link', time }],
        checklists: [{ id: randomUUID(), name: 'Steps', checkItems: [{ id: randomUUID(), name: 'First', checked: true }] }],
        activities: [{ id: randomUUID(), type: 'comment', idMember: guest ?? '', message: 'Hello', time, editedAt: null }],
        subscribed: true,
        due: time,
      },
      { id: other ?? '', name: 'In no list' },
    ],
  } satisfies NewBoard
}

describe('boards', () => {
  it('§7.54 §7.52 a board without anything is called Untitled Board and has four labels', async () => {
    const board = await aBoard()

    const names = board.labels.map(({ name, class: color }) => `${name} ${color}`)
    expect(board).toMatchObject({ name: 'Untitled Board', uri: 'untitled-board', lists: [], cards: [] })
    expect(board.settings).toEqual({ color: '', subscribed: false, cardCoverImages: true })
    expect(names).toEqual(['High Priority red', 'Design orange', 'App blue', 'Feature green'])
    expect(board.members.map(({ id }) => id).toSorted()).toEqual([anna.id, beat.id].toSorted())
    expect(await call(listBoards)).toContainEqual({ id: board.id, name: board.name, uri: board.uri })
    expect(await call(listBoards, {}, stranger)).not.toContainEqual(expect.objectContaining({ id: board.id }))
  })

  it('§3.29 §3.30 §7.53 a whole board keeps what it brings along, with people who have no account as guests', async () => {
    const whole = aWholeBoard()

    const board = await aBoard(whole)

    const guest = board.members.find(({ name }) => name === 'Gast Muster')?.id
    const [card] = whole.cards
    expect(board).toMatchObject({ id: whole.id, name: 'Büro & Ämter', uri: 'buero-aemter', settings: whole.settings, labels: whole.labels })
    expect(board.lists.map(({ idCards }) => idCards)).toEqual([whole.cards.map(({ id }) => id), []])
    expect(board.cards[0]).toEqual({
      ...card,
      version: 1,
      idAttachmentCover: null,
      idMembers: [guest, anna.id],
      idLabels: [whole.labels[0]?.id],
      activities: [{ ...card?.activities?.[0], idMember: guest }],
    })
    expect(await call(readBoard, { boardId: whole.id })).toEqual(board)
    expect((await call(readBoard, { boardId: whole.id }, beat)).settings.subscribed).toBe(false)
  })

  it('a board that is sent twice is there once, and the same ids are free in another workspace', async () => {
    const whole = aWholeBoard()

    const first = await aBoard(whole)
    const again = await aBoard({ ...whole, name: 'Other' })
    const elsewhere = await aBoard(whole, stranger)

    expect(again).toEqual(first)
    expect(elsewhere.lists).toEqual(first.lists)
    expect(await call(readBoard, { boardId: whole.id })).toEqual(first)
  })

  it('refuses a board with ids that are taken, that stand twice, or with cards and no list', async () => {
    const whole = aWholeBoard()
    await aBoard(whole)
    const twice = { id: randomUUID(), name: 'Twice' }
    const boards: readonly NewBoard[] = [
      { ...whole, id: randomUUID() },
      { lists: [{ id: randomUUID(), name: 'One', idCards: [] }], cards: [twice, twice] },
      { cards: [{ name: 'Lost' }] },
    ]

    const replies = await Promise.all(boards.map((board) => ask(server, anna, newBoard, { board })))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })

  it('§8.14 a board that is not there and one of another workspace are answered the same', async () => {
    const board = await aBoard()
    const wishes: readonly (readonly [Endpoint, object])[] = [
      [readBoard, {}],
      [renameBoard, { boardTitle: 'Mine' }],
      [updateSettings, { settings: { color: 'red' } }],
      [deleteBoard, {}],
      [copyBoard, { boardTitle: 'Copy' }],
      [newList, { data: { name: 'List' } }],
      [saveLabel, { label: { id: randomUUID(), name: 'Label', class: 'red' } }],
    ]

    for (const [endpoint, wish] of wishes) {
      const foreign = await ask(server, stranger, endpoint, { ...wish, boardId: board.id })
      const unknown = await ask(server, anna, endpoint, { ...wish, boardId: randomUUID() })
      expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
      expect(foreign.json()).toMatchObject({ message: 'Requested board do not exist.' })
      expect(foreign.body).toBe(unknown.body)
    }
    expect(await call(readBoard, { boardId: board.id })).toEqual(board)
  })

  it('§7.55 another name gives another address', async () => {
    const { id } = await aBoard()

    const renamed = await call(renameBoard, { boardId: id, boardTitle: '  Grössere Räume ' })

    expect(renamed).toEqual({ id, name: 'Grössere Räume', uri: 'groessere-raeume' })
    expect(await call(readBoard, { boardId: id })).toMatchObject(renamed)
  })

  it("§7.56 settings change alone; who wants to hear of a board is each one's own", async () => {
    const { id: boardId } = await aBoard()

    await call(updateSettings, { boardId, settings: { color: 'red' } })
    await call(updateSettings, { boardId, settings: { subscribed: true } })
    const settings = await call(updateSettings, { boardId, settings: { cardCoverImages: false } })

    expect(settings).toEqual({ color: 'red', subscribed: true, cardCoverImages: false })
    expect((await call(readBoard, { boardId }, beat)).settings).toEqual({ ...settings, subscribed: false })
    expect(await call(updateSettings, { boardId, settings: { subscribed: false } })).toMatchObject({ subscribed: false })
  })

  it('§7.57 a deleted board is gone for good', async () => {
    const { id, name, uri } = await aBoard(aWholeBoard())

    expect(await call(deleteBoard, { boardId: id })).toEqual({ id, name, uri })

    expect((await ask(server, anna, readBoard, { boardId: id })).statusCode).toBe(404)
    expect((await ask(server, anna, deleteBoard, { boardId: id })).statusCode).toBe(404)
    const { rows } = await server.database.owner.query('select from scrumboard.card where board_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('a copy has the same lists, cards and labels with ids of their own, and no comments', async () => {
    const board = await aBoard(aWholeBoard())
    const wish = { boardId: board.id, id: randomUUID(), boardTitle: 'Büro, Kopie' }

    const copy = await call(copyBoard, wish)

    const withoutIds = (json: unknown) => JSON.stringify(json).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
    expect(copy).toMatchObject({ id: wish.id, name: wish.boardTitle, uri: 'buero-kopie' })
    expect(withoutIds([copy.lists, copy.labels, copy.members.map(({ name }) => name).toSorted()])).toBe(
      withoutIds([board.lists, board.labels, board.members.map(({ name }) => name).toSorted()]),
    )
    expect(withoutIds(copy.cards)).toBe(withoutIds(board.cards.map((card) => ({ ...card, activities: [], subscribed: false }))))
    expect(copy.cards[0]?.idMembers).toContain(copy.members.find(({ name }) => name === 'Gast Muster')?.id)
    expect(copy.cards[0]?.idLabels).toEqual([copy.labels[0]?.id])
    const idsIn = (json: unknown) => new Set(JSON.stringify(json).match(/[\da-f]{8}-[\da-f-]{27}/g))
    const old = idsIn(board)
    const shared = [...idsIn(copy)].filter((id) => old.has(id))
    expect(shared.toSorted()).toEqual([anna.id, beat.id].toSorted())
    expect(await call(copyBoard, wish)).toEqual(copy)
    expect(await call(readBoard, { boardId: board.id })).toEqual(board)
  })

  it('every change is told once, with the board it is about', async () => {
    const { id: boardId } = await aBoard()
    const toldOf = async () => {
      const { rows } = await server.database.owner.query("select from platform.live_event where topic = 'scrumboard' and key = $1", [
        boardId,
      ])
      return rows.length
    }
    const [list] = await call(newList, { boardId, data: { name: 'List' } })
    expect(await toldOf()).toBe(2)

    await call(newCard, { boardId, listId: list?.id, data: { name: 'Card', activities: [], checklists: [] } })
    expect(await toldOf()).toBe(3)
    await call(readBoard, { boardId })
    await ask(server, anna, newCard, { boardId, listId: randomUUID(), data: { name: 'Card' } })
    expect(await toldOf()).toBe(3)
    await call(deleteBoard, { boardId })
    expect(await toldOf()).toBe(4)
  })
})

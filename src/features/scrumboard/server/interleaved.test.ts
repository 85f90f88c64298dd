import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint } from '../../../kit/endpoint.ts'
import type { Board, List } from '../board.ts'
import {
  newBoard,
  newCard,
  newList,
  orderCards,
  orderLists,
  readBoard,
  removeCard,
  removeList,
  restoreCard,
  restoreList,
  updateCard,
} from '../contract.ts'
import { mergeListOrder, mergeOrder } from '../rules-order.ts'

let server: TestServer
let people: readonly TestAccount[]
beforeAll(async () => {
  server = await aServer()
  const anna = await anAccount(server)
  people = [anna, await aColleague(server, anna)]
})
afterAll(() => server.app.close())

/** They take ten seconds; a machine that is busy otherwise takes longer. */
const timeout = 240_000

type Random = { readonly below: (most: number) => number; readonly one: <T>(things: readonly T[]) => T | undefined }

/** The same numbers for the same seed. */
function aRandom(seed: number): Random {
  let state = seed
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return { below, one: (things) => things[below(things.length)] }
}

async function aBoard(): Promise<Board> {
  const lists = Array.from({ length: 4 }, (_, number) => ({
    id: randomUUID(),
    name: `List ${number}`,
    idCards: Array.from({ length: 12 }, () => randomUUID()),
  }))
  const cards = lists.flatMap(({ idCards }) => idCards.map((id) => ({ id, name: 'Card' })))
  return answerTo(server, people[0], newBoard, { board: { lists, cards } })
}

/** Whether only what was moved is sent along with an order, as browsers do. */
type Programme = {
  readonly board: Board
  readonly random: Random
  readonly account: TestAccount | undefined
  readonly saysWhatMoved: boolean
}

/**
 * Somebody at a browser of their own: sees their own changes at once, those of others only when they read again. Everybody moves all
 * cards, but only their own are taken away and brought back by them, and their favourites are moved by nobody else.
 */
function aPerson(
  { board, random, account, saysWhatMoved }: Programme,
  own: { readonly favourites: readonly string[]; readonly others: readonly string[] },
) {
  const boardId = board.id
  let view: List[] = board.lists
  /** On the board or not, by the last word of the only person who takes them away. */
  const cards = new Map<string, boolean>(own.favourites.map((id) => [id, true]))
  const lists = new Map<string, boolean>()
  /** Where a favourite was last put. */
  const places = new Map<string, string>(board.lists.flatMap((list) => list.idCards.map((id) => [id, list.id])))

  async function tell(endpoint: Endpoint, input: object): Promise<List[] | undefined> {
    const reply = await ask(server, account, endpoint, { boardId, ...input })
    if (reply.statusCode === 404) return undefined
    if (reply.statusCode !== 200) throw new Error(`${endpoint.path}: ${reply.statusCode} ${reply.body}`)
    const answer = reply.json<List[] | { lists?: List[] }>()
    return (Array.isArray(answer) ? answer : answer.lists) ?? []
  }

  /** What somebody put somewhere is there in the answer, if it is on the board. */
  function notePlaces(ids: readonly string[], seen: readonly List[] | undefined): typeof seen {
    for (const { id: listId, idCards } of seen ?? []) for (const id of idCards) if (ids.includes(id)) places.set(id, listId)
    return seen
  }

  async function moveCards(): Promise<void> {
    const theirs = new Set(own.others)
    const movable = view.flatMap(({ idCards }) => idCards).filter((id) => !theirs.has(id))
    const moved = [...new Set(Array.from({ length: 1 + random.below(3) }, () => random.one(movable)))].flatMap((id) => id ?? [])
    const target = random.one(view)
    if (!target || moved.length === 0) return
    const sent = view.map((list) => ({ ...list, idCards: list.idCards.filter((id) => !moved.includes(id)) }))
    const row = sent.find(({ id }) => id === target.id)?.idCards ?? []
    row.splice(random.below(row.length + 1), 0, ...moved)
    view = mergeOrder(view, sent, moved)
    notePlaces(moved, await tell(orderCards, { lists: sent, ...(saysWhatMoved ? { movedIds: moved } : {}) }))
  }

  async function moveList(): Promise<void> {
    const moved = random.one(view)
    if (!moved) return
    const sent = view.filter(({ id }) => id !== moved.id)
    sent.splice(random.below(view.length), 0, moved)
    view = mergeListOrder(view, sent, [moved.id])
    await tell(orderLists, { lists: sent, movedIds: [moved.id] })
  }

  async function addCard(): Promise<void> {
    const [id, listId] = [randomUUID(), random.one(view)?.id]
    if (await tell(newCard, { listId, data: { id, name: 'New' } })) cards.set(id, true)
  }

  async function addList(): Promise<void> {
    const id = randomUUID()
    if (lists.size < 8 && (await tell(newList, { data: { id, name: 'New' } }))) lists.set(id, true)
  }

  /** Takes one of one's own away, or brings one back. */
  async function turn(things: Map<string, boolean>, isThere: boolean, call: (id: string) => Promise<unknown>): Promise<void> {
    const id = random.one([...things].flatMap(([each, there]) => (there === isThere ? [] : [each])))
    if (id !== undefined && (await call(id))) things.set(id, isThere)
  }

  async function rename(): Promise<void> {
    const id = random.one(view.flatMap(({ idCards }) => idCards))
    if (id !== undefined) await tell(updateCard, { card: { id, name: `Renamed ${random.below(1000)}` } })
  }

  const look = async (): Promise<void> => {
    view = (await answerTo(server, account, readBoard, { boardId })).lists
  }
  const chances: readonly (readonly [number, () => Promise<unknown>])[] = [
    [58, moveCards],
    [8, moveList],
    [8, addCard],
    [2, addList],
    [6, () => turn(cards, false, (cardId) => tell(removeCard, { cardId }))],
    [6, () => turn(cards, true, async (cardId) => notePlaces([cardId], await tell(restoreCard, { cardId })))],
    [2, () => turn(lists, false, (listId) => tell(removeList, { listId }))],
    [3, () => turn(lists, true, (listId) => tell(restoreList, { listId }))],
    [7, rename],
  ]

  async function act(times: number): Promise<void> {
    for (let done = 0; done < times; done += 1) {
      if (done % 7 === 6) await look()
      let chance = random.below(100)
      const [, doing] = chances.find(([share]) => (chance -= share) < 0) ?? chances[0] ?? []
      await doing?.()
    }
  }
  return { act, cards, lists, placeOf: (id: string) => places.get(id), favourites: own.favourites }
}

/** Two people at once, half of the operations each, and what the database has afterwards. */
async function play(operations: number, { seed, saysWhatMoved }: { readonly seed: number; readonly saysWhatMoved: boolean }) {
  const board = await aBoard()
  const ids = board.cards.map(({ id }) => id)
  const [first, second] = [ids.slice(0, 12), ids.slice(12, 24)]
  const persons = [
    aPerson({ board, account: people[0], random: aRandom(seed), saysWhatMoved }, { favourites: first, others: second }),
    aPerson({ board, account: people[1], random: aRandom(seed + 1), saysWhatMoved }, { favourites: second, others: first }),
  ]
  await Promise.all(persons.map(({ act }) => act(operations / 2)))
  const { rows } = await server.database.owner.query<{ id: string; list_id: string; position: number; is_there: boolean }>(
    'select id, list_id, position, removed_at is null as is_there from scrumboard.card where board_id = $1',
    [board.id],
  )
  const misplaced = persons.flatMap(({ favourites, placeOf }) =>
    favourites.filter((id) => rows.find((row) => row.id === id)?.list_id !== placeOf(id)),
  )
  return { board, persons, rows, misplaced }
}

it('1,000 random operations of two people at once end in one order, with nothing lost or doubled', { timeout }, async ({ annotate }) => {
  const seed = randomInt(2 ** 31)
  await annotate(`seed ${seed}`)
  const { board, persons, rows, misplaced } = await play(1000, { seed, saysWhatMoved: true })

  const [mine, yours] = await Promise.all(people.map((person) => answerTo(server, person, readBoard, { boardId: board.id })))
  const shown = mine?.lists.flatMap(({ idCards }) => idCards) ?? []
  const listsGone = new Set(persons.flatMap(({ lists }) => [...lists].flatMap(([id, isThere]) => (isThere ? [] : [id]))))

  expect(yours, `seed ${seed}`).toEqual({ ...mine, settings: yours?.settings })
  expect(shown.length, `seed ${seed}`).toBe(new Set(shown).size)
  expect(
    mine?.cards.map(({ id }) => id),
    `seed ${seed}`,
  ).toEqual(shown)
  // Everything that was ever added is there, and off the board only what the one who may take it away took away last.
  const added = new Map([...board.cards.map(({ id }) => [id, true] as const), ...persons.flatMap(({ cards }) => [...cards])])
  expect(new Map(rows.map(({ id, is_there: isThere }) => [id, isThere])), `seed ${seed}`).toEqual(added)
  const expected = rows.filter((row) => row.is_there && !listsGone.has(row.list_id)).map(({ id }) => id)
  expect(shown.toSorted(), `seed ${seed}`).toEqual(expected.toSorted())
  expect(new Set(rows.map((row) => `${row.list_id} ${row.position}`)).size, `seed ${seed}`).toBe(rows.length)
  expect(misplaced, `seed ${seed}`).toEqual([])
})

it('without saying what was moved, an old order does undo what somebody else moved', { timeout }, async () => {
  const { misplaced } = await play(200, { seed: 7, saysWhatMoved: false })

  expect(misplaced.length).toBeGreaterThan(0)
})

it('a card stands exactly where the only person who moves it put it, whatever the other does', { timeout }, async () => {
  const board = await aBoard()
  const random = aRandom(11)
  const ids = board.cards.map(({ id }) => id)
  const [anchors, moved] = [ids.slice(0, 24), ids.slice(24)]
  const goal = new Map(moved.map((id, number) => [id, anchors[(number * 5) % 24] ?? '']))

  await Promise.all(
    people.map(async (person, side) => {
      for (const id of moved.filter((_, number) => number % 2 === side)) {
        // Both know the board of the beginning only. First anywhere, then to its goal.
        for (const anchor of [random.one(anchors), goal.get(id)]) {
          const sent = board.lists.map((list) => ({
            ...list,
            idCards: list.idCards.filter((each) => each !== id).flatMap((each) => (each === anchor ? [each, id] : [each])),
          }))
          await answerTo(server, person, orderCards, { boardId: board.id, lists: sent, movedIds: [id] })
        }
      }
    }),
  )

  const { lists } = await answerTo(server, people[0], readBoard, { boardId: board.id })
  const above = new Map(lists.flatMap(({ idCards }) => idCards.map((id, place) => [id, idCards[place - 1]])))
  expect(moved.map((id) => above.get(id))).toEqual(moved.map((id) => goal.get(id)))
})

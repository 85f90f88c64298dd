import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import type { Activity, NewCard } from '../board.ts'
import { newBoard, newCard, removeComment, restoreComment, updateCard, updateComment } from '../contract.ts'

const now = '2026-03-10T12:00:00.000Z'
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
const aComment = (message = 'Hello'): Activity => ({
  id: randomUUID(),
  type: 'comment',
  idMember: beat.id,
  message,
  time: '2020-01-01T00:00:00.000Z',
})

async function aCard(card: Partial<NewCard> = {}) {
  const list = { id: randomUUID(), name: 'List', idCards: [] }
  const { id: boardId } = await call(newBoard, { board: { lists: [list] } })
  const answer = await call(newCard, { boardId, listId: list.id, data: { name: 'Card', ...card } })
  return { boardId, card: answer.card, cardId: answer.card.id }
}

describe('comments', () => {
  it('new activities are comments of whoever sends them, now; those that are known stay as they are', async () => {
    const { boardId, card } = await aCard()
    const comment = aComment()

    const once = await call(updateCard, {
      boardId,
      card: { id: card.id, version: 1, activities: [comment, { ...aComment(), type: 'attachment' }] },
    })
    const again = await call(updateCard, { boardId, card: { id: card.id, activities: [{ ...comment, message: 'Changed' }] } }, beat)

    expect(once.activities).toEqual([{ ...comment, idMember: anna.id, time: now, editedAt: null }])
    expect(again).toEqual(once)
    expect(once.version).toBe(1)
    expect((await call(updateCard, { boardId, card: { id: card.id, activities: [] } })).activities).toEqual(once.activities)
  })

  it("one changes, takes away and brings back one's own", async () => {
    const { boardId, cardId, card } = await aCard({ activities: [aComment()] })
    const which = { boardId, cardId, activityId: card.activities[0]?.id }

    expect((await call(updateComment, { ...which, message: 'Better' })).activities).toMatchObject([{ message: 'Better', editedAt: now }])
    expect((await call(removeComment, which)).activities).toEqual([])
    expect((await call(restoreComment, which)).activities).toMatchObject([{ message: 'Better' }])
    expect(await statusOf(updateComment, { ...which, message: 'Mine' }, beat)).toBe(403)
    expect(await statusOf(removeComment, which, beat)).toBe(403)
    expect(await statusOf(removeComment, which, stranger)).toBe(404)
    expect(await statusOf(removeComment, { ...which, activityId: randomUUID() })).toBe(404)
    expect((await call(restoreComment, which)).activities).toMatchObject([{ message: 'Better', idMember: anna.id }])
  })
})

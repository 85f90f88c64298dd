import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../scripts/testing/database.ts'

let database: TestDatabase
let client: PoolClient
const workspaceId = randomUUID()
beforeAll(async () => {
  database = await aDatabase()
  client = await database.owner.connect()
})
afterAll(async () => {
  client.release()
  await database.close()
})

const at = (moment: string) => client.query("select set_config('app.clock', $1, false)", [moment])
const iso = (moment: Date | null) => moment?.toISOString().slice(0, 16) ?? null

async function marksOf(table: 'todo.todo' | 'scrumboard.card', id: string) {
  const { rows } = await client.query(`select made_at, done_at, reopened_at from ${table} where id = $1`, [id])
  const { made_at: made, done_at: done, reopened_at: reopened } = rows[0] as { made_at: Date; done_at: Date | null; reopened_at: Date[] }
  return { made: iso(made), done: iso(done), reopened: reopened.map(iso) }
}

async function aTask(isDone = false): Promise<string> {
  const id = randomUUID()
  await client.query("insert into todo.todo (workspace_id, id, title, completed, position) values ($1, $2, 'Task', $3, 1)", [
    workspaceId,
    id,
    isDone,
  ])
  return id
}
const complete = (id: string, isDone: boolean) => client.query('update todo.todo set completed = $2 where id = $1', [id, isDone])

describe('a to-do', () => {
  it('is made now, and done when it is completed', async () => {
    await at('2026-03-10T08:00:00Z')
    const id = await aTask()
    await at('2026-03-11T09:00:00Z')
    await complete(id, true)

    expect(await marksOf('todo.todo', id)).toEqual({ made: '2026-03-10T08:00', done: '2026-03-11T09:00', reopened: [] })
  })

  it('may be done from the beginning', async () => {
    await at('2026-03-10T08:00:00Z')

    expect(await marksOf('todo.todo', await aTask(true))).toEqual({ made: '2026-03-10T08:00', done: '2026-03-10T08:00', reopened: [] })
  })

  it('stays done at the same time whatever else changes', async () => {
    await at('2026-03-10T08:00:00Z')
    const id = await aTask(true)
    await at('2026-03-12T08:00:00Z')
    await client.query("update todo.todo set title = 'Other', completed = true where id = $1", [id])

    expect((await marksOf('todo.todo', id)).done).toBe('2026-03-10T08:00')
  })

  it('taken up again after a while counts as re-opened; within ten minutes it was a slip', async () => {
    await at('2026-03-10T08:00:00Z')
    const [slip, again] = [await aTask(true), await aTask(true)]
    await at('2026-03-10T08:09:00Z')
    await complete(slip, false)
    await at('2026-03-10T08:10:00Z')
    await complete(again, false)

    expect(await marksOf('todo.todo', slip)).toMatchObject({ done: null, reopened: [] })
    expect(await marksOf('todo.todo', again)).toMatchObject({ done: null, reopened: ['2026-03-10T08:10'] })
  })

  it('whose re-opening is undone is done since it was done at first', async () => {
    await at('2026-03-10T08:00:00Z')
    const id = await aTask(true)
    await at('2026-03-12T08:00:00Z')
    await complete(id, false)
    await at('2026-03-12T08:05:00Z')
    await complete(id, true)

    expect(await marksOf('todo.todo', id)).toEqual({ made: '2026-03-10T08:00', done: '2026-03-10T08:00', reopened: [] })
  })

  it('done once more later is done anew, and stays re-opened once', async () => {
    await at('2026-03-10T08:00:00Z')
    const id = await aTask(true)
    await at('2026-03-12T08:00:00Z')
    await complete(id, false)
    await at('2026-03-13T08:00:00Z')
    await complete(id, true)

    expect(await marksOf('todo.todo', id)).toMatchObject({ done: '2026-03-13T08:00', reopened: ['2026-03-12T08:00'] })
  })
})

async function aBoard(...names: readonly string[]) {
  const id = randomUUID()
  await client.query("insert into scrumboard.board (workspace_id, id, name, uri) values ($1, $2, 'Board', 'board')", [workspaceId, id])
  const lists = names.map((name) => ({ name, id: randomUUID() }))
  for (const [position, list] of lists.entries()) {
    await client.query('insert into scrumboard.list (workspace_id, board_id, id, name, position) values ($1, $2, $3, $4, $5)', [
      workspaceId,
      id,
      list.id,
      list.name,
      position,
    ])
  }
  const listIds = lists.map((list) => list.id)
  const aCard = async (listId: string | undefined): Promise<string> => {
    const cardId = randomUUID()
    await client.query(
      "insert into scrumboard.card (workspace_id, board_id, list_id, id, name, position) values ($1, $2, $3, $4, 'Card', 1)",
      [workspaceId, id, listId, cardId],
    )
    return cardId
  }
  return { listIds, aCard }
}

describe('a card', () => {
  it('is done in a list that is called so, and is not when it comes back', async () => {
    const { listIds, aCard } = await aBoard('Under way', 'Done')
    await at('2026-03-10T08:00:00Z')
    const id = await aCard(listIds[0])
    await at('2026-03-11T08:00:00Z')
    await client.query('update scrumboard.card set list_id = $2 where id = $1', [id, listIds[1]])
    expect(await marksOf('scrumboard.card', id)).toEqual({ made: '2026-03-10T08:00', done: '2026-03-11T08:00', reopened: [] })
    await at('2026-03-12T08:00:00Z')
    await client.query('update scrumboard.card set list_id = $2 where id = $1', [id, listIds[0]])

    expect(await marksOf('scrumboard.card', id)).toMatchObject({ done: null, reopened: ['2026-03-12T08:00'] })
  })

  it('made in such a list is done at once', async () => {
    const { listIds, aCard } = await aBoard('Erledigt')
    await at('2026-03-10T08:00:00Z')

    expect((await marksOf('scrumboard.card', await aCard(listIds[0]))).done).toBe('2026-03-10T08:00')
  })

  it('follows its list when that gets another name', async () => {
    const { listIds, aCard } = await aBoard('Third')
    await at('2026-03-10T08:00:00Z')
    const id = await aCard(listIds[0])
    await at('2026-03-11T08:00:00Z')
    await client.query("update scrumboard.list set name = 'Live' where id = $1", [listIds[0]])
    expect((await marksOf('scrumboard.card', id)).done).toBe('2026-03-11T08:00')
    await at('2026-03-11T08:01:00Z')
    await client.query("update scrumboard.list set name = 'Third' where id = $1", [listIds[0]])

    expect(await marksOf('scrumboard.card', id)).toMatchObject({ done: null, reopened: [] })
  })

  it.each([
    ['Done', true],
    ['✓ erledigt!', true],
    ['Won’t fix', true],
    ["Won't fix", true],
    ['LIVE', true],
    ['Not done', false],
    ['Done?  No, to be checked', false],
    ['Live chat', false],
    ['Upcoming', false],
  ])('a list called «%s» means done: %s', async (name, isDone) => {
    const { rows } = await client.query('select scrumboard.means_done($1) as is', [name])

    expect(rows).toEqual([{ is: isDone }])
  })
})

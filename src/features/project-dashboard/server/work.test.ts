import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { listProjects, readWidgets } from '../contract.ts'
import type { Widget, WidgetId, WidgetOf } from '../widget.ts'

// A Tuesday; two days before, the clocks went forward, so that Sunday had only 23 hours.
const now = '2026-03-31T10:00:00.000Z'
let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock: now })
})
afterAll(() => server.app.close())

type Planted = {
  readonly made?: string
  readonly done?: string
  readonly due?: string
  readonly isDay?: boolean
  readonly reopened?: readonly string[]
}

async function workspaceOf({ id }: TestAccount): Promise<string> {
  const { rows } = await server.database.owner.query('select workspace_id from accounts.account where id = $1', [id])
  return String(rows[0]?.workspace_id)
}

async function aTask(by: TestAccount, { made = now, done, due, isDay = false, reopened = [] }: Planted, labels: readonly number[] = []) {
  await server.database.owner.query(
    `insert into todo.todo (workspace_id, title, made_at, done_at, completed, due_date, due_is_day, reopened_at, labels, position)
     values ($1, 'Task', $2, $3, $4, $5, $6, $7, $8, 1)`,
    [await workspaceOf(by), made, done ?? null, done !== undefined, due ?? null, isDay, reopened, labels],
  )
}

async function aProject(by: TestAccount, name: string, lists: readonly string[], labels: readonly string[] = []) {
  const workspaceId = await workspaceOf(by)
  const [id, { owner }] = [randomUUID(), server.database]
  await owner.query("insert into scrumboard.board (workspace_id, id, name, uri) values ($1, $2, $3, 'board')", [workspaceId, id, name])
  const ids = new Map<string, string>([...lists, ...labels].map((each) => [each, randomUUID()]))
  for (const [position, list] of lists.entries()) {
    const values = [workspaceId, id, ids.get(list), list, position]
    await owner.query('insert into scrumboard.list (workspace_id, board_id, id, name, position) values ($1, $2, $3, $4, $5)', values)
  }
  for (const label of labels) {
    const values = [workspaceId, id, ids.get(label), label]
    await owner.query("insert into scrumboard.label (workspace_id, board_id, id, name, class) values ($1, $2, $3, $4, 'red')", values)
  }
  const aCard = async (list: string, { made = now, done, due }: Planted, some: readonly string[] = []): Promise<void> => {
    const cardId = randomUUID()
    await owner.query(
      `insert into scrumboard.card (workspace_id, board_id, list_id, id, name, made_at, due, label_ids, position)
       values ($1, $2, $3, $4, 'Card', $5, $6, $7, 1)`,
      [workspaceId, id, ids.get(list), cardId, made, due ?? null, some.map((label) => ids.get(label))],
    )
    if (done) await owner.query('update scrumboard.card set done_at = $2 where id = $1', [cardId, done])
  }
  return { id, aCard }
}

async function widgetsOf(by: TestAccount, project?: string): Promise<<Id extends WidgetId>(id: Id) => WidgetOf<Id>> {
  const widgets: readonly Widget[] = await answerTo(server, by, readWidgets, project === undefined ? {} : { project })
  return <Id extends WidgetId>(id: Id) => widgets.find((each): each is WidgetOf<Id> => each.id === id) as WidgetOf<Id> // every one comes
}

describe('projects', () => {
  it('§7.70 §3.37 are the boards of the workspace, with id and name', async () => {
    const anna = await anAccount(server)
    const { id } = await aProject(anna, 'Client Portal', [])

    expect(await answerTo(server, anna, listProjects)).toEqual([{ id, name: 'Client Portal', uri: 'board' }])
  })

  it('of others are none', async () => {
    const [anna, stranger] = [await anAccount(server), await anAccount(server)]
    const { id } = await aProject(stranger, 'Secret', [])

    expect((await ask(server, anna, readWidgets, { project: id })).statusCode).toBe(404)
  })
})

describe('the numbers at the top', () => {
  it('§7.69 count what is due yesterday, today and tomorrow in Swiss days, and how much of it is done', async () => {
    const anna = await anAccount(server)
    await aTask(anna, { due: '2026-03-29T21:59:59Z' }) // still Sunday
    await aTask(anna, { due: '2026-03-29T22:00:00Z' }) // Monday begins
    await aTask(anna, { due: '2026-03-30T21:59:59Z', done: '2026-03-30T12:00:00Z' })
    await aTask(anna, { due: '2026-03-30T22:00:00Z', isDay: true }) // Tuesday, all day
    await aTask(anna, { due: '2026-04-01T21:59:59Z' }) // Wednesday ends
    await aTask(anna, { due: '2026-04-01T22:00:00Z' })

    const due = (await widgetsOf(anna))('due')

    expect(due.ranges).toEqual({ DY: 'Yesterday', DT: 'Today', DTM: 'Tomorrow' })
    expect(due.data).toEqual({
      DY: { count: 2, extra: 1, todos: 2, cards: 0 },
      DT: { count: 1, extra: 0, todos: 1, cards: 0 },
      DTM: { count: 1, extra: 0, todos: 1, cards: 0 },
    })
  })

  it('count as overdue what is open past its moment; a day only when it is over', async () => {
    const anna = await anAccount(server)
    await aTask(anna, { due: '2026-03-31T09:59:00Z' })
    await aTask(anna, { due: '2026-03-31T10:01:00Z' })
    await aTask(anna, { due: '2026-03-30T22:00:00Z', isDay: true })
    await aTask(anna, { due: '2026-03-29T22:00:00Z', isDay: true })
    await aTask(anna, { due: '2026-03-20T10:00:00Z', done: '2026-03-21T10:00:00Z' })
    const { aCard } = await aProject(anna, 'Board', ['Open', 'Done'])
    await aCard('Open', { due: '2026-03-01T10:00:00Z' })
    await aCard('Done', { due: '2026-03-01T10:00:00Z' })

    expect((await widgetsOf(anna))('overdue').data).toEqual({ count: 3, extra: 1, todos: 2, cards: 1 })
  })

  it('tell issues from features, by label or by the name of the list', async () => {
    const anna = await anAccount(server)
    await aTask(anna, {}, [3])
    await aTask(anna, { done: '2026-03-31T06:00:00Z' }, [1, 3])
    await aTask(anna, { done: '2026-03-30T06:00:00Z' }, [3])
    await aTask(anna, {}, [0])
    const { id, aCard } = await aProject(anna, 'Board', ['Open', 'Known Bugs', '✓ Erledigt'], ['Bug', 'Design'])
    await aCard('Open', {}, ['Bug'])
    await aCard('Known Bugs', {})
    await aCard('Open', {}, ['Design'])
    await aCard('✓ Erledigt', {})

    const [all, one] = [await widgetsOf(anna), await widgetsOf(anna, id)]

    expect(all('issues').data).toEqual({ count: 3, extra: 1, todos: 1, cards: 2 })
    expect(all('features').data).toEqual({ count: 2, extra: 1, todos: 1, cards: 1 })
    expect(one('issues').data).toEqual({ count: 2, extra: 0, todos: 0, cards: 2 })
  })
})

describe('the issues of a week', () => {
  it('§9.14 are counted by day for this week, last week and two weeks ago, through a change of the clocks', async () => {
    const anna = await anAccount(server)
    await aTask(anna, { made: '2026-03-29T21:59:59Z' }, [3]) // Sunday of last week
    await aTask(anna, { made: '2026-03-29T22:00:00Z', done: '2026-03-31T08:00:00Z' }, [3])
    await aTask(anna, { made: '2026-03-15T23:00:00Z', reopened: ['2026-03-25T08:00:00Z', '2026-03-30T08:00:00Z'] }, [3]) // in winter time
    await aTask(anna, { made: '2026-03-15T22:59:59Z' }, [3]) // three weeks ago
    await aTask(anna, { made: now }, [0])
    const { aCard } = await aProject(anna, 'Board', ['Bugs', 'Needs Test', 'Won’t Fix', 'Done'], ['Bug'])
    await aCard('Needs Test', { made: '2026-03-31T07:00:00Z' }, ['Bug'])
    await aCard('Won’t Fix', { made: '2026-03-30T07:00:00Z', done: '2026-03-31T07:00:00Z' }, ['Bug'])
    await aCard('Done', { made: '2026-03-20T07:00:00Z', done: '2026-03-24T07:00:00Z' }, ['Bug'])

    const week = (await widgetsOf(anna))('week')

    expect(week.ranges).toEqual({ TW: 'This Week', LW: 'Last Week', '2W': '2 Weeks Ago' })
    expect(week.labels).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(week.datasets.TW).toEqual([
      { label: 'Created', data: [2, 1, 0, 0, 0, 0, 0] },
      { label: 'Closed', data: [0, 2, 0, 0, 0, 0, 0] },
    ])
    expect(week.datasets.LW).toEqual([
      { label: 'Created', data: [0, 0, 0, 0, 0, 0, 1] },
      { label: 'Closed', data: [0, 1, 0, 0, 0, 0, 0] },
    ])
    expect(week.datasets['2W'][0]).toEqual({ label: 'Created', data: [1, 0, 0, 0, 1, 0, 0] })
    expect(Object.fromEntries(week.figures.map(({ id, count }) => [id, count]))).toEqual({
      created: { TW: 3, LW: 1, '2W': 2 },
      closed: { TW: 2, LW: 1, '2W': 0 },
      reopened: { TW: 1, LW: 1, '2W': 0 },
      wontFix: { TW: 1, LW: 0, '2W': 0 },
      needsTest: { TW: 1, LW: 0, '2W': 0 },
      fixed: { TW: 1, LW: 1, '2W': 0 },
    })
  })

  it('and what all tasks are about: four labels at most, and the others', async () => {
    const anna = await anAccount(server)
    for (const labels of [[0], [0], [0], [1], [1], [2], [3], [4], []]) await aTask(anna, { made: '2026-03-30T08:00:00Z' }, labels)
    await aTask(anna, { made: '2026-03-24T08:00:00Z', done: '2026-03-30T08:00:00Z' }, [4])

    const distribution = (await widgetsOf(anna))('distribution')

    expect(distribution.labels).toEqual({
      TW: ['Frontend', 'Backend', 'API', 'Issue', 'Others'],
      LW: ['Mobile'],
      '2W': [],
    })
    expect(distribution.datasets.TW).toEqual([{ label: 'Tasks', data: [3, 2, 1, 1, 2] }])
    expect([distribution.added.TW, distribution.completed.TW, distribution.added.LW]).toEqual([9, 1, 1])
  })
})

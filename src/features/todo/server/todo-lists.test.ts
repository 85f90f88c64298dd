import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { countTodos, importTodos, listTodos, listWholeTodos, newTodo, type NewTodo } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** A workspace with these tasks, in this order. */
async function aWorkspace(todos: readonly NewTodo[], on = server): Promise<TestAccount> {
  const account = await anAccount(on)
  await answerTo(on, account, importTodos, { importId: crypto.randomUUID(), todos })
  return account
}

const titles = async (account: TestAccount, input: Record<string, string> = {}, on = server) =>
  (await answerTo(on, account, listTodos, input)).map(({ title }) => title)

describe('paging', () => {
  const days = [undefined, '2026-03-01', '2026-03-02']
  const todos = Array.from({ length: 47 }, (_each, index) => ({
    title: index % 5 === 0 ? 'Ähnlich' : `Task ${index % 7}`,
    startDate: days[index % 3] ?? null,
    dueDate: days[(index + 1) % 3] ?? null,
    completed: index % 4 === 0,
  }))

  async function readAllParts(account: TestAccount, input: Record<string, string>) {
    const rows = []
    for (let after: string | undefined; ; after = rows.at(-1)?.id) {
      const part = await answerTo(server, account, listTodos, { ...input, limit: '10', ...(after === undefined ? {} : { after }) })
      rows.push(...part)
      if (part.length < 10) return rows
    }
  }

  it.each([
    {},
    { direction: 'desc' },
    { orderBy: 'title' },
    { orderBy: 'title', direction: 'desc' },
    { orderBy: 'dueDate' },
    { orderBy: 'dueDate', direction: 'desc' },
    { orderBy: 'startDate' },
    { orderBy: 'startDate', direction: 'desc' },
    { filterHandle: 'today' },
    { filterHandle: 'today', direction: 'desc' },
    { orderBy: 'title', q: 'task' },
  ])('reads every task once and in order: %j', async (input) => {
    const account = await aWorkspace(todos)
    const whole = await answerTo(server, account, listTodos, { ...input, limit: '500' })

    const parts = await readAllParts(account, input)

    expect(parts).toEqual(whole)
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
    expect(parts.length).toBeGreaterThan(20)
  })

  it('puts tasks without a date last in both directions, equal ones in one order', async () => {
    const account = await aWorkspace([
      { title: 'never', dueDate: null },
      { title: 'late', dueDate: '2026-05-01' },
      { title: 'soon', dueDate: '2026-03-11' },
    ])

    expect(await titles(account, { orderBy: 'dueDate' })).toEqual(['soon', 'late', 'never'])
    expect(await titles(account, { orderBy: 'dueDate', direction: 'desc' })).toEqual(['late', 'soon', 'never'])
  })

  it('sorts titles without case and accents', async () => {
    const account = await aWorkspace([{ title: 'zürich' }, { title: 'Österreich' }, { title: 'ablage' }, { title: 'Oper' }])

    expect(await titles(account, { orderBy: 'title' })).toEqual(['ablage', 'Oper', 'Österreich', 'zürich'])
  })

  it('keeps its place when tasks come and go on the way', async () => {
    const account = await aWorkspace(todos)
    const first = await answerTo(server, account, listTodos, { limit: '10' })
    await answerTo(server, account, newTodo, { title: 'New one in front' })

    const second = await answerTo(server, account, listTodos, { limit: '10', after: first.at(-1)?.id })

    const all = await answerTo(server, account, listTodos, { limit: '100' })
    expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(1, 21).map(({ id }) => id))
  })

  it('refuses to go on after a task that is not there, and to read too many at once', async () => {
    const [account, stranger] = [await aWorkspace(todos), await anAccount(server)]
    const [row] = await answerTo(server, account, listTodos)

    const replies = [
      await ask(server, account, listTodos, { after: crypto.randomUUID() }),
      await ask(server, stranger, listTodos, { after: row?.id }),
      await ask(server, account, listTodos, { limit: '501' }),
    ]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400])
  })

  it('reads a whole list up to a limit', async () => {
    const account = await aWorkspace(todos)

    expect(await answerTo(server, account, listWholeTodos, { filterHandle: 'completed' })).toHaveLength(12)
    expect(await answerTo(server, account, listWholeTodos, { limit: '5' })).toHaveLength(5)
  })
})

describe('today', () => {
  const todos: readonly NewTodo[] = [
    { title: 'far', startDate: '2026-01-01', dueDate: '2026-12-31' },
    { title: 'starts', startDate: '2026-03-10' },
    { title: 'due', dueDate: '2026-03-10' },
    { title: 'due and done', dueDate: '2026-03-10', completed: true },
    { title: 'tomorrow', dueDate: '2026-03-11' },
    { title: 'overdue', dueDate: '2026-03-09' },
    { title: 'late and done', dueDate: '2026-03-09', completed: true },
    { title: 'at noon', dueDate: '2026-03-10T11:00:00Z' },
    { title: 'in the evening', dueDate: '2026-03-10T20:00:00Z' },
    { title: 'deleted', dueDate: '2026-03-10', deleted: true },
  ]

  it('§7.18 shows what is due or starts today, and before it what is overdue', async () => {
    const account = await aWorkspace(todos)

    expect(await titles(account, { filterHandle: 'today' })).toEqual([
      'overdue',
      'at noon',
      'starts',
      'due',
      'due and done',
      'in the evening',
    ])
    expect(await titles(account, { filterHandle: 'overdue' })).toEqual(['overdue', 'at noon'])
    expect((await answerTo(server, account, countTodos)).filters).toMatchObject({ today: 5, overdue: 2 })
  })

  it.each([
    ['just before midnight', '2026-03-10T22:59:59Z', ['10']],
    ['at midnight', '2026-03-10T23:00:00Z', ['10', '11']],
    ['the last second before a day of 23 hours', '2026-03-28T22:59:59Z', ['10', '11', '28']],
    ['the first second of a day of 23 hours', '2026-03-28T23:00:00Z', ['10', '11', '28', '29']],
    ['the last second of a day of 23 hours', '2026-03-29T21:59:59Z', ['10', '11', '28', '29']],
    ['the first second after it', '2026-03-29T22:00:00Z', ['10', '11', '28', '29', '30']],
    ['the last second of a day of 25 hours', '2026-10-25T22:59:59Z', ['10', '11', '28', '29', '30', '25']],
    ['the first second after it, again in winter', '2026-10-25T23:00:00Z', ['10', '11', '28', '29', '30', '25', '26']],
  ])('knows the Swiss day %s', async (_when, clock, expected) => {
    const on = await aServerForThisTest({ clock })
    const days = ['2026-03-10', '2026-03-11', '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']
    const account = await aWorkspace(
      days.map((dueDate) => ({ title: dueDate.slice(8), dueDate })),
      on,
    )

    const shown = await titles(account, { filterHandle: 'today' }, on)
    const overdue = await titles(account, { filterHandle: 'overdue' }, on)

    expect(shown).toEqual(expected)
    expect(overdue).toEqual(expected.slice(0, -1))
  })

  it.each(['2026-03-29', '2026-10-25', '2026-03-10', '1999-12-31', '9999-12-31'])('gives the day %s back as it was sent', async (day) => {
    const account = await aWorkspace([{ title: day, startDate: day, dueDate: `${day}T00:00:00.123Z` }])

    const [todo] = await answerTo(server, account, listTodos)

    expect(todo).toMatchObject({ startDate: day, dueDate: `${day}T00:00:00.123Z` })
  })
})

describe('search', () => {
  const todos: readonly NewTodo[] = [
    { title: 'Müller zurückrufen', notes: 'wegen der Steuererklärungen', labels: [3], dueDate: '2026-03-10', starred: true },
    { title: 'Order paper', notes: 'and envelopes', completed: true, dueDate: '2026-03-16' },
    { title: 'Prepare invoices', notes: 'for Muller & Co', important: true, labels: [1, 2], dueDate: '2026-03-02' },
    { title: 'Buy plums' },
  ]
  let account: TestAccount
  beforeAll(async () => {
    account = await aWorkspace(todos)
  })
  const [muller, paper, invoices, plums] = todos.map(({ title }) => title)

  it.each([
    ['muller', [muller, invoices]],
    ['MÜLLER', [muller, invoices]],
    ['steuererklärung', [muller]],
    ['invoice', [invoices]],
    ['envel', [paper]],
    ['muller -invoices', [muller]],
    ['-muller', [paper, plums]],
    ['"order paper"', [paper]],
    ['"paper order"', []],
    ['!!! &', [muller, paper, invoices, plums]],
    ['is:done', [paper]],
    ['ist:erledigt', [paper]],
    ['is:open', [muller, invoices, plums]],
    ['ist:offen', [muller, invoices, plums]],
    ['is:starred', [muller]],
    ['ist:markiert', [muller]],
    ['is:important', [invoices]],
    ['ist:wichtig', [invoices]],
    ['-is:important', [muller, paper, plums]],
    ['is:overdue', [invoices]],
    ['ist:überfällig', [invoices]],
    ['is:nonsense', []],
    ['is:', [muller, paper, invoices, plums]],
    ['label:api', [invoices]],
    ['etikett:Issue', [muller]],
    ['label:nonsense', []],
    ['due:today', [muller]],
    ['fällig:heute', [muller]],
    ['due:<today', [invoices]],
    ['due:>today', [paper]],
    ['due:>=today', [muller, paper]],
    ['fällig:<=heute', [muller, invoices]],
    ['due:"next week"', [paper]],
    ['fällig:"nächste Woche"', [paper]],
    ['due:16.3.', [paper]],
    ['due:2026-03-02', [invoices]],
    ['-due:<2100-01-01', [plums]],
    ['due:nonsense', []],
    ['label:api muller', [invoices]],
    [`o'brien \\ 100% ) & | ! :*`, []],
    ['zero\0', []],
  ])('finds by %j', async (q, expected) => {
    expect(await titles(account, { q })).toEqual(expected)
    expect(await answerTo(server, account, countTodos, { q })).toMatchObject({ matching: expected.length, all: 3 })
  })

  it('searches within the filter of the list', async () => {
    expect(await titles(account, { q: 'muller', filterHandle: 'starred' })).toEqual([muller])
    expect(await titles(account, { q: 'muller', filterHandle: 'deleted' })).toEqual([])
  })
})

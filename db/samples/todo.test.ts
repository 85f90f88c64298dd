import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { countTodos, listTodos } from '../../src/features/todo/contract.ts'
import { labels } from '../../src/features/todo/lists.ts'
import { germanTodos } from './todo-tasks.de.ts'
import { sampleTodos } from './todo-tasks.ts'
import { todoSample } from './todo.ts'

it('a new workspace has tasks for every filter and label', async () => {
  const server = await aServerForThisTest({ samples: [todoSample] })
  const account = await anAccount(server)
  const howMany = async (input: Record<string, string>) => (await answerTo(server, account, listTodos, input)).length

  const filters = ['starred', 'important', 'dueDate', 'completed', 'deleted', 'overdue']
  const counts = await Promise.all(filters.map((filterHandle) => howMany({ filterHandle })))
  const byLabel = await Promise.all(labels.map(({ handle }) => howMany({ labelHandle: handle })))
  const dueToday = await howMany({ q: 'due:today is:open' })

  expect(await howMany({})).toBe(19)
  expect(counts).toEqual([6, 8, 19, 6, 1, 2])
  expect(byLabel).toEqual([5, 6, 5, 7, 3])
  expect(dueToday).toBe(2)
  expect((await answerTo(server, account, countTodos)).filters['today']).toBe(5)
})

it('each task has its German words', () => {
  expect(Object.keys(germanTodos)).toEqual(sampleTodos.map(({ title }) => title))
  for (const { title, notes } of sampleTodos) {
    expect(germanTodos[title]?.title).not.toBe(title)
    expect(germanTodos[title]?.notes).not.toBe(notes)
  }
})

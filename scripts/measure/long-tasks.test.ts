import { expect, it } from 'vitest'
import { tasksIn } from './long-tasks.ts'

const thread = { pid: 1, tid: 2 }
const named = (name: string, ids = thread) => ({ name: 'thread_name', ph: 'M', ...ids, args: { name } })
const task = (tdur: number, more = {}) => ({ name: 'RunTask', ph: 'X', ...thread, dur: tdur * 3, tdur, ...more })
const trace = (...traceEvents: readonly object[]) => JSON.stringify({ traceEvents })

it('the longest task is that of the page, by the clock of its thread', () => {
  const found = tasksIn(trace(named('CrRendererMain'), task(4000), task(31_500), task(900_000, { tid: 3 })))

  expect(found).toEqual({ longest: 31.5, count: 2 })
})

it('a task without a clock of its own counts by that of the wall', () => {
  expect(tasksIn(trace(named('CrRendererMain'), task(0, { tdur: undefined, dur: 60_000 }))).longest).toBe(60)
})

it('a trace without a page has seen nothing', () => {
  expect(tasksIn(trace(named('CrBrowserMain'), task(4000)))).toEqual({ longest: 0, count: 0 })
})

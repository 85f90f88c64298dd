import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { aTodo } from '../../../../../scripts/testing/a-todo.ts'
import { texts } from './texts.ts'
import { contentOf, fieldRules, fieldsOf } from './todo-fields.ts'

const rules = fieldRules(texts)
const fields = fieldsOf(aTodo())
const faultsOf = (change: Partial<typeof fields>): readonly string[] =>
  safeParse(rules, { ...fields, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('a task comes out of its form as it went in', () => {
  const { title, notes, completed, important, starred, labels, startDate, dueDate } = aTodo({
    labels: [1, 3],
    startDate: '2026-11-18',
    dueDate: '2026-11-19T14:00:00.000Z',
  })
  const content = { title, notes, completed, important, starred, labels, startDate, dueDate }

  expect(contentOf(fieldsOf(content))).toEqual(content)
})

it('§3.18 needs a title and nothing else', () => {
  expect(faultsOf({ title: '  ' })).toHaveLength(1)
  expect(faultsOf({})).toEqual([])
})

it.each([
  [{ startDay: '2026-11-20', dueDay: '2026-11-19' }, `dueDay: ${texts.startAfterDue}`],
  [{ startDay: '2026-11-19', startTime: '15:00', dueDay: '2026-11-19', dueTime: '14:59' }, `dueDay: ${texts.startAfterDue}`],
  [{ dueTime: '15:00' }, `dueDay: ${texts.timeNeedsDay}`],
  [{ dueDay: '31.2.' }, `dueDay: ${texts.notADay}`],
  [{ dueDay: '2026-11-19', dueTime: '25:00' }, `dueTime: ${texts.notATime}`],
])('says what is wrong with %o', (change, expected) => {
  expect(faultsOf(change)).toContain(expected)
})

it.each([
  { startDay: '2026-11-19', dueDay: '2026-11-19' },
  { startDay: '2026-11-19', startTime: '15:00', dueDay: '2026-11-19' },
  { startDay: '2026-11-19', startTime: '15:00', dueDay: '2026-11-19', dueTime: '15:00' },
])('takes %o', (change) => {
  expect(faultsOf(change)).toEqual([])
})

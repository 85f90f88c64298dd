import { expect, it } from 'vitest'
import { aTodo } from '../../../../scripts/testing/a-todo.ts'
import { addressAt, isIn, pathOf } from './places.ts'

it.each([
  ['/apps/todo/all', { kind: 'folder', handle: 'all' }, undefined],
  ['/apps/todo/all/17', { kind: 'folder', handle: 'all' }, '17'],
  ['/apps/todo/all/new', { kind: 'folder', handle: 'all' }, 'new'],
  ['/apps/todo/filter/today', { kind: 'filter', handle: 'today' }, undefined],
  ['/apps/todo/filter/dueDate/17', { kind: 'filter', handle: 'dueDate' }, '17'],
  ['/apps/todo/label/backend/17', { kind: 'label', handle: 'backend' }, '17'],
])('%s leads to its place and back', (path, place, openId) => {
  const address = addressAt(path)

  expect(address).toEqual({ place, openId })
  expect(address && pathOf(address.place, address.openId)).toBe(path)
})

it.each(['/apps/todo/inbox', '/apps/todo/filter', '/apps/todo/filter/tomorrow', '/apps/todo/label/x', '/apps/todo/all/1/2'])(
  '%s is no place',
  (path) => {
    expect(addressAt(path)).toBeUndefined()
  },
)

it.each([
  [{ kind: 'folder', handle: 'all' }, { completed: true }, true],
  [{ kind: 'folder', handle: 'all' }, { deleted: true }, false],
  [{ kind: 'filter', handle: 'starred' }, { starred: true }, true],
  [{ kind: 'filter', handle: 'starred' }, {}, false],
  [{ kind: 'filter', handle: 'important' }, { important: true, deleted: true }, false],
  [{ kind: 'filter', handle: 'dueDate' }, { dueDate: '2026-11-18' }, true],
  [{ kind: 'filter', handle: 'completed' }, {}, false],
  [{ kind: 'filter', handle: 'deleted' }, { deleted: true }, true],
  [{ kind: 'filter', handle: 'overdue' }, { dueDate: '2026-11-18', completed: true }, false],
  [{ kind: 'label', handle: 'backend' }, { labels: [1] }, true],
  [{ kind: 'label', handle: 'backend' }, { labels: [0, 2] }, false],
] as const)('at %o, a task with %o stays: %s', (place, change, expected) => {
  expect(isIn(place, aTodo({ ...change, labels: 'labels' in change ? [...change.labels] : [] }))).toBe(expected)
})

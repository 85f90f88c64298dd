import { describe, expect, it } from 'vitest'
import type { Pages } from '../../../../shell/parts/paging/use-paged-list.ts'
import type { Todo } from '../../contract.ts'
import { aTodo } from '../../../../../scripts/testing/a-todo.ts'
import { adding, dropping, patching, placing, returning, type TodoValue } from './todo-steps.ts'

const [one, two, three] = [aTodo({ id: 'one' }), aTodo({ id: 'two' }), aTodo({ id: 'three' })]
const pages: Pages<Todo> = { pages: [[one, two], [three]], pageParams: [undefined, 'two'] }
const ids = (value: TodoValue): readonly (readonly string[])[] =>
  'pages' in value ? value.pages.map((rows) => rows.map(({ id }) => id)) : []

describe('what shows before the server has it', () => {
  it.each([
    ['before one of the same part', 'two', 'one', [['two', 'one'], ['three']]],
    ['before one of another part', 'one', 'three', [['two'], ['one', 'three']]],
    ['behind the last', 'one', null, [['two'], ['three', 'one']]],
  ] as const)('a task moved %s', (_, id, beforeId, expected) => {
    const show = placing(id, beforeId)

    expect(ids(show(pages))).toEqual(expected)
    expect(ids(show(show(pages)))).toEqual(expected)
  })

  it('a task that is not there moves nothing', () => {
    expect(placing('gone', 'one')(pages)).toBe(pages)
  })

  it('a new task comes first, once', () => {
    const show = adding(aTodo({ id: 'new' }))

    expect(ids(show(show(pages)))).toEqual([['new', 'one', 'two'], ['three']])
  })

  it('a deleted one goes', () => {
    expect(ids(dropping(new Set(['one', 'three']))(pages))).toEqual([['two'], []])
  })

  it('a change shows in lists and where one task is open, and leaves counts alone', () => {
    const show = patching(new Set(['two']), () => ({ starred: true }))
    const counts = { all: 1, filters: {}, labels: {}, matching: 1 }

    expect(show(two)).toMatchObject({ starred: true })
    expect(show(one)).toBe(one)
    expect(show(counts)).toBe(counts)
  })

  it('returns to every field from before but the version', () => {
    const changed = { ...one, title: 'Other', position: 9, version: 3 }

    expect(returning([one])(changed)).toEqual({ ...one, version: 3 })
  })
})

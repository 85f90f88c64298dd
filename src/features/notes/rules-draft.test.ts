import { expect, it } from 'vitest'
import { changedFields, emptyDraft, historyOf, rebased, redone, undone, written } from './rules-draft.ts'

const draft = { ...emptyDraft, title: 'Shopping', description: 'Milk' }

it('only what differs is sent', () => {
  expect(changedFields(draft, { ...draft, description: 'Bread', labels: [] })).toEqual({ description: 'Bread' })
  expect(changedFields(draft, { ...draft })).toEqual({})
})

it('what somebody else changed comes in, what was written here stays', () => {
  const mine = { ...draft, description: 'Milk and bread' }
  const fresh = { ...draft, title: 'Groceries', description: 'Cheese' }

  expect(rebased(mine, draft, fresh)).toEqual({ ...draft, title: 'Groceries', description: 'Milk and bread' })
})

it('typing on is one step, and every step can be taken back and done again', () => {
  const typed = written(written(historyOf(draft), { ...draft, title: 'S' }, 'title'), { ...draft, title: 'Sh' }, 'title')
  const pinned = written(typed, { ...typed.now, pinned: true }, '')

  const back = undone(pinned)
  const start = back && undone(back)

  expect(back?.now).toEqual({ ...draft, title: 'Sh' })
  expect(start?.now).toEqual(draft)
  expect(start && undone(start)).toBeUndefined()
  expect(start && redone(start)?.now).toEqual({ ...draft, title: 'Sh' })
})

it('writing something new ends what could be done again', () => {
  const back = undone(written(historyOf(draft), { ...draft, title: 'A' }, ''))

  expect(back && redone(written(back, { ...draft, title: 'B' }, ''))).toBeUndefined()
})

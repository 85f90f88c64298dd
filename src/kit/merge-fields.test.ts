import { expect, it } from 'vitest'
import { mergedFields } from './merge-fields.ts'

const base = { title: 'Milk', notes: '', labels: [1], done: false }

it('what only I changed is saved over theirs', () => {
  const merge = mergedFields(base, { title: 'Oat milk' }, { ...base, notes: 'two litres' })

  expect(merge).toEqual({ changes: { title: 'Oat milk' }, disputed: [] })
})

it('what both changed in another way is disputed', () => {
  const merge = mergedFields(base, { title: 'Oat milk', done: true }, { ...base, title: 'Cream' })

  expect(merge).toEqual({ changes: { title: 'Oat milk', done: true }, disputed: ['title'] })
})

it('what both changed alike is no matter', () => {
  const merge = mergedFields(base, { labels: [1, 2] }, { ...base, labels: [1, 2] })

  expect(merge).toEqual({ changes: {}, disputed: [] })
})

it('what I sent along but did not change never undoes what they changed', () => {
  const merge = mergedFields(base, { ...base }, { ...base, title: 'Cream' })

  expect(merge).toEqual({ changes: {}, disputed: [] })
})

import { expect, it } from 'vitest'
import { aContact, idOf } from '../../../../../scripts/testing/address-book.ts'
import { firstChoice, isDifferent, mergedContact } from './merge-choice.ts'

const one = aContact(1, { lastName: 'Keller', email: '', notes: 'from the fair' })
const two = aContact(2, { lastName: 'Keller', email: 'mira@example.com', phone: '', notes: 'likes tea', company: 'Other AG' })

it('offers the first value that says something, and all notes', () => {
  const choice = firstChoice([one, two])

  expect(choice.from).toMatchObject({ email: idOf(2), phone: idOf(1), company: idOf(1) })
  expect([...choice.notes]).toEqual([idOf(1), idOf(2)])
})

it('asks only about what differs', () => {
  expect([isDifferent([one, two], 'lastName'), isDifferent([one, two], 'company')]).toEqual([false, true])
})

it('keeps the one most values come from, with what was chosen of the others', () => {
  const choice = firstChoice([one, two])

  const merged = mergedContact([one, two], { ...choice, from: { ...choice.from, company: idOf(2) } })

  expect(merged?.otherIds).toEqual([idOf(2)])
  expect(merged?.contact).toMatchObject({
    id: idOf(1),
    email: 'mira@example.com',
    phone: one.phone,
    company: 'Other AG',
    notes: 'from the fair\n\nlikes tea',
  })
})

it('leaves out notes that nobody wants', () => {
  expect(mergedContact([one, two], { ...firstChoice([one, two]), notes: new Set([idOf(2)]) })?.contact.notes).toBe('likes tea')
})

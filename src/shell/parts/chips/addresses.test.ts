import { expect, it } from 'vitest'
import { addressesIn, addressText, hasOpenQuote } from './addresses.ts'

const isAddress = (email: string) => /^\S+@\S+$/.test(email)

it('reads everybody out of a pasted list, however it is separated', () => {
  const text = 'Anna Muster <anna@example.com>, "Muster, Beat" <beat@example.com>;\ncarla@example.com'

  expect(addressesIn(text, isAddress)).toEqual([
    { name: 'Anna Muster', email: 'anna@example.com' },
    { name: 'Muster, Beat', email: 'beat@example.com' },
    { name: '', email: 'carla@example.com' },
  ])
  expect(addressesIn('a@example.com b@example.org', isAddress).map(({ email }) => email)).toEqual(['a@example.com', 'b@example.org'])
  expect(addressesIn('  ,; \n', isAddress)).toEqual([])
})

it('writes somebody so that it reads the same again', () => {
  const people = [
    { name: 'Muster, "Beat"', email: 'beat@example.com' },
    { name: '', email: 'a@example.com' },
  ]

  expect(people.flatMap((each) => addressesIn(addressText(each), isAddress))).toEqual(people)
})

it('knows when a comma belongs to a name', () => {
  expect(hasOpenQuote('"Muster')).toBe(true)
  expect(hasOpenQuote('"Muster, Beat"')).toBe(false)
})

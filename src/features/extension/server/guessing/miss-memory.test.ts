import { expect, it } from 'vitest'
import { createMissMemory } from './miss-memory.ts'

const address = (index: number) => ({ scope: 'address-hour' as const, subject: `10.0.0.${index}` })

it('adds its own to what the table knows, until the table has them too', () => {
  const { add, confirm, misses } = createMissMemory(() => new Date())

  add(address(1))
  add(address(1))
  expect(misses(address(1))).toBe(2)
  confirm(address(1), { misses: 7, since: 1, secondsLeft: 60 })
  expect(misses(address(1))).toBe(8)
  confirm(address(1), { misses: 8, since: 1, secondsLeft: 60 })
  expect(misses(address(1))).toBe(8)
  expect(misses(address(2))).toBe(0)
})

it('is not confused by answers of the table that overtake each other, and begins anew when the table does', () => {
  const { add, confirm, misses } = createMissMemory(() => new Date())
  for (let time = 0; time < 3; time += 1) add(address(1))

  confirm(address(1), { misses: 600, since: 1, secondsLeft: 60 })
  confirm(address(1), { misses: 599, since: 1, secondsLeft: 60 })
  expect(misses(address(1))).toBe(601)
  confirm(address(1), { misses: 1, since: 2, secondsLeft: 3600 })
  expect(misses(address(1))).toBe(1)
})

it('forgets when the time is over, and asks the table about a number again after a minute', () => {
  let now = 0
  const { add, confirm, misses, secondsLeft } = createMissMemory(() => new Date(now))
  const pid = { scope: 'pid-day' as const, subject: 'natural-person:123456' }
  for (const gauge of [pid, address(1)]) {
    add(gauge)
    confirm(gauge, { misses: 5, since: 1, secondsLeft: 3000 })
  }

  expect([misses(pid), misses(address(1)), secondsLeft(address(1))]).toEqual([5, 5, 3000])
  now = 60_000
  expect([misses(pid), misses(address(1))]).toEqual([0, 5])
  now = 3_000_000
  expect(misses(address(1))).toBe(0)
})

it('keeps the newest fifty thousand and no more', () => {
  const { add, misses } = createMissMemory(() => new Date())

  for (let index = 0; index <= 50_000; index += 1) add(address(index))

  expect([misses(address(0)), misses(address(1)), misses(address(50_000))]).toEqual([0, 1, 1])
})

import { expect, it } from 'vitest'
import { plainDate } from '../../kit/plain-date.ts'
import { ageOn, birthdaysWithin, isBirthday, nextBirthday } from './birthdays.ts'

it('a birthday is a day, a day of any year, or nothing', () => {
  expect(['', '1990-05-17', '--05-17', '--02-29', '2000-02-29'].map(isBirthday)).toEqual([true, true, true, true, true])
  expect(['1990-02-30', '--13-01', '2001-02-29', '17.5.1990'].map(isBirthday)).toEqual([false, false, false, false])
})

it.each([
  ['1990-05-17', '2026-05-17', '2026-05-17'],
  ['1990-05-17', '2026-05-16', '2026-05-17'],
  ['1990-05-17', '2026-05-18', '2027-05-17'],
  ['--12-31', '2026-01-01', '2026-12-31'],
  ['1992-02-29', '2026-02-01', '2026-02-28'],
  ['1992-02-29', '2028-02-01', '2028-02-29'],
  ['--02-29', '2026-03-01', '2027-02-28'],
])('the next birthday of %s seen from %s is %s', (birthday, today, next) => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)

  expect(nextBirthday(birthday, plainDate(year, month, day))).toBe(next)
})

it('without a day there is no next birthday, and without a year no age', () => {
  const today = plainDate(2026, 3, 10)

  expect(nextBirthday('', today)).toBeUndefined()
  expect(ageOn('--05-17', today)).toBeNull()
  expect(ageOn('1990-05-17', plainDate(2026, 5, 17))).toBe(36)
  expect(ageOn('2030-05-17', today)).toBeNull()
})

it('the days ahead include 29 February where the year has only 28', () => {
  expect(birthdaysWithin(1, plainDate(2026, 2, 27))).toEqual(['02-27', '02-28', '02-29'])
  expect(birthdaysWithin(2, plainDate(2028, 2, 27))).toEqual(['02-27', '02-28', '02-29'])
  expect(birthdaysWithin(1, plainDate(2026, 12, 31))).toEqual(['12-31', '01-01'])
})

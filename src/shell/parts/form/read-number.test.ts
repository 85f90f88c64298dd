import { expect, it } from 'vitest'
import { readCents, readNumber, readTime } from './read-number.ts'

it.each([
  ["1'234.50", 1234.5],
  ['1’234', 1234],
  ['1 234,5', 1234.5],
  ['−3', -3],
  ['.5', 0.5],
  ['１２', 12],
])('reads %s as a number', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

it.each(['', 'twelve', '1.2.3', '1,2,3', '1e3', '--1'])('does not take %s for a number', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

it.each([
  ['80', 8000],
  ['80.–', 8000],
  ["CHF 1'234.5", 123_450],
  ['Fr. 0.05', 5],
  ['-19.99', -1999],
])('reads %s as an amount in whole cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

it('does not round an amount behind the back of whoever typed it', () => {
  expect(readCents('1.005')).toBeUndefined()
})

it.each([
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['9.05', '09:05'],
  ['9', '09:00'],
  ['14h30', '14:30'],
  ['8 Uhr', '08:00'],
  ['14 30', '14:30'],
])('reads %s as the time %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

it.each(['24:00', '12:60', 'noon', ''])('does not take %s for a time', (text) => {
  expect(readTime(text)).toBeUndefined()
})

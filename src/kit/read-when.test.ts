import { expect, it } from 'vitest'
import { readWhen } from './read-when.ts'

// A Wednesday, 10:00 in Switzerland.
const place = { now: new Date('2026-11-18T09:00:00Z'), timeZone: 'Europe/Zurich' }

it.each([
  ['morgen 9 Uhr', '2026-11-19', '09:00'],
  ['tomorrow 9am', '2026-11-19', '09:00'],
  ['demain à 14h30', '2026-11-19', '14:30'],
  ['domani alle 15', '2026-11-19', '15:00'],
  ['am 3.12.', '2026-12-03', undefined],
  ['um 15', '2026-11-18', '15:00'],
  ['9:30', '2026-11-19', '09:30'],
])('understands «%s»', (text, day, time) => {
  expect(readWhen(text, place)).toEqual({ day, time })
})

it('says nothing where no day and no time is named', () => {
  expect(readWhen('irgendwann', place)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import { realMinutes, timesOf } from './event-when.ts'
import { clockHint } from './zone-hints.ts'

const zurich = 'Europe/Zurich'
const spring = plainDate(2026, 3, 29)
const autumn = plainDate(2026, 10, 25)

it.each([
  ['skips the hour between two and three in spring', { day: spring, time: '02:30' }, zurich, { kind: 'skipped', instead: '03:30' }],
  ['has the hour before', { day: spring, time: '01:59' }, zurich, undefined],
  ['has the hour after', { day: spring, time: '03:00' }, zurich, undefined],
  ['has the hour between two and three twice in autumn', { day: autumn, time: '02:30' }, zurich, { kind: 'twice', which: 'first' }],
  ['has three o’clock once in autumn', { day: autumn, time: '03:00' }, zurich, undefined],
  [
    'changes its clocks on another day in New York',
    { day: plainDate(2026, 3, 8), time: '02:15' },
    'America/New_York',
    { kind: 'skipped', instead: '03:15' },
  ],
  ['never changes its clocks in Tokyo', { day: spring, time: '02:30' }, 'Asia/Tokyo', undefined],
  [
    'goes back by half an hour on Lord Howe Island',
    { day: plainDate(2026, 4, 5), time: '01:45' },
    'Australia/Lord_Howe',
    { kind: 'twice', which: 'first' },
  ],
])('%s', (_, wall, timeZone, expected) => {
  expect(clockHint(wall, timeZone)).toEqual(expected)
})

it('knows how long a night is when the clocks change', () => {
  const night = (day: typeof spring) => ({ allDay: false, start: { day, time: '00:00' }, end: { day, time: '06:00' } }) as const

  expect([spring, autumn, plainDate(2026, 7, 1)].map((day) => realMinutes(night(day), zurich))).toEqual([300, 420, 360])
})

it('what begins in an hour that is skipped keeps its length', () => {
  const when = { allDay: false, start: { day: spring, time: '02:30' }, end: { day: spring, time: '03:30' } } as const

  expect(timesOf(when, zurich)).toEqual({ allDay: false, start: '2026-03-29T01:30:00.000Z', end: '2026-03-29T02:30:00.000Z' })
})

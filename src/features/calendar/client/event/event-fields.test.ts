import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { contentOf, endAfter, eventRules, inputOf, type EventContent, type EventInput } from './event-fields.ts'
import { texts } from './texts.ts'

const meeting: EventContent = {
  title: 'Board meeting',
  desc: 'Figures of the third quarter',
  allDay: false,
  start: '2026-11-18T13:00:00.000Z',
  end: '2026-11-18T14:30:00.000Z',
  timeZone: 'Europe/Zurich',
}
const fair: EventContent = { ...meeting, allDay: true, start: '2026-12-07', end: '2026-12-09' }

const faultsOf = (change: Partial<EventInput>, content = meeting): readonly string[] =>
  safeParse(eventRules(texts), { ...inputOf(content), ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []

it.each([meeting, fair, { ...meeting, timeZone: 'America/New_York' }])('an event comes out of its form as it went in', (content) => {
  expect(contentOf(inputOf(content), content)).toEqual(content)
})

it('shows the time of the place whose clock the event follows', () => {
  expect(inputOf({ ...meeting, timeZone: 'America/New_York' })).toMatchObject({
    startDay: '2026-11-18',
    startTime: '08:00',
    endTime: '09:30',
  })
})

it('an hour that clocks show twice stays the one it was', () => {
  const first = { ...meeting, start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T00:45:00.000Z' }

  const renamed = contentOf({ ...inputOf(first), title: 'Night work' }, first)

  expect(renamed).toMatchObject({ title: 'Night work', start: first.start, end: first.end })
})

it('§3.25 an event of whole days has days, another one moments', () => {
  expect(contentOf({ ...inputOf(meeting), allDay: true }, meeting)).toMatchObject({ allDay: true, start: '2026-11-18', end: '2026-11-18' })
  expect(contentOf({ ...inputOf(fair), allDay: false }, fair)).toMatchObject({
    allDay: false,
    start: '2026-12-07T08:00:00.000Z',
    end: '2026-12-09T09:00:00.000Z',
  })
})

it.each([
  [{ endDay: '2026-11-17' }, `endDay: ${texts.endBeforeStart}`],
  [{ endTime: '13:59' }, `endTime: ${texts.endBeforeStart}`],
  [{ allDay: true, endDay: '2026-11-17' }, `endDay: ${texts.endBeforeStart}`],
  [{ startDay: '31.2.' }, `startDay: ${texts.notADay}`],
  [{ startTime: '25:00' }, `startTime: ${texts.notATime}`],
  [{ timeZone: '' }, `timeZone: ${texts.noZone}`],
])('says what is wrong with %o', (change, expected) => {
  expect(faultsOf(change)).toEqual([expected])
})

it.each([{ endTime: '14:00' }, { allDay: true, startTime: '', endTime: '' }, { endDay: '2026-11-19', endTime: '01:00' }])(
  'takes %o',
  (change) => {
    expect(faultsOf(change)).toEqual([])
  },
)

it('needs a title', () => {
  expect(faultsOf({ title: '  ' })).toHaveLength(1)
})

it.each([
  [meeting, { startTime: '15:00' }, { endDay: '2026-11-18', endTime: '16:30' }],
  [meeting, { startTime: '23:00' }, { endDay: '2026-11-19', endTime: '00:30' }],
  [meeting, { startDay: '2026-12-01' }, { endDay: '2026-12-01', endTime: '15:30' }],
  [fair, { startDay: '2026-12-14' }, { endDay: '2026-12-16', endTime: '10:00' }],
  [meeting, { startDay: '2026-03-29', startTime: '02:30' }, { endDay: '2026-03-29', endTime: '05:00' }],
  [meeting, { title: 'Other' }, undefined],
  [meeting, { startDay: '31.2.' }, undefined],
])('the end follows the start and keeps the length', (content, change, expected) => {
  expect(endAfter(inputOf(content), { ...inputOf(content), ...change })).toEqual(expected)
})

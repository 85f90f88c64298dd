import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, plainDate } from '../../../../kit/plain-date.ts'
import type { CalendarEvent } from '../../contract.ts'
import { entriesOf, isLong, piecesOn, placeOf } from './entry.ts'
import { movedRule } from './moved-rule.ts'
import { movedTimes, resizedTimes } from './moved.ts'
import { momentOf, oddHourOf, shiftBetween, shiftedMoment, wallAt } from './wall.ts'
import { whenFor } from './when.ts'

const zurich = 'Europe/Zurich'
const newYork = 'America/New_York'
const springDay = plainDate(2026, 3, 29)
const autumnDay = plainDate(2026, 10, 25)

function anEvent(change: Partial<CalendarEvent> = {}): CalendarEvent {
  const times = { allDay: false, start: '2026-11-16T13:00:00.000Z', end: '2026-11-16T14:00:00.000Z' }
  return { id: 'one', title: 'Meeting', ...times, desc: '', timeZone: zurich, recurrence: '', uid: 'one', version: 1, ...change }
}
const once = (change: Partial<CalendarEvent> = {}) => {
  const event = anEvent(change)
  return { event, start: event.start, end: event.end }
}

describe('the clock on the wall', () => {
  it('shows what it is told', () => {
    const anyWall = fc.record({ days: fc.integer({ min: 0, max: 4000 }), minutes: fc.integer({ min: 0, max: 1439 }) })
    fc.assert(
      fc.property(anyWall, fc.constantFrom(zurich, newYork, 'Asia/Kolkata', 'Pacific/Auckland'), ({ days, minutes }, zone) => {
        const wall = { day: addDays(plainDate(2020, 1, 1), days), minutes }
        const odd = oddHourOf(wall.day, zone)

        if (odd?.hour === Math.floor(minutes / 60)) return
        expect(wallAt(momentOf(wall, zone), zone)).toEqual(wall)
      }),
    )
  })

  it('skips an hour in spring and shows one twice in autumn', () => {
    expect(oddHourOf(springDay, zurich)).toEqual({ hour: 2, kind: 'skipped' })
    expect(oddHourOf(autumnDay, zurich)).toEqual({ hour: 2, kind: 'twice' })
    expect(oddHourOf(plainDate(2026, 3, 8), newYork)).toEqual({ hour: 2, kind: 'skipped' })
    expect(oddHourOf(plainDate(2026, 11, 16), zurich)).toBeUndefined()
  })

  it('is an hour later where the hour does not exist', () => {
    expect(momentOf({ day: springDay, minutes: 150 }, zurich)).toBe('2026-03-29T01:30:00.000Z')
  })

  it('leads from one moment to the other', () => {
    const [from, to] = ['2026-03-27T13:00:00.000Z', '2026-03-30T06:15:00.000Z']

    expect(shiftedMoment(from, shiftBetween(from, to, zurich), zurich)).toBe(to)
  })
})

describe('an event that is drawn', () => {
  it('on the day with 23 hours reaches over the hour that is not there', () => {
    const occurrence = once({ start: '2026-03-29T00:30:00.000Z', end: '2026-03-29T01:30:00.000Z' })

    expect(placeOf(occurrence, zurich)).toEqual({ first: springDay, last: springDay, from: 90, to: 210 })
  })

  it('in the hour that is there twice stands where the clock shows it, and never ends above its beginning', () => {
    const [entry] = entriesOf([once({ start: '2026-10-25T00:45:00.000Z', end: '2026-10-25T01:15:00.000Z' })], zurich)
    const [piece] = piecesOn(entry ? [entry] : [], autumnDay)

    expect(entry).toMatchObject({ from: 165, to: 135 })
    expect(piece).toMatchObject({ from: 165, to: 195 })
  })

  it('says which of the two hours is meant', () => {
    const { clock } = whenFor('en-CH', zurich)

    expect(clock('2026-10-25T00:30:00.000Z')).not.toBe(clock('2026-10-25T01:30:00.000Z'))
    expect(clock('2026-10-25T02:30:00.000Z')).toBe('03:30')
  })

  it('until midnight does not touch the next day; over midnight it has a piece on both', () => {
    const evening = once({ start: '2026-11-16T21:00:00.000Z', end: '2026-11-16T23:00:00.000Z' })
    const night = once({ start: '2026-11-16T21:00:00.000Z', end: '2026-11-17T00:30:00.000Z' })

    expect(placeOf(evening, zurich)).toMatchObject({ first: '2026-11-16', last: '2026-11-16', to: 1440 })
    const entries = entriesOf([night], zurich)
    expect(piecesOn(entries, plainDate(2026, 11, 16))[0]).toMatchObject({ from: 1320, to: 1440, goesOn: true })
    expect(piecesOn(entries, plainDate(2026, 11, 17))[0]).toMatchObject({ from: 0, to: 90, goesBack: true })
  })

  it('of a day or longer stands above the hours', () => {
    expect(isLong(once({ end: '2026-11-17T13:00:00.000Z' }))).toBe(true)
    expect(isLong(once({ end: '2026-11-17T12:59:00.000Z' }))).toBe(false)
  })

  it('is where its viewer is: the evening of New York is the next day in Zurich', () => {
    const occurrence = once({ start: '2026-11-17T01:00:00.000Z', end: '2026-11-17T02:00:00.000Z' })

    expect([placeOf(occurrence, newYork).first, placeOf(occurrence, zurich).first]).toEqual(['2026-11-16', '2026-11-17'])
  })
})

describe('an event that is moved', () => {
  it('over a change of the clocks keeps its time on the wall and its length', () => {
    const friday = once({ start: '2026-03-27T13:00:00.000Z', end: '2026-03-27T14:30:00.000Z' })

    expect(movedTimes(friday, { days: 3, minutes: 0 }, zurich)).toEqual({
      allDay: false,
      start: '2026-03-30T12:00:00.000Z',
      end: '2026-03-30T13:30:00.000Z',
    })
  })

  it('and moved back is where it was, away from changes of the clocks', () => {
    const anyShift = fc.record({
      days: fc.integer({ min: -10, max: 10 }),
      minutes: fc.integer({ min: -40, max: 40 }).map((slots) => slots * 15),
    })
    fc.assert(
      fc.property(anyShift, ({ days, minutes }) => {
        const occurrence = once()
        const times = movedTimes(occurrence, { days, minutes }, zurich)
        const moved = { ...occurrence, ...times, event: { ...occurrence.event, ...times } }

        expect(movedTimes(moved, { days: -days, minutes: -minutes }, zurich)).toEqual({
          allDay: false,
          start: occurrence.start,
          end: occurrence.end,
        })
      }),
    )
  })

  it('of whole days moves by days', () => {
    const days = once({ allDay: true, start: '2026-11-16', end: '2026-11-18' })

    expect(movedTimes(days, { days: -2, minutes: 45 }, zurich)).toEqual({ allDay: true, start: '2026-11-14', end: '2026-11-16' })
  })

  it('and repeats takes all others along, on the clock of its own place', () => {
    const event = anEvent({ start: '2026-03-02T13:00:00.000Z', end: '2026-03-02T14:00:00.000Z', recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO' })
    const inSummer = { event, start: '2026-04-06T12:00:00.000Z', end: '2026-04-06T13:00:00.000Z' }

    expect(movedTimes(inSummer, { days: 1, minutes: 30 }, zurich)).toEqual({
      allDay: false,
      start: '2026-03-03T13:30:00.000Z',
      end: '2026-03-03T14:30:00.000Z',
      recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU',
    })
  })

  it('stays where its rule names its days', () => {
    const last = once({ recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=-1FR' })

    expect(movedTimes(last, { days: 1, minutes: 0 }, zurich)).toBeUndefined()
    expect(movedTimes(last, { days: 0, minutes: 15 }, zurich)).toMatchObject({ recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=-1FR' })
  })
})

describe('an event that is stretched', () => {
  it('never ends before it begins', () => {
    expect(resizedTimes(once(), 'end', { days: 0, minutes: -600 }, zurich)?.end).toBe('2026-11-16T13:15:00.000Z')
    expect(resizedTimes(once(), 'start', { days: 0, minutes: 600 }, zurich)?.start).toBe('2026-11-16T13:45:00.000Z')
    expect(resizedTimes(once({ allDay: true, start: '2026-11-16', end: '2026-11-17' }), 'end', { days: -5, minutes: 0 }, zurich)?.end).toBe(
      '2026-11-16',
    )
  })

  it('ends later by as much as it was pulled', () => {
    expect(resizedTimes(once(), 'end', { days: 0, minutes: 45 }, zurich)).toEqual({
      allDay: false,
      start: '2026-11-16T13:00:00.000Z',
      end: '2026-11-16T14:45:00.000Z',
    })
  })
})

describe('the rule of a moved event', () => {
  it('moves its exceptions and its end along', () => {
    const lines =
      'RRULE:FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261231\nEXDATE;VALUE=DATE:20261121\nEXDATE;TZID=Europe/Zurich:20261122T233000\nRDATE:20261123T090000Z'

    expect(movedRule(lines, { days: 1, minutes: 60 }, zurich)).toBe(
      'RRULE:FREQ=WEEKLY;BYDAY=SU,MO;UNTIL=20270101\nEXDATE;VALUE=DATE:20261122\nEXDATE;TZID=Europe/Zurich:20261124T003000\nRDATE:20261124T100000Z',
    )
  })
})

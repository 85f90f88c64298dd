import { fc } from '@fast-check/vitest'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, plainDate } from '../../kit/plain-date.ts'
import { readRecurrence } from './recurrence-lines.ts'
import { repeatedDays } from './repeated-days.ts'
import { daysOf, occurrences, occurrencesOf, overBy, type Timed } from './rules-recurrence.ts'

const zurich = 'Europe/Zurich'
const newYork = 'America/New_York'

function anEvent(changes: Partial<Timed> = {}): Timed {
  return { allDay: false, start: '2026-03-24T13:00:00.000Z', end: '2026-03-24T14:00:00.000Z', timeZone: zurich, recurrence: '', ...changes }
}

const startsIn = (event: Timed, from: string, to: string, timeZone = zurich) =>
  occurrences(event, { from, to }, timeZone).map(({ start }) => start)

describe('an event that is there once', () => {
  it('is found on the days it touches and on no others', () => {
    const late = anEvent({ start: '2026-03-24T22:30:00.000Z', end: '2026-03-25T00:30:00.000Z' })

    expect(startsIn(late, '2026-03-24', '2026-03-24')).toEqual([late.start])
    expect(startsIn(late, '2026-03-25', '2026-03-25')).toEqual([late.start])
    expect(startsIn(late, '2026-03-23', '2026-03-23')).toEqual([])
    expect(startsIn(late, '2026-03-26', '2026-03-26')).toEqual([])
  })

  it('does not touch the day that begins when it ends', () => {
    const untilMidnight = anEvent({ start: '2026-03-24T21:00:00.000Z', end: '2026-03-24T23:00:00.000Z' })
    const [occurrence] = occurrences(untilMidnight, { from: '2026-03-01', to: '2026-03-31' }, zurich)

    expect(startsIn(untilMidnight, '2026-03-25', '2026-03-25')).toEqual([])
    expect(occurrence && daysOf(occurrence, zurich)).toEqual(['2026-03-24'])
    expect(occurrence && daysOf(occurrence, 'Asia/Tokyo')).toEqual(['2026-03-25'])
  })

  it('of whole days has the same days everywhere, and only those of a span where one is given', () => {
    const week = anEvent({ allDay: true, start: '2026-03-23', end: '2026-03-27' })
    const [occurrence] = occurrences(week, { from: '2026-03-27', to: '2026-03-31' }, newYork)

    expect(occurrence && daysOf(occurrence, newYork)).toHaveLength(5)
    expect(occurrence && daysOf(occurrence, newYork, { from: '2026-03-26', to: '2026-04-05' })).toEqual(['2026-03-26', '2026-03-27'])
  })
})

describe('what is repeated', () => {
  it('stays at the same time of its place when the clocks go forward on the last Sunday of March', () => {
    const weekly = anEvent({ recurrence: 'RRULE:FREQ=WEEKLY' })

    const starts = startsIn(weekly, '2026-03-24', '2026-04-07')

    expect(starts).toEqual(['2026-03-24T13:00:00.000Z', '2026-03-31T12:00:00.000Z', '2026-04-07T12:00:00.000Z'])
  })

  it('stays there when they go back on the last Sunday of October, also for a viewer in New York', () => {
    const weekly = anEvent({ start: '2026-10-20T12:00:00.000Z', end: '2026-10-20T13:00:00.000Z', recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' })

    const starts = startsIn(weekly, '2026-10-19', '2026-11-30', newYork)

    expect(starts).toEqual(['2026-10-20T12:00:00.000Z', '2026-10-27T13:00:00.000Z', '2026-11-03T13:00:00.000Z'])
  })

  it('in the hour that is skipped comes an hour later on that day alone', () => {
    const nightly = anEvent({ start: '2026-03-28T01:30:00.000Z', end: '2026-03-28T01:45:00.000Z', recurrence: 'RRULE:FREQ=DAILY' })

    const starts = startsIn(nightly, '2026-03-28', '2026-03-30')

    expect(starts).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'])
  })

  it('in the hour that comes twice comes once', () => {
    const nightly = anEvent({ start: '2026-10-24T00:30:00.000Z', end: '2026-10-24T00:45:00.000Z', recurrence: 'RRULE:FREQ=DAILY' })

    const starts = startsIn(nightly, '2026-10-24', '2026-10-26')

    expect(starts).toEqual(['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
  })

  it('leaves out what is excepted and takes in what is added', () => {
    const lines = 'RRULE:FREQ=WEEKLY\nEXDATE:20260331T140000\nEXDATE:20260407T120000Z\nRDATE:20260402T090000'

    const starts = startsIn(anEvent({ recurrence: lines }), '2026-03-24', '2026-04-14')

    expect(starts).toEqual(['2026-03-24T13:00:00.000Z', '2026-04-02T07:00:00.000Z', '2026-04-14T12:00:00.000Z'])
  })

  it.each([
    ['a day', 'UNTIL=20260331'],
    ['the moment of the last one', 'UNTIL=20260331T120000Z'],
  ])('ends with %s', (_, until) => {
    const starts = startsIn(anEvent({ recurrence: `RRULE:FREQ=WEEKLY;${until}` }), '2026-03-24', '2026-05-01')

    expect(starts).toHaveLength(2)
  })

  it('of whole days keeps its length', () => {
    const course = anEvent({ allDay: true, start: '2026-03-28', end: '2026-03-29', recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=-1SA' })

    const [, april] = occurrences(course, { from: '2026-03-01', to: '2026-04-30' }, zurich)

    expect(april).toMatchObject({ start: '2026-04-25', end: '2026-04-26' })
  })

  it('which cannot be understood is there once', () => {
    expect(startsIn(anEvent({ recurrence: 'RRULE:FREQ=SECONDLY' }), '2026-03-01', '2027-03-01')).toHaveLength(1)
  })

  it('is never given more than a thousand times, and a rule without any day comes to an end', () => {
    const daily = anEvent({ recurrence: 'RRULE:FREQ=DAILY' })
    const never = anEvent({ recurrence: 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' })

    expect(startsIn(daily, '2026-03-24', '2036-03-24')).toHaveLength(1000)
    expect(startsIn(never, '2026-03-24', '9000-01-01')).toHaveLength(1)
  })

  it('is over after its last time, or never', () => {
    expect(overBy(anEvent({ recurrence: 'RRULE:FREQ=WEEKLY' }))).toBeUndefined()
    expect(overBy(anEvent({ recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' }))?.toISOString()).toBe('2026-04-09T01:00:00.000Z')
    expect(overBy(anEvent())?.toISOString()).toBe('2026-03-26T01:00:00.000Z')
  })

  it('stands among others in the order of start, whole days first', () => {
    const weekly = anEvent({ recurrence: 'RRULE:FREQ=WEEKLY' })
    const wholeDay = anEvent({ allDay: true, start: '2026-03-31', end: '2026-03-31' })
    const early = anEvent({ start: '2026-03-31T06:00:00.000Z', end: '2026-03-31T07:00:00.000Z' })

    const found = occurrencesOf([weekly, early, wholeDay], { from: '2026-03-30', to: '2026-04-01' }, zurich)

    expect(found.map(({ event }) => event)).toEqual([wholeDay, early, weekly])
  })
})

/** Rules that name the day they begin with, as calendars write them. */
const aRule = fc.record({
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  extra: fc.constantFrom(
    '',
    ';COUNT=7',
    ';BYDAY=MO,WE,FR',
    ';BYDAY=2TU',
    ';BYDAY=-1FR',
    ';BYMONTHDAY=1,15,-1',
    ';BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  ),
})

it('names the same days as another program, for all kinds of rules', () => {
  fc.assert(
    fc.property(aRule, fc.integer({ min: 0, max: 800 }), ({ frequency, interval, extra }, shift) => {
      fc.pre(!(extra.includes('BYMONTHDAY') && frequency === 'WEEKLY') && !(/\dTU|\dFR/.test(extra) && /DAILY|WEEKLY/.test(frequency)))
      // The other program knows days from the end of a month only in monthly rules.
      fc.pre(!(extra.includes('-1') && extra.includes('BYMONTHDAY') && frequency !== 'MONTHLY'))
      fc.pre(!extra.includes('SETPOS') || frequency === 'MONTHLY')
      const first = addDays(plainDate(2026, 1, 1), shift)
      const to = addDays(first, 500)
      const text = `FREQ=${frequency};INTERVAL=${interval}${extra}`
      const theirs = theirDays(text, first, to)
      fc.pre(theirs[0] === first)

      const rule = readRecurrence(`RRULE:${text}`)?.rule

      expect(rule && [...repeatedDays(rule, first, first, to)]).toEqual(theirs)
    }),
    { numRuns: 100 },
  )
}, 60_000)

function theirDays(text: string, first: string, to: string): readonly string[] {
  const days: string[] = []
  const each = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(first))
  for (let next = each.next(); next && next.toString() <= to; next = each.next()) days.push(next.toString())
  return days
}

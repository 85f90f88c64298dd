import { fc } from '@fast-check/vitest'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, plainDate } from '../../kit/plain-date.ts'
import type { CalendarEvent } from './contract.ts'
import { readCalendar } from './ics-read.ts'
import { writeCalendar } from './ics-write.ts'
import { occurrences } from './rules-recurrence.ts'

const zurich = 'Europe/Zurich'
const reading = { timeZone: zurich, untitled: 'Untitled' }
const writing = { now: '2026-11-15T08:00:00.000Z' }

function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const times = { allDay: false, start: '2026-03-24T13:00:00.000Z', end: '2026-03-24T14:00:00.000Z', timeZone: zurich, recurrence: '' }
  return { id: '00000000-0000-4000-8000-000000000001', title: 'Team meeting', desc: '', uid: 'one', version: 1, ...times, ...changes }
}

const file = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const entry = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Team meeting', ...lines, 'END:VEVENT']

describe('a file that is written', () => {
  it('has lines of at most 75 octets and whole letters', () => {
    const text = writeCalendar([anEvent({ title: 'Überprüfung '.repeat(30), desc: '🏔️'.repeat(50) })], writing)

    const lines = text.split('\r\n')

    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(readCalendar(text, reading).events[0]).toMatchObject({ title: 'Überprüfung '.repeat(30).trim(), desc: '🏔️'.repeat(50) })
  })

  it('ends whole days with the day after the last one', () => {
    const text = writeCalendar([anEvent({ allDay: true, start: '2026-03-24', end: '2026-03-25' })], writing)

    expect(text).toContain('DTSTART;VALUE=DATE:20260324\r\nDTEND;VALUE=DATE:20260326')
  })

  it('tells how the clocks of its place go', () => {
    const text = writeCalendar([anEvent({ recurrence: 'RRULE:FREQ=WEEKLY' })], writing)

    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU')
    expect(text).toContain('TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200')
  })

  it('gives UTC for the second of two equal hours', () => {
    const second = anEvent({ start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T01:45:00.000Z' })

    const text = writeCalendar([second], writing)

    expect(text).toContain('DTSTART:20261025T013000Z')
    expect(readCalendar(text, reading).events[0]).toMatchObject({ start: second.start, timeZone: zurich })
  })

  it.each([zurich, 'America/New_York', 'Africa/Casablanca', 'Asia/Kolkata', 'Australia/Sydney'])(
    'is read at the same moments by another program, in %s',
    (timeZone) => {
      const event = anEvent({ timeZone, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=40' })
      const ours = occurrences(event, { from: '2026-01-01', to: '2027-12-31' }, zurich).map(({ start }) => start)

      const theirs = theirStarts(writeCalendar([event], writing))

      expect(theirs).toEqual(ours)
    },
  )
})

/** What ical.js makes of the file, with the zone as the file describes it. */
function theirStarts(text: string): readonly string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]) // one calendar, as jCal
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) return []
  const each = new ICAL.Event(found).iterator()
  const starts: string[] = []
  for (let next = each.next(); next; next = each.next()) starts.push(next.toJSDate().toISOString())
  return starts
}

describe('a file that is read', () => {
  it('takes the names that Windows gives to places', () => {
    const { events } = readCalendar(file(...entry('DTSTART;TZID=W. Europe Standard Time:20260701T090000', 'DURATION:PT1H30M')), reading)

    expect(events).toMatchObject([{ start: '2026-07-01T07:00:00.000Z', end: '2026-07-01T08:30:00.000Z', timeZone: zurich }])
  })

  it.each([
    [
      'its name within a longer one',
      ['BEGIN:VTIMEZONE', 'TZID:/example.org/Europe/Paris', 'END:VTIMEZONE'],
      '/example.org/Europe/Paris',
      'Europe/Paris',
    ],
    ['where it lies', ['BEGIN:VTIMEZONE', 'TZID:Home', 'X-LIC-LOCATION:Europe/Rome', 'END:VTIMEZONE'], 'Home', 'Europe/Rome'],
    [
      'its offsets',
      [
        'BEGIN:VTIMEZONE',
        'TZID:Own',
        'BEGIN:STANDARD',
        'TZOFFSETTO:-0500',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'TZOFFSETTO:-0400',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
      ],
      'Own',
      'America/New_York',
    ],
  ])('knows a place by %s', (_, zone, name, expected) => {
    const { events } = readCalendar(file(...zone, ...entry(`DTSTART;TZID=${name}:20260701T090000`)), reading)

    expect(events).toMatchObject([{ timeZone: expected }])
  })

  it('takes a time without a place for one of the reader', () => {
    const { events } = readCalendar(file(...entry('DTSTART:20260701T090000', 'DTEND:20260701T100000')), {
      ...reading,
      timeZone: 'Asia/Tokyo',
    })

    expect(events).toMatchObject([{ start: '2026-07-01T00:00:00.000Z', timeZone: 'Asia/Tokyo' }])
  })

  it('makes a changed time of a repeated event one of its own', () => {
    const series = entry('DTSTART;TZID=Europe/Zurich:20260324T140000', 'DTEND;TZID=Europe/Zurich:20260324T150000', 'RRULE:FREQ=WEEKLY')
    const changed = entry('RECURRENCE-ID;TZID=Europe/Zurich:20260331T140000', 'DTSTART;TZID=Europe/Zurich:20260401T090000')

    const { events } = readCalendar(file(...series, ...changed), reading)

    expect(events).toMatchObject([
      { uid: 'one', recurrence: 'RRULE:FREQ=WEEKLY\nEXDATE:20260331T140000' },
      { uid: 'one/20260331T140000', recurrence: '', start: '2026-04-01T07:00:00.000Z' },
    ])
  })

  it('keeps the place of an event above its description', () => {
    const { events } = readCalendar(
      file(...entry('DTSTART;VALUE=DATE:20260701', 'LOCATION:Room 3\\, ground floor', 'DESCRIPTION:Bring\\nboth')),
      reading,
    )

    expect(events).toMatchObject([{ allDay: true, start: '2026-07-01', end: '2026-07-01', desc: 'Room 3, ground floor\n\nBring\nboth' }])
  })

  it('says for each entry what is wrong with it, and takes the others', () => {
    const whole = file(
      ...entry('DTSTART:20260701T090000Z'),
      ...entry('DESCRIPTION:no start'),
      ...entry('DTSTART:20260231'),
      ...entry('DTSTART;TZID=Nowhere:20260701T090000'),
      ...entry('DTSTART:20260701T090000Z', 'DTEND:20260701T080000Z'),
      ...entry('DTSTART:20260701T090000Z', 'RRULE:FREQ=SECONDLY'),
      ...entry('DTSTART:20260701T090000Z', 'STATUS:CANCELLED'),
      ...entry('DTSTART:20260701T090000Z', `DESCRIPTION:${'x'.repeat(20_001)}`),
    )

    const { events, faults } = readCalendar(whole, reading)

    expect(events).toHaveLength(1)
    expect(faults.map(({ reason }) => reason)).toEqual([
      'no-start',
      'bad-time',
      'unknown-zone',
      'end-before-start',
      'unknown-rule',
      'cancelled',
      'too-long',
    ])
  })

  it('refuses what is no calendar', () => {
    expect(readCalendar('name,mail\nMira,mira@example.com', reading).faults).toEqual([{ title: '', reason: 'not-a-calendar' }])
  })
})

const aText = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ''))
const aMoment = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 })
const aZone = fc.constantFrom(zurich, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
const aRecurrence = fc.constantFrom('', 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH', 'RRULE:FREQ=DAILY;COUNT=3')
const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .record({
    title: aText(60),
    desc: aText(200),
    uid: fc.uuid(),
    at: aMoment,
    seconds: fc.integer({ min: 0, max: 900_000 }),
    timeZone: aZone,
    allDay: fc.boolean(),
    recurrence: aRecurrence,
  })
  .map(({ at, seconds, allDay, title, ...rest }) => {
    const [start, end] = [at, at + seconds].map((second) => new Date(second * 1000).toISOString()) as [string, string] // two in, two out
    const lastDay = addDays(plainDate(Number(start.slice(0, 4)), 1, 1), 3)
    const times = allDay ? { start: `${start.slice(0, 4)}-01-01`, end: lastDay } : { start, end }
    return anEvent({ ...rest, allDay, ...times, title: title.trim() || 'Title' })
  })

it('loses nothing on the way through a file', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 4 }), (events) => {
      const { events: read, faults } = readCalendar(writeCalendar(events, writing), reading)

      expect(faults).toEqual([])
      expect(read.map((event) => ({ ...event, id: anEvent().id, version: 1 }))).toEqual(events)
    }),
    { numRuns: 100 },
  )
}, 60_000)

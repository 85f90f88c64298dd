import { expect, it } from 'vitest'
import { formatsFor } from '../../../../kit/formats.ts'
import { texts as german } from './recurrence-texts.de.ts'
import { texts } from './recurrence-texts.ts'
import { recurrenceInWords } from './recurrence-words.ts'

const english = formatsFor({ locale: 'en-CH', timeZone: 'Europe/Zurich' })
const writing = { texts, weekdays: english.weekdays, list: english.list, day: (day: string) => day }

it.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'Every week on Tuesday'],
  ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,TU', 'Every 2 weeks on Tuesday and Thursday'],
  ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every day from Monday to Friday'],
  ['RRULE:FREQ=DAILY;COUNT=10', 'Every day, 10 times'],
  ['RRULE:FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on day 15'],
  ['RRULE:FREQ=YEARLY;UNTIL=20301231', 'Every year, until 2030-12-31'],
  ['RRULE:FREQ=MONTHLY;BYDAY=-1FR', 'Repeats'],
  ['RDATE:20261201T090000Z', 'Repeats'],
  ['RRULE:FREQ=SECONDLY', 'Repeats'],
])('says «%s» in words', (lines, expected) => {
  expect(recurrenceInWords(lines, writing)).toBe(expected)
})

it('says it in German too', () => {
  const { weekdays, list } = formatsFor({ locale: 'de-CH', timeZone: 'Europe/Zurich' })

  // A translation has the placeholders of its original.
  expect(recurrenceInWords('RRULE:FREQ=WEEKLY;BYDAY=TU', { ...writing, texts: german as typeof texts, weekdays, list })).toBe(
    'Jede Woche am Dienstag',
  )
})

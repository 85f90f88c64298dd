import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import type { Site } from '../../../kit/site.ts'
import { fill } from '../../../kit/texts.ts'
import { dayOfReceipt, type DecidedReceipt } from '../receipt.ts'
import { shownReference } from '../reference.ts'
import { longDate } from '../written-date.ts'
import type { Wording } from './receipt-wording.ts'

type CalendarOptions = Wording & { readonly site: Pick<Site, 'name' | 'web'> }

const daysAhead = [30, 7]

/** The day by which to file, as a calendar file (RFC 5545). It may lie in a shared calendar, so it names nobody; the PID tells clients apart. */
export function deadlineCalendar(receipt: DecidedReceipt, day: PlainDate, options: CalendarOptions): string {
  const { reference, period, pid } = receipt
  const { site, texts } = options
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${site.name}//eFristerstreckung//DE`)}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same receipt is the same event: who takes the file twice has one entry.
    `UID:${reference}@${new URL(site.web).host}`,
    `DTSTAMP:${utcStamp(receipt.receivedAt)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    `SUMMARY:${escaped(fill(texts.eventTitle, { period, pid }))}`,
    `DESCRIPTION:${escaped(fill(texts.eventText, { period, pid, reference: shownReference(reference) }))}`,
    `URL:${site.web}/beleg`,
    'TRANSP:TRANSPARENT',
    ...daysAhead.flatMap((days) => alarm(receipt, day, days, options)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** None for a day that was over when the request arrived. */
function alarm(receipt: DecidedReceipt, day: PlainDate, days: number, { form, texts }: CalendarOptions): readonly string[] {
  const { period } = receipt
  if (addDays(day, -days) < dayOfReceipt(receipt)) return []
  const text = fill(texts.eventAlarm, { period, days, date: longDate(day, form) })
  // A whole day begins at midnight; nine hours later people are awake.
  const trigger = `TRIGGER:-P${days - 1}DT15H`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, `DESCRIPTION:${escaped(text)}`, 'END:VALARM']
}

function digits(date: PlainDate): string {
  return date.replaceAll('-', '')
}

function utcStamp(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** At most 75 octets a line, and no letter is cut in two. */
function folded(line: string): string {
  let room = 75
  return Array.from(line, (letter) => {
    const size = Buffer.byteLength(letter)
    if (size <= room) {
      room -= size
      return letter
    }
    // The blank at the beginning of a continued line counts.
    room = 74 - size
    return `\r\n ${letter}`
  }).join('')
}

import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import type { Site } from '../../../kit/site.ts'
import { fill } from '../../../kit/texts.ts'
import { dayOfReceipt, type DecidedReceipt } from '../receipt.ts'
import { shownReference } from '../reference.ts'
import { longDate } from '../written-date.ts'
import type { Wording } from './receipt-wording.ts'

type CalendarOptions = Wording & { readonly site: Pick<Site, 'name' | 'web'> }

const daysAhead = [30, 7]

/** The new deadline as a calendar file (RFC 5545). It may lie in a shared calendar, so it names nobody. */
export function deadlineCalendar(receipt: DecidedReceipt, options: CalendarOptions): string {
  const { reference, period, newDeadline } = receipt
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
    `DTSTART;VALUE=DATE:${digits(newDeadline)}`,
    `DTEND;VALUE=DATE:${digits(addDays(newDeadline, 1))}`,
    `SUMMARY:${escaped(fill(texts.eventTitle, { period }))}`,
    `DESCRIPTION:${escaped(fill(texts.eventText, { period, reference: shownReference(reference) }))}`,
    `URL:${site.web}/beleg`,
    'TRANSP:TRANSPARENT',
    ...daysAhead.flatMap((days) => alarm(receipt, days, options)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** None for a day that was over when the request arrived. */
function alarm(receipt: DecidedReceipt, days: number, { form, texts }: CalendarOptions): readonly string[] {
  const { period, newDeadline } = receipt
  if (addDays(newDeadline, -days) < dayOfReceipt(receipt)) return []
  const text = fill(texts.eventAlarm, { period, days, date: longDate(newDeadline, form) })
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

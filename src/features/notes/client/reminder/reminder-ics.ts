type Reminder = { readonly name: string; readonly reminder: string; readonly now: Date }

/** The reminder as an entry of a calendar that rings at its moment (RFC 5545). */
export function reminderIcs({ name, reminder, now }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//eFristerstreckung//Notes//EN',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(reminder))}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(name)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(name)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(folded).join('\r\n') + '\r\n'
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)
}

/** A line has at most 75 bytes; what follows begins with a blank. */
function folded(line: string): readonly string[] {
  const letters = Array.from(line)
  const parts: string[] = []
  let part = ''
  for (const letter of letters) {
    if (new TextEncoder().encode(part + letter).length > 74) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part]
}

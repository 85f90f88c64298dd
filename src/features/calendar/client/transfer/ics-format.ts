import type { SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import type { IcsFault, ReadEvent } from '../../ics-read.ts'
import type { texts as original } from './texts.ts'

/** One entry of a file: an event, or why it is none. */
export type IcsEntry =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  | { readonly kind: 'fault'; readonly title: string; readonly message: string }

type Texts = typeof original
type Options = { readonly timeZone: string; readonly texts: Texts }

/** The calendar files of all programs. What reads them is fetched when there is one to read. */
export function icsFormat({ timeZone, texts }: Options): SourceFormat<IcsEntry> {
  return {
    id: 'ics',
    title: 'ICS (iCalendar)',
    extensions: ['ics', 'ical', 'ifb'],
    type: 'text/calendar',
    detect: (text) => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text),
    // Never asked: there is `readBytes`.
    read: () => ({ kind: 'rows', rows: [] }),
    readBytes: async (bytes) => {
      const { readCalendar } = await import('../../ics-read.ts')
      const { events, faults } = readCalendar(new TextDecoder().decode(bytes), { timeZone, untitled: texts.untitled })
      if (faults.some(({ reason }) => reason === 'not-a-calendar')) throw new Error('no calendar in this file')
      return {
        kind: 'rows',
        rows: [
          ...events.map((event) => ({ kind: 'event' as const, event })),
          ...faults.map(({ title, reason }) => ({ kind: 'fault' as const, title, message: messageOf(reason, texts) })),
        ],
      }
    },
  }
}

function messageOf(reason: IcsFault, texts: Texts): string {
  switch (reason) {
    case 'not-a-calendar':
      return texts.notCalendar
    case 'no-start':
      return texts.noStart
    case 'end-before-start':
      return texts.endBeforeStart
    case 'unknown-zone':
      return texts.unknownZone
    case 'unknown-rule':
      return texts.unknownRule
    case 'too-long':
      return texts.tooLong
    case 'cancelled':
      return texts.cancelled
    case 'bad-time':
      return texts.badTime
  }
}

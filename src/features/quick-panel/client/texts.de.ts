import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  events: 'Nächste Termine',
  noEvents: 'Im Kalender steht für das kommende Jahr nichts.',
  notes: 'Oberste Notizen',
  noNotes: 'Noch keine Notizen.',
  untitled: 'Notiz ohne Titel',
  now: 'Jetzt',
  at: '{day}, {time}',
  wholeDay: '{day}, ganztägig',
}

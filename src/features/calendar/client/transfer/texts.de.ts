import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  importTitle: 'Termine importieren',
  untitled: 'Termin ohne Titel',
  notCalendar: 'Das ist keine Kalenderdatei.',
  noStart: 'Der Beginn fehlt.',
  badTime: 'Die Zeit ist nicht lesbar.',
  endBeforeStart: 'Das Ende liegt vor dem Beginn.',
  unknownZone: 'Die Zeitzone ist nicht bekannt.',
  unknownRule: 'Die Wiederholung wird nicht verstanden.',
  tooLong: 'Die Texte sind zu lang.',
  cancelled: 'Der Termin wurde abgesagt.',
  exportedOne: '1 Termin als {format} exportiert',
  exportedMany: '{count} Termine als {format} exportiert',
  exportFailed: 'Die Termine konnten nicht geladen werden. Es wurde nichts exportiert.',
  nothing: 'Es gibt keine Termine zu exportieren.',
  title: 'Titel',
  allDay: 'Ganztägig',
  start: 'Beginn',
  end: 'Ende',
  timeZone: 'Zeitzone',
  recurrence: 'Wiederholung',
  description: 'Beschreibung',
  yes: 'ja',
  no: 'nein',
}

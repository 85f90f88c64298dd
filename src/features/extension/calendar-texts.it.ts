import type { Translated } from '../../kit/texts.ts'
import type { calendarTexts } from './calendar-texts.ts'

export const texts: Translated<typeof calendarTexts> = {
  close: 'Chiudere il calendario',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  previousYear: 'Anno precedente',
  nextYear: 'Anno successivo',
  chooseYear: 'Scegliere l’anno',
  keys: 'Spostarsi con i tasti freccia, scegliere con il tasto Invio.',
  monthYear: '{month} {year}',
  from: 'dal',
  to: 'fino',
  earliest: 'prima data possibile',
  latest: 'ultima data possibile',
  freeDay: 'giorno non lavorativo',
  spanBetween: 'Date possibili: dal {earliest} al {latest}.',
  spanFrom: 'Date possibili: dal {earliest}.',
  spanTo: 'Date possibili: fino al {latest}.',
  tooEarly: 'prima della prima data possibile, {date}',
  tooLate: 'dopo l’ultima data possibile, {date}',
  refused: '{date} non è possibile: {reason}.',
}

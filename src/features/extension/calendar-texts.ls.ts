import type { Translated } from '../../kit/texts.ts'
import type { calendarTexts } from './calendar-texts.ts'

export const texts: Translated<typeof calendarTexts> = {
  close: 'Kalender schliessen',
  previousMonth: 'Ein Monat zurück',
  nextMonth: 'Ein Monat weiter',
  previousYear: 'Ein Jahr zurück',
  nextYear: 'Ein Jahr weiter',
  chooseYear: 'Jahr wählen',
  keys: 'Mit den Pfeil-Tasten suchen Sie den Tag. Mit der Enter-Taste wählen Sie ihn.',
  monthYear: '{month} {year}',
  from: 'ab',
  to: 'bis',
  earliest: 'erster Tag',
  latest: 'letzter Tag',
  freeDay: 'freier Tag',
  spanBetween: 'Der erste Tag ist der {earliest}. Der letzte Tag ist der {latest}.',
  spanFrom: 'Der erste Tag ist der {earliest}.',
  spanTo: 'Der letzte Tag ist der {latest}.',
  tooEarly: 'zu früh, der erste Tag ist der {date}',
  tooLate: 'zu spät, der letzte Tag ist der {date}',
  refused: '{date} geht nicht: {reason}.',
}

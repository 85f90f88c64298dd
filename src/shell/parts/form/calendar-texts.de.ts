import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './calendar-texts.ts'

export const texts: Translated<typeof original> = {
  close: 'Kalender schliessen',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  previousYear: 'Vorheriges Jahr',
  nextYear: 'Nächstes Jahr',
  chooseYear: 'Jahr wählen',
  keys: 'Mit den Pfeiltasten bewegen, mit der Eingabetaste wählen.',
  from: 'ab',
  to: 'bis',
  earliest: 'frühestes Datum',
  latest: 'spätestes Datum',
  freeDay: 'kein Werktag',
  spanBetween: 'Möglich vom {earliest} bis zum {latest}.',
  spanFrom: 'Möglich ab dem {earliest}.',
  spanTo: 'Möglich bis zum {latest}.',
  tooEarly: 'vor dem frühesten Datum {date}',
  tooLate: 'nach dem spätesten Datum {date}',
  refused: '{date} ist nicht möglich: {reason}.',
}

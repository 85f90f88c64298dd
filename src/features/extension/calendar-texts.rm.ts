import type { Translated } from '../../kit/texts.ts'
import type { calendarTexts } from './calendar-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof calendarTexts> = {
  close: 'Serrar il chalender',
  previousMonth: 'Mais precedent',
  nextMonth: 'Proxim mais',
  previousYear: 'Onn precedent',
  nextYear: 'Proxim onn',
  chooseYear: 'Tscherner l’onn',
  keys: 'Sa mover cun las tastas da frizza, tscherner cun la tasta Enter.',
  monthYear: '{month} {year}',
  from: 'davent',
  to: 'fin',
  earliest: 'emprima data pussaivla',
  latest: 'ultima data pussaivla',
  freeDay: 'betg in di da lavur',
  spanBetween: 'Pussaivel dals {earliest} fin ils {latest}.',
  spanFrom: 'Pussaivel a partir dals {earliest}.',
  spanTo: 'Pussaivel fin ils {latest}.',
  tooEarly: 'avant l’emprima data pussaivla, {date}',
  tooLate: 'suenter l’ultima data pussaivla, {date}',
  refused: '{date} n’è betg pussaivel: {reason}.',
}

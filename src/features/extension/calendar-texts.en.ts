import type { Translated } from '../../kit/texts.ts'
import type { calendarTexts } from './calendar-texts.ts'

export const texts: Translated<typeof calendarTexts> = {
  close: 'Close calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  chooseYear: 'Choose the year',
  keys: 'Move with the arrow keys, choose with Enter.',
  monthYear: '{month} {year}',
  from: 'from',
  to: 'to',
  earliest: 'earliest date',
  latest: 'latest date',
  freeDay: 'not a working day',
  spanBetween: 'Possible from {earliest} to {latest}.',
  spanFrom: 'Possible from {earliest}.',
  spanTo: 'Possible until {latest}.',
  tooEarly: 'before the earliest date, {date}',
  tooLate: 'after the latest date, {date}',
  refused: '{date} is not possible: {reason}.',
}

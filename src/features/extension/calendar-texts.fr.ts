import type { Translated } from '../../kit/texts.ts'
import type { calendarTexts } from './calendar-texts.ts'

export const texts: Translated<typeof calendarTexts> = {
  close: 'Fermer le calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  chooseYear: 'Choisir l’année',
  keys: 'Se déplacer avec les flèches, choisir avec la touche Entrée.',
  monthYear: '{month} {year}',
  from: 'dès',
  to: 'fin',
  earliest: 'première date possible',
  latest: 'dernière date possible',
  freeDay: 'jour non ouvrable',
  spanBetween: 'Possible du {earliest} au {latest}.',
  spanFrom: 'Possible dès le {earliest}.',
  spanTo: 'Possible jusqu’au {latest}.',
  tooEarly: 'avant la première date possible, {date}',
  tooLate: 'après la dernière date possible, {date}',
  refused: '{date} n’est pas possible : {reason}.',
}

import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  complete: 'Erledigt',
  reopen: 'Wieder öffnen',
  star: 'Markieren',
  unstar: 'Markierung entfernen',
  priority: 'Priorität',
  noPriority: 'Priorität entfernen',
  labels: 'Etiketten',
  due: 'Fälligkeit',
  dueToday: 'Heute fällig',
  dueTomorrow: 'Morgen fällig',
  dueNextWeek: 'Nächste Woche fällig',
  noDue: 'Ohne Fälligkeit',
  remove: 'Löschen',
  restore: 'Wiederherstellen',
  deleteForGood: 'Endgültig löschen',
  quickAdd: 'Schnell hinzufügen',
  newTask: 'Neue Aufgabe',
  rename: 'Aufgabe umbenennen',
  label: 'Aufgabe etikettieren',
  chooseFirst: 'Gehen Sie zuerst zu einer Aufgabe, zum Beispiel mit j.',
  labelTitle: 'Etiketten von «{title}»',
  labelTitleMany: 'Etiketten von {count} Aufgaben',
  apply: 'Fertig',
}

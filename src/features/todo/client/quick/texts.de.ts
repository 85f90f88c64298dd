import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  name: 'Aufgabe hinzufügen',
  example: 'Neue Aufgabe: Rechnung prüfen morgen 15:00',
  hint: 'Tage, Zeiten, #Etiketten, ! für Priorität und * für markiert werden verstanden. Die Rücktaste gleich dahinter macht wieder gewöhnliche Wörter daraus.',
  understood: 'Verstanden:',
  dueOn: 'Fällig {when}',
  priority: 'Priorität',
  star: 'Markiert',
  asWords: '{part}: als gewöhnliche Wörter nehmen',
  noTitle: 'Schreiben Sie, was zu tun ist.',
  add: 'Hinzufügen',
  added: '«{title}» hinzugefügt',
}

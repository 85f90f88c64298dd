import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  handle: '{title} verschieben',
  up: 'Nach oben',
  down: 'Nach unten',
  left: 'Nach links',
  right: 'Nach rechts',
  top: 'Ganz nach oben',
  bottom: 'Ganz nach unten',
  start: 'An den Anfang',
  end: 'Ans Ende',
  toList: 'Nach {list} verschieben',
  moved: '{title} an Stelle {position} von {count} verschoben',
  movedTo: '{title} an Stelle {position} von {count} in {list} verschoben',
  atEnd: '{title} kann nicht weiter verschoben werden',
  cancelled: '{title} bleibt an seiner Stelle',
}

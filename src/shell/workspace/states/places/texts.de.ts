import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  missingTitle: 'Diese Seite gibt es nicht',
  missingHelp: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite ist umgezogen.',
  wrongAddress: 'Gesuchte Adresse',
  findPlace: 'Ort suchen',
  findPlaceHint: 'Enter öffnet den ersten Treffer.',
  places: 'Orte',
  placesNone: 'Kein Ort heisst so.',
  placesOne: '{count} Ort',
  placesMany: '{count} Orte',
  deniedTitle: 'Diese Seite ist für Sie nicht zugänglich',
  deniedGuest: 'Diese Seite ist nur für Personen, die nicht angemeldet sind.',
  deniedSignedIn: 'Diese Seite ist nur für angemeldete Personen.',
  deniedStaff: 'Diese Seite ist nur für Personen mit der Rolle staff oder admin.',
  deniedAdmin: 'Diese Seite ist nur für Personen mit der Rolle admin.',
  youAreGuest: 'Sie sind nicht angemeldet.',
  youAre: 'Sie sind als {name} mit der Rolle {roles} angemeldet.',
  askFor: 'Brauchen Sie die Seite für Ihre Arbeit, bitten Sie die Kontoverwaltung um die Rolle.',
  noSignIn: 'Hier kann sich noch niemand anmelden. Diese Orte stehen Ihnen offen:',
}

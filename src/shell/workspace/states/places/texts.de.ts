import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  missingTitle: 'Diese Seite gibt es nicht',
  missingHelp: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde verschoben.',
  wrongAddress: 'Adresse',
  findPage: 'Seite suchen',
  pages: 'Seiten',
  deniedTitle: 'Diese Seite ist für Sie nicht zugänglich',
  deniedGuest: 'Diese Seite ist nur für Personen, die nicht angemeldet sind.',
  deniedSignedIn: 'Diese Seite ist nur für angemeldete Personen.',
  deniedStaff: 'Diese Seite ist nur für Personen mit der Rolle staff oder admin.',
  deniedAdmin: 'Diese Seite ist nur für Personen mit der Rolle admin.',
  youAreGuest: 'Sie sind nicht angemeldet.',
  youAre: 'Sie sind als {name} mit der Rolle {roles} angemeldet.',
  askFor: 'Brauchen Sie diese Seite für Ihre Arbeit? Bitten Sie einen Admin Ihres Arbeitsbereichs um die Rolle.',
  noSignIn: 'Hier ist keine Anmeldung eingerichtet. Diese Seiten stehen Ihnen offen:',
}

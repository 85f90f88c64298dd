import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  expired: 'Ihre Sitzung ist abgelaufen (access_token expired)',
  invalid: 'Ihre Sitzung gilt nicht mehr (Invalid access_token)',
  loggedIn: 'Angemeldet mit {provider}',
  signedOut: 'Sie sind abgemeldet.',
  byPassword: 'Passwort',
  byProvider: 'dem Identitätsanbieter',
  againTitle: 'Bitte melden Sie sich erneut an',
  againText: 'Diese Seite bleibt, wie sie ist, mit allem, was Sie eingegeben haben.',
  againBroken: 'Die Anmeldung konnte nicht geladen werden',
  againBrokenText: 'Der Server ist nicht erreichbar. Was Sie eingegeben haben, bleibt stehen. Bitte versuchen Sie es gleich noch einmal.',
  leaveTitle: 'Verlassen, ohne sich anzumelden?',
  leaveBody: 'Was Sie auf dieser Seite eingegeben und nicht gespeichert haben, ginge verloren.',
  leave: 'Verlassen',
  stay: 'Bleiben',
  unreachableTitle: 'Der Server ist nicht erreichbar',
  unreachableText: 'Sie sind weiterhin angemeldet. Neuer Versuch läuft …',
  toStart: 'Zur Startseite',
  notSaved: 'Ihre Einstellungen konnten nicht gespeichert werden. Der Dienst ist im Moment nicht erreichbar.',
}

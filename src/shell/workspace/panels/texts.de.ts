import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  chatTitle: 'Team-Chat',
  chatBroken: 'Der Chat konnte nicht geladen werden.',
  quickTitle: 'Schnellzugriff',
  today: 'Heute',
  events: 'Termine',
  noEvents: 'Keine Termine.',
  notes: 'Notizen',
  noNotes: 'Keine Notizen.',
  sectionBroken: 'Dieser Teil konnte nicht geladen werden.',
  quickSettings: 'Schnelleinstellungen',
  notifications: 'Benachrichtigungen',
  notificationsHint: 'Meldungen erscheinen oben auf der Seite. Aus: nur unten im Verlauf; Fehler erscheinen immer.',
  cloudSync: 'Abgleich zwischen Tabs',
  cloudSyncHint: 'Was Sie einstellen, gilt auch in Ihren anderen Tabs.',
  retroThrusters: 'Nach-oben-Schaltfläche',
  retroThrustersHint: 'Bringt Sie auf langen Seiten zurück nach oben.',
  backToTop: 'Zurück nach oben',
}

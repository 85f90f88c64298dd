import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  regionBroken: 'Dieser Teil lässt sich nicht anzeigen',
  regionHelp: 'Der Rest der Seite funktioniert weiterhin.',
  pageBroken: 'Auf dieser Seite ist ein Fehler aufgetreten',
  pageHelp: 'Ihre Daten sind sicher. Versuchen Sie es erneut oder laden Sie die Seite neu.',
  pageUnloaded: 'Diese Seite ist noch nicht geladen',
  pageOffline: 'Sie sind offline. Die Seite öffnet sich, sobald Sie wieder online sind.',
  pageUnreachable: 'Der Server ist nicht erreichbar. Versuchen Sie es erneut oder laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  asOf: 'Stand {time}. Konnte nicht aktualisiert werden.',
  notLoaded: 'Konnte nicht geladen werden.',
  trying: 'Wird versucht …',
  offline: 'Sie sind offline.',
  asOfLastAnswer: 'Stand der Daten: {time}.',
  offlineChanges: 'Änderungen werden gesendet, sobald Sie wieder online sind.',
  unreachable: 'Der Server ist nicht erreichbar. Neuer Versuch läuft …',
  backOnline: 'Sie sind wieder online.',
  newVersion: 'Es gibt eine neuere Version. Laden Sie die Seite neu, wenn es Ihnen passt.',
  later: 'Später',
  notices: 'Hinweise',
}

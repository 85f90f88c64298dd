import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  regionBroken: 'Dieser Teil lässt sich nicht anzeigen',
  regionHelp: 'Der Rest der Seite funktioniert weiterhin.',
  pageBroken: 'Diese Seite lässt sich nicht anzeigen',
  pageHelp: 'Versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu: Vielleicht gibt es eine neuere Version.',
  reload: 'Seite neu laden',
  asOf: 'Stand {time}. Neuere Angaben waren nicht erreichbar.',
  notLoaded: 'Das liess sich nicht laden.',
  trying: 'Wird versucht …',
  offline: 'Sie sind offline. Was Sie sehen, ist vielleicht veraltet; Änderungen warten, bis Sie wieder verbunden sind.',
  unreachable: 'Der Dienst ist im Moment nicht erreichbar. Was Sie sehen, ist vielleicht veraltet.',
  backOnline: 'Die Verbindung ist wieder da.',
  newVersion: 'Es gibt eine neuere Version. Laden Sie die Seite neu, wenn es Ihnen passt.',
  later: 'Später',
}

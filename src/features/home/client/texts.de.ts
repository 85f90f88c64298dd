import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  new: 'Neu',
  broken: 'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu.',
  samples: 'Beispieldaten',
  samplesShown: 'Sie sehen Beispieldaten',
  keep: 'Behalten',
  clear: 'Entfernen',
  importOwn: 'Eigene importieren',
  hideSamples: 'Zeile über Beispieldaten ausblenden',
  samplesKept: 'Beispieldaten behalten',
  samplesHidden: 'Zeile über Beispieldaten ausgeblendet',
  samplesCleared: 'Beispieldaten entfernt',
  samplesRestored: 'Beispieldaten wiederhergestellt',
  restoreSamples: 'Beispieldaten wiederherstellen',
  clearTitle: 'Beispieldaten entfernen?',
  clearText:
    'Diese Beispiele werden für alle entfernt, auch wenn sie bearbeitet wurden. Was Sie selbst erfasst haben, bleibt. Sie können es 24 Stunden lang rückgängig machen.',
  clearVerb: 'Beispieldaten entfernen',
  nothingToClear: 'Es gibt keine Beispiele mehr.',
  importTitle: 'Eigene Daten importieren',
  importText: 'Wählen Sie, wohin die Daten kommen. Vor jedem Import können Sie alles prüfen.',
  steps: 'Erste Schritte',
  stepsDone: '{done} von {all} erledigt',
  stepDone: '(erledigt)',
  hideSteps: 'Erste Schritte ausblenden',
  stepsHidden: 'Erste Schritte ausgeblendet',
  stepsFinished: 'Alle ersten Schritte sind erledigt. Viel Freude mit Ihrem Arbeitsbereich!',
}

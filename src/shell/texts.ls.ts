import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Direkt zum Text',
  toStart: 'zur ersten Seite',
  chooseLanguage: 'Sprache wählen',
  display: 'Farben',
  menu: 'Menü',
  login: 'Anmelden',
  loading: 'Bitte warten …',
  contact: 'Kontakt',
  questions: 'Fragen?',
  help: 'Hilfe',
  unavailable: 'Es geht gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  unexpected: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  brokenTitle: 'Wir können diese Seite gerade nicht zeigen',
  brokenHelp: 'Laden Sie die Seite neu. Hilft das nicht? Versuchen Sie es später. Oder rufen Sie uns an.',
  brokenPart: 'Dieser Teil fehlt. Haben Sie Internet? Laden Sie dann die Seite neu.',
  reload: 'Seite neu laden',
}

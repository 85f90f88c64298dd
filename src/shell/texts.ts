/** Sentences of the frame that must be there at once, or when nothing more can be loaded. */
export const texts = {
  skip: 'Zum Inhalt springen',
  toStart: 'zur Startseite',
  chooseLanguage: 'Sprache wählen',
  display: 'Anzeige',
  menu: 'Menü',
  login: 'Anmelden',
  loading: 'Wird geladen …',
  contact: 'Kontakt',
  questions: 'Fragen?',
  help: 'Häufige Fragen',
  unavailable: 'Der Dienst ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  unexpected: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  brokenTitle: 'Diese Seite kann gerade nicht angezeigt werden',
  brokenHelp: 'Laden Sie die Seite neu. Hilft das nicht, rufen Sie uns an.',
  brokenPart: 'Dieser Teil konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
  reload: 'Seite neu laden',
} as const

/** Sentences of the status page. */
export const texts = {
  title: 'Status des Dienstes',
  lead: 'Hier sehen Sie, ob Sie eine Frist gerade online verlängern können. Die Seite aktualisiert sich alle paar Sekunden.',
  checking: 'Wird geprüft …',
  working: 'Der Dienst läuft',
  workingHelp: 'Gesuche werden sofort entschieden.',
  limited: 'Der Dienst läuft eingeschränkt',
  limitedHelp:
    'Sie können trotzdem ein Gesuch senden. Sobald Sie die Bestätigung sehen, ist es eingegangen, auch wenn der Entscheid erst später folgt. Wenn das Senden nicht klappt, versuchen Sie es später noch einmal.',
  closed: 'Der Dienst ist geschlossen',
  silent: 'Der Dienst antwortet nicht',
  silentHelp:
    'Vielleicht ist Ihre Verbindung unterbrochen, oder der Dienst ist gestört. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
  checkedAt: 'Letzte Antwort: {time}',
  version: 'Version {version}',
  again: 'Jetzt prüfen',
  figuresTitle: 'Einige Zahlen',
  today: 'Gesuche heute',
  season: 'Gesuche dieses Jahr',
  about: 'rund {count}',
  few: 'weniger als 10',
  answerTime: 'Übliche Zeit bis zur Antwort',
  seconds: '{number} s',
  deliveries: 'Weitergabe an das Steuersystem',
  onTime: 'pünktlich',
  behind: 'verzögert; für Ihre Frist zählt trotzdem der Eingang',
  nobody: 'heute noch keine Gesuche',
} as const

/** Sentences of the status page. */
export const texts = {
  title: 'Stand des Dienstes',
  lead: 'Hier sehen Sie, ob Sie eine Fristerstreckung im Moment online beantragen können. Die Anzeige erneuert sich alle 30 Sekunden.',
  checking: 'Der Stand wird geprüft …',
  working: 'Der Dienst läuft',
  workingHelp: 'Gesuche werden sofort entschieden.',
  limited: 'Der Dienst läuft eingeschränkt',
  limitedHelp: 'Gesuche dauern vielleicht länger oder sind vorübergehend nicht möglich. Bitte versuchen Sie es später noch einmal.',
  silent: 'Der Dienst antwortet nicht',
  silentHelp:
    'Vielleicht ist Ihre Verbindung unterbrochen, oder der Dienst steht still. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
  checkedAt: 'Letzte Antwort: {time}',
  version: 'Version {version}',
  again: 'Jetzt prüfen',
} as const

/** Sentences that the contract itself says. German on the wire, whatever language the page has. */
export const decisionTexts = {
  malformed: 'Die Anfrage ist unvollständig. Bitte laden Sie das Formular neu und versuchen Sie es noch einmal.',
  invalidPid: 'Ungültige PID',
  invalidUid: 'Ungültige UID',
  badDate: 'Das eingegebene Datumsformat ist nicht korrekt.',
  tooMany: 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es in {minutes} Minuten wieder.',
  // Read only by those whose browser cannot do the work by itself.
  workNeeded: 'Im Moment gehen ungewöhnlich viele Anfragen ein. Bitte versuchen Sie es später wieder oder rufen Sie uns an.',
  // NOTE true whether or not the request was stored: a server that lost its connection cannot know.
  unavailable:
    'Der Dienst ist im Moment nicht verfügbar. Bitte senden Sie das Gesuch in einigen Minuten noch einmal; doppelt gesendete Gesuche zählen nur einmal.',
} as const

/** Sentences about receipts that travel on the wire. */
export const proofTexts = {
  badReference: 'Diese Referenz kann nicht stimmen. Bitte prüfen Sie die zwölf Zeichen.',
  badCode: 'Dieser Prüfcode kann nicht stimmen. Bitte prüfen Sie die acht Zeichen.',
  unknown: 'Zu dieser Referenz und diesem Prüfcode gibt es keinen Beleg.',
  undecided: 'Dieses Gesuch ist eingegangen und noch nicht entschieden. Eine neue Frist für den Kalender gibt es erst nach dem Entscheid.',
  noDeadline: 'Zu diesem Entscheid gibt es keine Frist für den Kalender.',
  tooMany: 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es in {minutes} Minuten wieder.',
  badEmail: 'Diese E-Mail-Adresse kann nicht stimmen.',
  noMail: 'Dieser Dienst sendet keine E-Mails.',
  notGranted: 'Per E-Mail erinnern wir nur an eine Frist, die verlängert wurde.',
  mailsUsedUp: 'Zu diesem Beleg haben wir schon drei Links gesendet. Speichern Sie den Beleg als PDF.',
  busy: 'Im Moment werden sehr viele Belege erstellt. Ihr Entscheid ist gespeichert; bitte versuchen Sie es in einer Minute noch einmal.',
} as const

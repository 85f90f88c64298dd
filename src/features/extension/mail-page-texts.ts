/** What the result page and the page behind the links say about mails. */
export const mailPageTexts = {
  offer: 'Beleg und Erinnerungen per E-Mail',
  lead: 'Wir senden Ihnen den Beleg und erinnern Sie 21 und 3 Tage vor der Frist.',
  email: 'E-Mail-Adresse',
  emailHint: 'Zuerst erhalten Sie einen Link zum Bestätigen.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.ch',
  sendLink: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Öffnen Sie den Link in der E-Mail von uns. Er gilt einen Tag. Pro Tag erhält eine Adresse höchstens einen Link.',
  refused: 'Zu viele Versuche. Speichern Sie den Beleg als PDF.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  kept: 'Die Adresse wird verschlüsselt gespeichert und nach der Frist gelöscht. Sie können sie in jeder E-Mail löschen.',

  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmText:
    'Wir senden den Beleg der Fristerstreckung an diese Adresse und erinnern Sie 21 und 3 Tage vor der Frist. Nach der Frist löschen wir die Adresse.',
  confirmElse: 'Haben Sie keine Frist verlängert? Dann schliessen Sie diese Seite.',
  confirm: 'Bestätigen',
  confirmedTitle: 'Der Beleg ist unterwegs',
  confirmedText: 'Sie erhalten ihn in den nächsten Minuten. Danach erinnern wir Sie 21 und 3 Tage vor der Frist.',
  stopTitle: 'Keine E-Mails mehr?',
  stopText: 'Wir löschen Ihre Adresse sofort. Ihre Frist bleibt unverändert.',
  stop: 'Adresse löschen',
  stoppedTitle: 'Ihre Adresse ist gelöscht',
  stoppedText: 'Sie erhalten zu diesem Beleg keine E-Mails mehr. Ihre Frist bleibt unverändert.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneText: 'Ein Link zum Bestätigen gilt einen Tag. Die Adresse ist bei uns gelöscht.',
} as const

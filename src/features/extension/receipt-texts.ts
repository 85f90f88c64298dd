/** Every sentence that only the receipt and the calendar file say. What they share with the result page stands in the form's texts. */
export const receiptTexts = {
  title: 'Bestätigung Ihres Gesuchs um Fristerstreckung',
  documentTitle: 'Bestätigung Fristerstreckung, Steuerperiode {period}',
  pendingTitle: 'Eingang Ihres Gesuchs um Fristerstreckung',
  pendingDocumentTitle: 'Eingangsbestätigung Fristerstreckung, Steuerperiode {period}',
  asked: 'Gesuch als {form} für die Steuerperiode {period}, gewünschte Frist {date}',
  decidedByRule: 'Automatisch entschieden nach Regel {rule} (Regelwerk {version}). Auf Wunsch prüft ein Mensch den Entscheid nach.',
  decidedByCanton: 'Automatisch entschieden vom Steuersystem des Kantons. Auf Wunsch prüft ein Mensch den Entscheid nach.',
  logo: 'Wappen {name}',
  proofTitle: 'Echtheit prüfen',
  reference: 'Referenz',
  code: 'Prüfcode',
  proofText: 'Wer diese Bestätigung erhält, kann sie mit Referenz und Prüfcode prüfen:',
  proofLink: 'Bestätigung prüfen auf {address}',
  contactTitle: 'Kontakt',
  emailLink: 'E-Mail an {email}',
  phoneLink: 'Anruf an {phone}',
  automatic: 'Am {date} automatisch erstellt und ohne Unterschrift gültig.',

  eventTitle: 'Steuererklärung {period}: letzter Tag der Frist',
  eventText: 'Reichen Sie die Steuererklärung {period} bis heute ein. Die Frist wurde mit der Referenz {reference} bestätigt.',
  eventAlarm: 'Die Frist für die Steuererklärung {period} endet in {days} Tagen, am {date}.',
} as const

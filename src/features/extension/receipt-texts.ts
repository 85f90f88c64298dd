/** Every sentence that only the receipt and the calendar file say. What they share with the result page stands in its texts. */
export const receiptTexts = {
  title: 'Bestätigung Ihres Gesuchs um Fristerstreckung',
  documentTitle: 'Bestätigung Fristerstreckung, Steuerperiode {period}',
  pendingTitle: 'Eingang Ihres Gesuchs um Fristerstreckung',
  pendingDocumentTitle: 'Eingangsbestätigung Fristerstreckung, Steuerperiode {period}',
  asked: 'Gesuch als {form} für die Steuerperiode {period}, gewünschte Frist {date}',
  decidedByRule:
    'Automatisch entschieden nach Regel {rule} (Regelwerk {version}). Nicht einverstanden? Wir prüfen den Entscheid persönlich.',
  decidedByCanton: 'Automatisch entschieden vom Steuersystem des Kantons. Nicht einverstanden? Wir prüfen den Entscheid persönlich.',
  logo: 'Wappen {name}',
  proofTitle: 'Beleg prüfen',
  reference: 'Referenz',
  code: 'Prüfcode',
  proofText: 'Ob dieser Beleg echt ist, zeigen Referenz und Prüfcode:',
  proofLink: 'Beleg prüfen auf {address}',
  codeToScan: 'QR-Code zum Prüfen auf {address}',
  bindingTitle: 'Massgebend: deutsche Fassung',
  contactTitle: 'Kontakt',
  emailLink: 'E-Mail an {email}',
  phoneLink: 'Anruf an {phone}',
  automatic: 'Am {date} automatisch erstellt und ohne Unterschrift gültig.',

  eventTitle: 'Steuererklärung {period} einreichen (PID {pid})',
  eventText: 'Heute ist der letzte Tag für die Steuererklärung {period}. PID {pid}, Referenz {reference}.',
  eventAlarm: 'Noch {days} Tage für die Steuererklärung {period}: bis zum {date}.',
} as const

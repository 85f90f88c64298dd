/** What the mails about a deadline say. */
export const mailTexts = {
  greeting: 'Guten Tag',
  proofSubject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  proofWhy:
    'Jemand hat diese Adresse auf {place} angegeben. Der Beleg einer Fristerstreckung und Erinnerungen an die Frist sollen hierher gesendet werden.',
  proofConfirm: 'Haben Sie das verlangt? Dann bestätigen Sie die Adresse hier:',
  proofElse: 'Der Link gilt einen Tag. Waren Sie das nicht? Dann müssen Sie nichts tun: Wir löschen diese Adresse nach einem Tag.',
  proofStop: 'Adresse sofort löschen:',
  receiptSubject: 'Ihr Beleg zur Fristerstreckung',
  receiptText: 'Ihre Frist für die Steuererklärung {period} ist bis zum {date} verlängert. Der Beleg ist angehängt.',
  noticesOn: 'Wir erinnern Sie am {first} und am {last}.',
  noticeOn: 'Wir erinnern Sie am {last}.',
  noticeSubject: 'Steuererklärung {period}: Frist bis zum {date}',
  noticeText: 'Die Frist für die Steuererklärung {period} läuft bis zum {date}. Reichen Sie die Steuererklärung bis dann ein.',
  noticeReference: 'Referenz des Belegs: {reference}',
  noticeFiled: 'Schon eingereicht? Dann müssen Sie nichts mehr tun.',
  fileOnline: 'Online einreichen:',
  stop: 'Keine E-Mails mehr? Löschen Sie Ihre Adresse hier:',
  questions: 'Fragen: {office}, {phone}, {email}',
} as const

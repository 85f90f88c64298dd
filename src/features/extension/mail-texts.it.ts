import type { Translated } from '../../kit/texts.ts'
import type { mailTexts } from './mail-texts.ts'

export const texts: Translated<typeof mailTexts> = {
  greeting: 'Buongiorno',
  proofSubject: 'Confermate il vostro indirizzo e-mail',
  proofWhy:
    'Qualcuno ha indicato questo indirizzo su {place} per ricevere l’attestazione di una proroga e i promemoria prima della scadenza.',
  proofConfirm: 'Siete stati voi? Confermatelo qui:',
  proofElse: 'Il link vale un giorno. Non siete stati voi? Non dovete fare nulla: cancelleremo questo indirizzo dopo un giorno.',
  proofStop: 'Cancellare subito l’indirizzo:',
  receiptSubject: 'La vostra attestazione di proroga',
  receiptText: 'Il vostro termine per la dichiarazione d’imposta {period} è prorogato fino al {date}. L’attestazione è allegata.',
  noticesOn: 'Vi invieremo un promemoria il {first} e il {last}.',
  noticeOn: 'Vi invieremo un promemoria il {last}.',
  noticeSubject: 'Dichiarazione d’imposta {period}: termine {date}',
  noticeText: 'Il termine per la dichiarazione d’imposta {period} scade il {date}. Inoltratela entro questa data.',
  noticeReference: 'Riferimento dell’attestazione: {reference}',
  noticeFiled: 'Già inoltrata? Non dovete fare altro.',
  fileOnline: 'Inoltrare online:',
  stop: 'Non volete più e-mail? Cancellate qui il vostro indirizzo:',
  questions: 'Domande: {office}, {phone}, {email}',
}

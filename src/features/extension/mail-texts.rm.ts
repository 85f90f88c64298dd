import type { Translated } from '../../kit/texts.ts'
import type { mailTexts } from './mail-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof mailTexts> = {
  greeting: 'Bun di',
  proofSubject: 'Confermai Vossa adressa dad e-mail',
  proofWhy:
    'Insatgi ha inditgà quest’adressa sin {place} per survegnir l’attestaziun d’ina prolungaziun dal termin ed avis avant la fin dal termin.',
  proofConfirm: 'Essas Vus stà quai? Lura confermai quai qua:',
  proofElse: 'La colliaziun vala in di. N’essas Vus betg stà quai? Lura na stuais Vus far nagut: nus stizzain quest’adressa suenter in di.',
  proofStop: 'Stizzar immediat l’adressa:',
  receiptSubject: 'Voss’attestaziun da la prolungaziun',
  receiptText: 'Voss termin per la decleraziun da taglia {period} è prolungà fin ils {date}. L’attestaziun è agiuntada.',
  noticesOn: 'Nus As regurdain ils {first} ed ils {last}.',
  noticeOn: 'Nus As regurdain ils {last}.',
  noticeSubject: 'Decleraziun da taglia {period}: termin fin ils {date}',
  noticeText: 'Il termin per la decleraziun da taglia {period} va fin ils {date}. Inoltrai ella fin quel di.',
  noticeReference: 'Referenza da l’attestaziun: {reference}',
  noticeFiled: 'Gia inoltrà? Lura na stuais Vus far nagut pli.',
  fileOnline: 'Inoltrar online:',
  stop: 'Nagins e-mails pli? Stizzai qua Vossa adressa:',
  questions: 'Dumondas: {office}, {phone}, {email}',
}

import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof receiptTexts> = {
  title: 'Attestaziun da Vossa dumonda da prolungaziun',
  documentTitle: 'Attestaziun da prolungaziun dal termin, perioda fiscala {period}',
  pendingTitle: 'Arrivada da Vossa dumonda da prolungaziun',
  pendingDocumentTitle: 'Conferma da l’arrivada, prolungaziun dal termin, perioda fiscala {period}',
  asked: 'Dumonda sco {form} per la perioda fiscala {period}, data dumandada {date}',
  decidedByRule: 'Decidì automaticamain tenor la regla {rule} (reglas {version}). Betg d’accord? Nus controllain persunalmain la decisiun.',
  decidedByCanton: 'Decidì automaticamain dal sistem da taglia dal chantun. Betg d’accord? Nus controllain persunalmain la decisiun.',
  logo: 'Vopna {name}',
  proofTitle: 'Controllar l’attestaziun',
  reference: 'Referenza',
  code: 'Code da controlla',
  proofText: 'Cun referenza e code da controlla pon ins controllar quest’attestaziun:',
  proofLink: 'Controllar l’attestaziun sin {address}',
  codeToScan: 'Code QR per controllar sin {address}',
  bindingTitle: 'Decisiva: versiun tudestga',
  contactTitle: 'Contact',
  emailLink: 'E-mail a {email}',
  phoneLink: 'Telefonar a {phone}',
  automatic: 'Fatg automaticamain ils {date} e valaivel senza suttascripziun.',

  eventTitle: 'Inoltrar la decleraziun da taglia {period} (PID {pid})',
  eventText: 'Oz è l’ultim di per la decleraziun da taglia {period}. PID {pid}, referenza {reference}.',
  eventAlarm: 'Anc {days} dis per la decleraziun da taglia {period}: fin ils {date}.',
}

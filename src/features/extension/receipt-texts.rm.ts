import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof receiptTexts> = {
  title: 'Conferma da Vossa dumonda da prolungaziun dal termin',
  documentTitle: 'Conferma da la prolungaziun dal termin, perioda fiscala {period}',
  pendingTitle: 'Arrivada da Vossa dumonda da prolungaziun dal termin',
  pendingDocumentTitle: 'Conferma da l’arrivada, prolungaziun dal termin, perioda fiscala {period}',
  asked: 'Dumonda sco {form} per la perioda fiscala {period}, termin giavischà: {date}',
  decidedByRule: 'Decidì automaticamain tenor la regla {rule} (reglas {version}). Sin giavisch controllescha ina persuna la decisiun.',
  decidedByCanton: 'Decidì automaticamain dal sistem da taglia dal chantun. Sin giavisch controllescha ina persuna la decisiun.',
  logo: 'Vopna {name}',
  proofTitle: 'Controllar l’autenticitad',
  reference: 'Referenza',
  code: 'Code da controlla',
  proofText: 'Questa conferma po vegnir controllada cun la referenza ed il code da controlla:',
  proofLink: 'Controllar la conferma sin {address}',
  contactTitle: 'Contact',
  emailLink: 'E-mail a {email}',
  phoneLink: 'Clom a {phone}',
  automatic: 'Fatg automaticamain ils {date} e valaivel senza suttascripziun.',

  eventTitle: 'Decleraziun da taglia {period}: ultim di dal termin',
  eventText: 'Consegnai la decleraziun da taglia {period} fin oz. Il termin è vegnì confermà cun la referenza {reference}.',
  eventAlarm: 'Il termin per la decleraziun da taglia {period} finescha en {days} dis, ils {date}.',
}

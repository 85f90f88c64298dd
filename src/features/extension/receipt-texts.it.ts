import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Attestazione della vostra domanda di proroga',
  documentTitle: 'Attestazione di proroga del termine, periodo fiscale {period}',
  pendingTitle: 'Ricezione della vostra domanda di proroga',
  pendingDocumentTitle: 'Conferma di ricezione, proroga del termine, periodo fiscale {period}',
  asked: 'Domanda come {form} per il periodo fiscale {period}, data richiesta {date}',
  decidedByRule:
    'Deciso automaticamente secondo la regola {rule} (regole {version}). Non siete d’accordo? Una persona riesamina la decisione.',
  decidedByCanton: 'Deciso automaticamente dal sistema fiscale del Cantone. Non siete d’accordo? Una persona riesamina la decisione.',
  logo: 'Stemma {name}',
  proofTitle: 'Verificare l’attestazione',
  reference: 'Riferimento',
  code: 'Codice di controllo',
  proofText: 'Con riferimento e codice di controllo si può verificare questa attestazione:',
  proofLink: 'Verificare l’attestazione su {address}',
  codeToScan: 'Codice QR per verificare su {address}',
  bindingTitle: 'Fa stato la versione tedesca',
  contactTitle: 'Contatto',
  emailLink: 'E-mail a {email}',
  phoneLink: 'Chiamare {phone}',
  automatic: 'Allestito automaticamente il {date} e valido senza firma.',

  eventTitle: 'Inoltrare la dichiarazione d’imposta {period} (PID {pid})',
  eventText: 'Oggi è l’ultimo giorno per la dichiarazione d’imposta {period}. PID {pid}, riferimento {reference}.',
  eventAlarm: 'Ancora {days} giorni per la dichiarazione d’imposta {period}: fino al {date}.',
}

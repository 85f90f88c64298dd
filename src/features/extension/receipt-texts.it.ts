import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Conferma della vostra domanda di proroga del termine',
  documentTitle: 'Conferma di proroga del termine, periodo fiscale {period}',
  pendingTitle: 'Ricezione della vostra domanda di proroga del termine',
  pendingDocumentTitle: 'Conferma di ricezione, proroga del termine, periodo fiscale {period}',
  asked: 'Domanda come {form} per il periodo fiscale {period}, termine desiderato: {date}',
  decidedByRule: 'Deciso automaticamente secondo la regola {rule} (regole {version}). Su richiesta, una persona verifica la decisione.',
  decidedByCanton: 'Deciso automaticamente dal sistema fiscale del Cantone. Su richiesta, una persona verifica la decisione.',
  logo: 'Stemma {name}',
  proofTitle: 'Verificare l’autenticità',
  reference: 'Riferimento',
  code: 'Codice di verifica',
  proofText: 'Chi riceve questa conferma può verificarla con il riferimento e il codice di verifica:',
  proofLink: 'Verificare la conferma su {address}',
  contactTitle: 'Contatto',
  emailLink: 'E-mail a {email}',
  phoneLink: 'Chiamata al {phone}',
  automatic: 'Allestito automaticamente il {date}, valido senza firma.',

  eventTitle: 'Dichiarazione d’imposta {period}: ultimo giorno del termine',
  eventText: 'Inoltrate la dichiarazione d’imposta {period} entro oggi. Il termine è stato confermato con il riferimento {reference}.',
  eventAlarm: 'Il termine per la dichiarazione d’imposta {period} scade tra {days} giorni, il {date}.',
}

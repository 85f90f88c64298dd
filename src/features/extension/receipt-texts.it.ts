import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Conferma della vostra domanda di proroga del termine',
  documentTitle: 'Conferma di proroga del termine, periodo fiscale {period}',
  asked: 'Domanda come {form} per il periodo fiscale {period}, termine desiderato: {date}',
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

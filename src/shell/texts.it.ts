import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Vai al contenuto',
  toStart: 'alla pagina iniziale',
  chooseLanguage: 'scegliere la lingua',
  display: 'Aspetto',
  menu: 'Menu',
  loading: 'Caricamento …',
  contact: 'Contatto',
  questions: 'Domande?',
  help: 'Domande frequenti',
  unavailable: 'Il servizio al momento non è raggiungibile. Riprovi tra qualche minuto.',
  unexpected: 'L’operazione non è riuscita. Riprovi.',
  brokenTitle: 'Al momento questa pagina non può essere mostrata',
  brokenHelp: 'Ricarichi la pagina. Se non basta, riprovi più tardi o ci telefoni.',
  brokenPart: 'Non è stato possibile caricare questa parte. Controlli la connessione e ricarichi la pagina.',
  reload: 'Ricaricare la pagina',
}

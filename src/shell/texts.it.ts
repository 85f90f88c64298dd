import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Vai al contenuto',
  toStart: 'alla pagina iniziale',
  chooseLanguage: 'scegliere la lingua',
  display: 'Aspetto',
  menu: 'Menu',
  login: 'Accedere',
  loading: 'Caricamento …',
  contact: 'Contatto',
  questions: 'Domande?',
  help: 'Domande frequenti',
  unavailable: 'Il servizio al momento non è raggiungibile. Riprovate tra qualche minuto.',
  unexpected: 'Non ha funzionato. Riprovate.',
  brokenTitle: 'Al momento questa pagina non può essere mostrata',
  brokenHelp: 'Ricaricate la pagina. Se non basta, riprovate più tardi o telefonateci.',
  brokenPart: 'Non è stato possibile caricare questa parte. Controllate la connessione e ricaricate la pagina.',
  reload: 'Ricaricare la pagina',
}

import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'A proposito di questo servizio',
  lead: 'Qui trovate chi può prorogare un termine online, fino a quando, e che cosa succede con i dati.',
  whoTitle: 'Chi può usare il servizio',
  whoText:
    'Tutte le persone fisiche e giuridiche che presentano una dichiarazione d’imposta in questo Cantone. Serve il PID e, per le persone fisiche, anche la data di nascita. Non occorre registrarsi. Potete presentare la domanda anche per chi ve ne ha incaricato.',
  untilTitle: 'Fino a quando può durare un termine',
  untilPerson: 'Persone fisiche: fino al 30.11. dell’anno dopo il periodo fiscale.',
  untilEntity: 'Persone giuridiche: fino al 31.12. dell’anno dopo il periodo fiscale.',
  untilArrival: 'La domanda deve pervenirci prima della fine del termine in corso. Vale l’ora svizzera. La decisione appare subito.',
  untilLonger:
    'Per un termine più lungo o un periodo fiscale più vecchio rivolgetevi all’ufficio imposte del vostro Comune o all’amministrazione cantonale delle imposte.',
  privacyTitle: 'Che cosa succede con i vostri dati',
  privacyUse:
    'PID, data di nascita, periodo fiscale e data desiderata servono solo a esaminare la domanda. Domanda e decisione sono conservate dall’amministrazione delle imposte come una domanda su carta.',
  privacyBrowser:
    'Quello che scrivete resta in questa finestra fino all’invio. Il risultato resta in questa finestra finché cliccate su «Fine» o la chiudete. I dati di un link sono tolti dall’indirizzo appena letti.',
  privacyNone: 'Non ci sono cookie, pubblicità né analisi di terzi. Sono ricordate solo la lingua e la visualizzazione scelte.',
  accessTitle: 'Accessibilità',
  accessText:
    'Il servizio deve essere utilizzabile da tutti: con tastiera, lettore di schermo, ingrandimento, comandi vocali, contrasto elevato e su schermi piccoli. Il riferimento sono le Web Content Accessibility Guidelines 2.2, livello AA.',
  accessKnown: 'Difetti noti: la versione romancia non è ancora stata riletta; le risposte dell’ufficio sono in tedesco.',
  accessReport: 'Se incontrate un ostacolo, segnalatecelo. Accetteremo allora la vostra domanda per altra via.',
  contactTitle: 'Contatto',
  toForm: 'Al modulo',
  binding: 'Fa stato la versione tedesca.',
}

import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'A proposito di questo servizio',
  lead: 'Qui trovate chi può prorogare un termine online, fino a quando, e che cosa succede con i dati.',
  binding: 'Fa stato la versione tedesca.',
  contents: 'In questa pagina',

  whoTitle: 'Chi può usare il servizio',
  whoText:
    'Tutte le persone fisiche e giuridiche che presentano una dichiarazione d’imposta in questo Cantone. Potete presentare la domanda anche per una persona o una ditta che ve ne ha incaricato.',
  whoNeeds: 'Serve il PID e, per le persone fisiche, anche la data di nascita. Non occorre registrarsi. {cost}',
  whoNeedsUid:
    'Alle persone fisiche servono il PID e la data di nascita, alle persone giuridiche il PID e l’IDI. Non occorre registrarsi. {cost}',

  untilTitle: 'Fino a quando potete prorogare',
  untilPerson: 'Persone fisiche',
  untilEntity: 'Persone giuridiche',
  untilYear: 'dell’anno dopo il periodo fiscale',
  toPerson: 'Modulo per persone fisiche',
  toEntity: 'Modulo per persone giuridiche',
  toRules: 'Come si decide',
  untilArrival: 'Inviate la domanda prima che scada il vostro termine attuale. Vale l’ora svizzera. La decisione appare di regola subito.',
  untilLonger:
    'Per un termine più lungo o un periodo fiscale più vecchio rivolgetevi all’ufficio delle imposte del vostro Comune o all’amministrazione cantonale delle imposte.',

  privacyTitle: 'Che cosa succede con i vostri dati',
  privacyUse:
    'PID, data di nascita, periodo fiscale e data richiesta servono solo alla vostra domanda. Niente pubblicità e niente analisi da parte di terzi.',
  privacyUseUid:
    'PID, data di nascita o IDI, periodo fiscale e data richiesta servono solo alla vostra domanda. Niente pubblicità e niente analisi da parte di terzi.',
  keptEntries: 'I dati inseriti nel modulo',
  keptEntriesText: 'Solo in questa finestra, finché non azzerate il modulo, cliccate su «Fine» o chiudete la finestra.',
  keptResult: 'Il risultato',
  keptResultText:
    'Solo in questa finestra, finché non cliccate su «Fine» o la chiudete. Senza JavaScript si trova invece per alcuni minuti a un indirizzo segreto.',
  keptRequest: 'Domanda e decisione',
  keptRequestText: 'Presso l’amministrazione delle imposte, tanto a lungo quanto una domanda su carta.',
  keptLink: 'Dati in un link',
  keptLinkText:
    'Quando si apre il link, il browser non invia a nessun server ciò che segue il segno #. Appena letti, i dati spariscono dall’indirizzo.',
  keptLanguage: 'Lingua scelta',
  keptLanguageText: 'Per un anno in un cookie di nome «language». Contiene solo la lingua, nulla su di voi.',
  keptDisplay: 'Visualizzazione scelta',
  keptDisplayText: 'Per un anno in un cookie di nome «theme». Contiene solo il nome della visualizzazione.',
  keptLogs: 'Registri del server',
  keptLogsText:
    'Senza PID, data di nascita e nome. Per evitare abusi contiamo per breve tempo gli accessi in base a una parte dell’indirizzo di rete.',
  privacyRights:
    'Potete sapere quali dati abbiamo su di voi e far correggere quelli sbagliati. Rivolgetevi all’amministrazione delle imposte.',

  accessTitle: 'Accessibilità',
  accessText:
    'Tutti devono poter usare il servizio: con tastiera, lettore di schermo, ingrandimento, comandi vocali, contrasto elevato e su schermi piccoli. Il riferimento sono le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA. Va oltre lo standard svizzero eCH-0059, che chiede la versione 2.1.',
  accessChecked:
    'A ogni modifica controlliamo automaticamente le pagine, l’uso con la tastiera e la visualizzazione su 320 pixel di larghezza. Difetti noti:',
  gapAudit: 'Manca ancora una verifica da parte di un ente indipendente e con persone che usano ausili.',
  gapRomansh: 'La versione romancia non è ancora stata riletta da persone di lingua madre.',
  gapAnswers:
    'Solo le risposte dell’ufficio in tedesco sono vincolanti. Nelle altre lingue, pagina e attestazione mostrano prima la traduzione e poi il testo tedesco.',
  gapEasy:
    'Modulo, risultato e aiuto esistono in tedesco facile (Leichte Sprache), ma non ancora tutte le pagine. In lingua dei segni non c’è ancora nulla.',
  accessReport: 'Incontrate un ostacolo? Ditecelo. Accetteremo la vostra domanda per altra via.',
  accessMail: 'Segnalare un ostacolo: {email}',
  accessSubject: 'Ostacolo nel servizio eFristerstreckung',
  accessDate: 'Questa dichiarazione è del {date}. La verifica l’abbiamo fatta noi.',

  contactTitle: 'Contatto',

  linkTitle: 'Link al modulo precompilato',
  linkText: 'Per uffici, fiduciari e lettere: un link compila la forma giuridica, il periodo fiscale e, se volete, il PID.',
  linkBirth:
    'Una data di nascita non va mai in un link. Mostra che la domanda viene dalla persona giusta; un link si inoltra, si stampa e si salva.',
  linkPattern: 'Per invii in serie scrivete i link secondo questo modello; per le persone giuridiche il percorso è {path}:',

  keptMail: 'Indirizzo e-mail per attestazione e promemoria',
  keptMailText:
    'Solo se lo indicate: cifrato, al massimo fino alla scadenza del termine; prima, se inoltrate la dichiarazione d’imposta o usate il link nell’e-mail. Un giorno senza conferma. Per un anno contiamo quante volte abbiamo inviato un link a un indirizzo, senza salvare l’indirizzo.',

  keptCounts: 'Che cosa contiamo',
  keptCountsText:
    'Quante persone aprono il modulo, lo iniziano, lo inviano, ricevono una risposta e salvano il PDF, e se è stato facile. Contiamo per giorno, lingua e tipo di dispositivo, senza persone, cookie o indirizzi di rete. Se il vostro browser invia «Do Not Track» o «Global Privacy Control», non ci segnala se inserite o inviate qualcosa.',
}

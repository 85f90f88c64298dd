import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Aiuto',
  lead: 'Risposte alle domande sul modulo. Date e importi valgono qui: {canton}.',
  binding: 'Fa stato la versione tedesca.',
  contents: 'In questa pagina',
  search: 'Cercare tra domande e risposte',
  found: '{found} domande su {all}',
  none: 'Su questo qui non c’è nulla. Provate un’altra parola o chiedete a noi: telefono e indirizzi si trovano in fondo alla pagina.',
  showAll: 'Mostrare tutte le domande',
  openAll: 'Aprire tutto',
  closeAll: 'Chiudere tutto',
  print: 'Stampare',
  link: 'Link a questa risposta',
  didHelp: 'È stato utile?',
  yes: 'Sì',
  no: 'No',
  thanks: 'Grazie. Si conta solo la risposta, nulla su di voi.',
  voteFailed: 'Al momento non è stato possibile contarlo.',

  askTitle: 'La domanda',
  detailsTitle: 'I vostri dati',
  answerTitle: 'La risposta',
  troubleTitle: 'Se qualcosa non funziona',

  who: 'Chi può chiedere più tempo?',
  whoText:
    'Tutte le persone fisiche e giuridiche che presentano una dichiarazione d’imposta in questo Cantone. Non occorrono né registrazione né motivi.\nAlcuni casi non si possono prorogare online, per esempio dopo una diffida o se l’assoggettamento non dura tutto l’anno. Tutti i casi si trovano sotto [Come si decide](/regeln#steuerfall).',
  until: 'Entro quando devo presentare la domanda?',
  untilText: 'La domanda deve pervenirci prima della fine del termine in corso. Vale l’ora svizzera. Senza proroga i termini scadono così:',
  untilLate:
    'Una domanda tardiva non può essere accolta online. In presenza di motivi straordinari, per esempio malattia o decesso, rivolgetevi per iscritto all’ufficio imposte.',
  long: 'Fino a quando e quante volte posso prorogare il termine?',
  longText:
    'Scegliete voi la data, fino a questo giorno:\nSe non basta, prima della fine del termine rivolgetevi all’ufficio imposte del vostro Comune o all’amministrazione cantonale delle imposte.',
  cost: 'Quanto costa?',
  costText: '{cost}\nTutte le cifre del Cantone si trovano sotto [Come si decide](/regeln#zahlen).',
  costFee: 'Vedete l’importo prima che qualcosa sia accordato. La domanda vale solo dopo la vostra conferma.',
  freeDay: 'Che cosa vale se il termine cade in un fine settimana o in un giorno festivo?',
  freeDayText:
    'Se l’ultimo giorno di un termine non è lavorativo, basta il giorno lavorativo successivo. Vale per la domanda e per la dichiarazione d’imposta.',

  pid: 'Dove trovo il PID?',
  pidText: '{place} Ha al massimo sei cifre e non comincia con 0.\nSe non lo trovate, chiedete a noi: {phone}, {hours}.',
  firm: 'Che cosa indica una persona giuridica?',
  firmPid:
    'Il PID della ditta; una data di nascita non serve.\nIl PID da solo non prova chi chiede. Se una domanda è respinta, perciò la risposta spesso non ne indica il motivo (segreto fiscale). In tal caso chiedete a noi.',
  firmUid:
    'Il PID e l’IDI della ditta; una data di nascita non serve.\nL’IDI si trova sulle fatture con il numero IVA, nel registro di commercio e nel registro IDI pubblico della Confederazione.',
  firmForm: '[Modulo per persone giuridiche](/steuernjp)',
  agent: 'Una fiduciaria o un’altra persona può chiedere per me?',
  agentText:
    'Sì. Chi ne avete incaricato presenta la domanda con gli stessi dati vostri, una per ogni persona e ogni ditta.\nUn link può già contenere forma giuridica, periodo fiscale e PID: [Link al modulo precompilato](/info#link).',
  couple: 'I coniugi devono chiedere due volte?',
  coupleText: 'No. A chi presenta insieme una dichiarazione d’imposta basta una domanda: il nuovo termine vale per entrambi.',

  refused: 'Che cosa fare se la domanda è respinta?',
  refusedText:
    'Leggete prima la risposta: dice che cosa potete fare. Se i dati non corrispondono a nessuno, confrontateli con la dichiarazione d’imposta; con «Correggere i dati» resta ciò che avete inserito.\nSe non siete d’accordo con una decisione, su richiesta una persona la verifica. Indicateci a tale scopo il riferimento.\nUn rifiuto non accorcia il termine. Le regole secondo cui decide il programma si trovano sotto [Come si decide](/regeln).',
  changed: 'E se cambio idea?',
  changedText:
    'Vi serve più tempo: prima della fine del nuovo termine presentate un’altra domanda con una data successiva.\nIl tempo non vi serve più: presentate semplicemente prima la dichiarazione d’imposta. Non c’è nulla da ritirare; un termine non diventa mai più corto.\nAvete inviato per sbaglio dati errati: comunicatecelo con il riferimento.',
  receipt: 'A che cosa servono attestazione, riferimento e codice di controllo?',
  receiptText:
    'Dopo la decisione potete salvare l’attestazione in PDF o stamparla. Conferma il vostro termine.\nCon il riferimento e il codice di controllo chiunque può vedere sotto [Verificare un’attestazione](/beleg) se è autentica. Nomi e PID non vi appaiono.\nAvete chiuso la finestra troppo presto? Inviate di nuovo la stessa domanda entro 24 ore: ricevete la stessa risposta con lo stesso riferimento.',
  privacy: 'Che cosa succede con i miei dati?',
  privacyText:
    'Servono solo a esaminare la domanda. Non ci sono pubblicità né analisi di terzi. Nel browser restano solo in questa finestra, finché cliccate su «Fine» o la chiudete.\nI dettagli si trovano sotto [Che cosa succede con i vostri dati](/info#datenschutz).',

  trouble: 'Il modulo non funziona. Che fare?',
  troubleText:
    'Se il servizio funziona, lo dice [Stato del servizio](/status).\nSe la connessione si è interrotta, inviate di nuovo la stessa domanda: non conta mai doppio. Il modulo funziona anche senza JavaScript.\nSe il vostro termine scade oggi, non aspettate: telefonateci o scrivete a {email}.',
  paper: 'Non ho un computer. Come presento la domanda?',
  paperText:
    'Telefonateci: {phone}, {hours}. Oppure scriveteci: {address}. Accettiamo la vostra domanda anche in questo modo.\nIndicate nome, PID, periodo fiscale e fino a quando vi serve tempo. Anche una lettera deve pervenirci prima della fine del termine.',
}

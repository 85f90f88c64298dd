import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Aiuto',
  lead: 'Risposte alle domande sul modulo. Date e importi per: {canton}.',
  binding: 'Fa stato la versione tedesca.',
  contents: 'In questa pagina',
  search: 'Cercare tra domande e risposte',
  submit: 'Cercare',
  found: '{found} su {all} domande',
  foundTitle: 'Risultati',
  none: 'Nessun risultato per «{sought}».',
  noneNext: 'Provate un’altra parola o chiedete a noi: {phone}, {hours}, {email}.',
  showAll: 'Mostrare tutte le domande',
  openAll: 'Aprire tutto',
  closeAll: 'Chiudere tutto',
  print: 'Stampare',
  link: 'Link a questa risposta',
  didHelp: 'È stato utile?',
  yes: 'Sì',
  no: 'No',
  thanks: 'Grazie. Contiamo solo la risposta, non chi l’ha data.',
  voteFailed: 'Al momento non è stato possibile contare la risposta.',

  askTitle: 'La domanda',
  detailsTitle: 'I vostri dati',
  answerTitle: 'La risposta',
  troubleTitle: 'Se qualcosa non funziona',

  who: 'Chi può prorogare un termine?',
  whoText:
    'Tutte le persone fisiche e giuridiche che presentano una dichiarazione d’imposta in questo Cantone. Non servono né registrazione né motivi.\nAlcuni termini non possiamo prorogarli online, per esempio dopo una diffida o se l’assoggettamento non dura tutto l’anno. Tutti i casi: [Come si decide](/regeln#steuerfall).',
  account: 'Serve un conto o una password?',
  accountText:
    'No, non dovete registrarvi né accedere. Alle persone servono il PID e la data di nascita; per le ditte vedete [Che cosa indica una persona giuridica?](#firma)\nLa domanda si fa qui: [per le persone](/steuernnp), [per le ditte](/steuernjp).',
  until: 'Quando scade il termine? Entro quando devo presentare la domanda?',
  untilText: 'Inviate la domanda prima che scada il vostro termine attuale. Vale l’ora svizzera. Senza proroga i termini scadono così:',
  untilLate:
    'Non possiamo più prorogare online un termine scaduto. C’era un motivo importante, per esempio una malattia o un decesso? Scrivete all’ufficio delle imposte.',
  long: 'Fino a quando e quante volte posso prorogare?',
  longText:
    'Scegliete voi la data, al più tardi:\nSe non basta, rivolgetevi prima della fine del termine all’ufficio delle imposte del vostro Comune o all’amministrazione cantonale delle imposte.',
  reason: 'Devo indicare un motivo o allegare qualcosa?',
  reasonText:
    'No, né l’uno né l’altro. Anche se vi mancano dei documenti, per esempio il certificato di salario, basta la domanda.\nUn motivo serve solo se vi occorre più tempo di quanto è possibile online. Scrivete allora all’ufficio delle imposte prima che scada il termine.',
  period: 'Quale periodo fiscale scelgo?',
  periodText:
    'L’anno per il quale vale la dichiarazione d’imposta. Vi è indicato; la dichiarazione si presenta solo l’anno dopo.\nSono possibili l’anno in corso e i due anni precedenti. Per anni più vecchi rivolgetevi all’ufficio delle imposte.',
  cost: 'Quanto costa?',
  costText: '{cost}\nTutte le cifre del Cantone: [Come si decide](/regeln#zahlen).',
  costFee: 'Vedete l’importo prima della decisione. La domanda vale solo dopo la vostra conferma.',
  pay: 'Devo comunque pagare la fattura delle imposte?',
  payText:
    'Sì. Si proroga solo il termine per la dichiarazione d’imposta. Una fattura resta da pagare entro il giorno indicato.\nUna fattura non pagata non è un motivo di rifiuto. Per pagare a rate o più tardi chiedete all’ufficio delle imposte.',
  freeDay: 'Che cosa vale se il termine cade in un fine settimana o in un giorno festivo?',
  freeDayText:
    'Se l’ultimo giorno non è lavorativo, basta il giorno lavorativo successivo. Vale per la domanda e per la dichiarazione d’imposta.',
  late: 'Ho perso il termine o mi è arrivata una diffida. Che fare?',
  lateText:
    'Inoltrate la dichiarazione d’imposta appena possibile. Se il termine è scaduto, online non possiamo più prorogarlo.\nDopo una diffida vale il termine della diffida. Non si può prorogare; a chi perde anche quello possono toccare una tassazione d’ufficio e una multa.\nSe per esempio eravate malati, scrivete all’ufficio delle imposte.',

  pid: 'Dove trovo il PID?',
  pidText: '{place} Ha al massimo sei cifre e non comincia con 0.\nNon lo trovate? Telefonateci: {phone}, {hours}.',
  notFound: 'I miei dati non vengono trovati. Che cosa posso fare?',
  notFoundText:
    'Confrontate PID, periodo fiscale e data di nascita con la dichiarazione d’imposta. Controllate anche il modulo: [per le persone](/steuernnp) o [per le ditte](/steuernjp).\nDopo troppi tentativi rispondiamo sempre così, per proteggervi. Telefonateci allora: {phone}, {hours}.',
  firm: 'Che cosa deve indicare una persona giuridica?',
  firmPid:
    'Il PID della ditta. Una data di nascita non serve.\nIl PID da solo non prova chi presenta la domanda. Se la respingiamo, il segreto fiscale spesso ci vieta di indicarne il motivo. In tal caso telefonateci.',
  firmUid:
    'Il PID e l’IDI della ditta. Una data di nascita non serve.\nL’IDI si trova sulle fatture con il numero IVA, nel registro di commercio e nel registro IDI pubblico della Confederazione.',
  firmForm: '[Modulo per persone giuridiche](/steuernjp)',
  agent: 'La mia fiduciaria o un’altra persona può presentare la domanda?',
  agentText:
    'Sì. La persona che ne avete incaricato presenta la domanda con i vostri stessi dati. Serve una domanda per ogni persona e ogni ditta.\nUn link può già compilare forma giuridica, periodo fiscale e PID: [Link al modulo precompilato](/info#link).',
  couple: 'Ai coniugi servono due domande?',
  coupleText: 'No. Se presentate insieme una dichiarazione d’imposta, basta una domanda. Il nuovo termine vale per entrambi.',
  special: 'Che cosa vale in caso di decesso, partenza o arrivo nel Cantone?',
  specialText:
    'Se la persona è morta o è partita per l’estero, il termine non si può prorogare online. Rivolgetevi all’ufficio delle imposte.\nDopo un trasloco in un altro Cantone prorogate il termine dove abitavate l’ultimo giorno del periodo fiscale.',

  when: 'Quando ricevo la risposta?',
  whenText:
    'Di regola subito, sullo schermo. Salvate allora l’attestazione.\nSe si legge «La decisione seguirà», la vostra domanda è arrivata; non inviatela di nuovo. Per il termine conta quando ci è pervenuta.',
  refused: 'Che cosa fare se la domanda è respinta?',
  refusedText:
    'La risposta dice che cosa potete fare. Con i vostri dati non troviamo alcun incarto? Confrontateli con la dichiarazione d’imposta. Con «Correggere i dati» i vostri dati restano.\nNon siete d’accordo? Una persona riesamina la decisione. Indicateci il riferimento.\nUn rifiuto non accorcia il termine. Le regole secondo cui decide il programma: [Come si decide](/regeln).',
  changed: 'E se cambio idea?',
  changedText:
    'Vi serve più tempo? Presentate un’altra domanda con una data successiva prima della fine del nuovo termine.\nIl tempo non vi serve più? Presentate semplicemente prima la dichiarazione d’imposta. Non c’è nulla da ritirare.\nAvete inviato dati sbagliati? Comunicatecelo con il riferimento.',
  receipt: 'A che cosa servono attestazione, riferimento e codice di controllo?',
  receiptText:
    'Dopo la decisione potete salvare l’attestazione in PDF o stamparla. Conferma il vostro termine.\nCon il riferimento e il codice di controllo si vede sotto [Verificare un’attestazione](/beleg) se è autentica. Nomi e PID non vi appaiono.\nAvete chiuso la finestra troppo presto? Inviate di nuovo la stessa domanda entro 24 ore: ricevete la stessa risposta con lo stesso riferimento.',
  filing: 'Dove presento la dichiarazione d’imposta?',
  filingText: 'Non qui: questo modulo proroga solo il termine. Inoltrate la dichiarazione d’imposta come al solito.',
  filingOnline: 'Online si va qui: [per le persone]({person}), [per le ditte]({firm}).',
  privacy: 'Che cosa succede con i miei dati?',
  privacyText:
    'Servono solo alla vostra domanda. Niente pubblicità e niente analisi da parte di terzi. Nel browser restano solo in questa finestra, finché non cliccate su «Fine» o la chiudete.\nPer saperne di più: [Che cosa succede con i vostri dati](/info#datenschutz).',

  trouble: 'Il modulo non funziona. Che fare?',
  troubleText:
    'Per vedere se il servizio funziona: [Stato del servizio](/status).\nLa connessione si è interrotta? Inviate di nuovo la stessa domanda: conta una volta sola. Il modulo funziona anche senza JavaScript.\nSe il vostro termine scade oggi, non aspettate: telefonateci o scrivete a {email}.',
  phone: 'Si può fare anche dal telefonino e in altre lingue?',
  phoneText:
    'Sì. Basta un browser, senza app. Potete scegliere tra tedesco, francese, italiano, romancio, inglese e tedesco facile (Leichte Sprache).\nFa stato la versione tedesca.',
  paper: 'Non ho un computer. Come presento la domanda?',
  paperText:
    'Telefonateci: {phone}, {hours}. Oppure scriveteci: {address}. Accettiamo la vostra domanda anche in questo modo.\nIndicate nome, PID, periodo fiscale e fino a quando vi serve tempo. Anche una lettera deve pervenirci prima della fine del termine.',
  contact: 'Come posso raggiungervi?',
  contactText:
    'Telefono: {phone}, {hours}\nE-mail: {email}\nPosta: {address}\nTenete a portata di mano il PID e, se avete già presentato una domanda, il riferimento.',
}

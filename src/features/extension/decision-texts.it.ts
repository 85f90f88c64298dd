import type { Translated } from '../../kit/texts.ts'
import type { answerTexts } from './decision-texts.ts'

export const texts: Translated<typeof answerTexts> = {
  malformed: 'La domanda è incompleta. Ricaricate il modulo e riprovate.',
  invalidPid: 'PID non valido',
  invalidUid: 'IDI non valido',
  badDate: 'Il formato della data inserita non è corretto.',
  tooMany: 'Sono pervenute troppe domande. Riprovate tra {minutes} minuti.',
  workNeeded: 'Al momento perviene un numero insolito di domande. Riprovate più tardi o telefonateci.',
  unavailable:
    'Il servizio al momento non è disponibile. Inviate di nuovo la domanda tra qualche minuto; una domanda inviata due volte conta una volta sola.',
  periodNotOffered: 'Per il periodo fiscale {period} non è possibile una proroga del termine online.',
  notOpenYet:
    'La dichiarazione d’imposta {period} non è ancora stata inviata. Una proroga del termine è possibile dal {opening}. Intendevate il periodo fiscale {previous}?',
  wishInPast: 'La data richiesta è già passata. Scegliete una data successiva.',
  birthInFuture: 'La data inserita è nel futuro.',
  received:
    'La vostra domanda è pervenuta il {at} (attestazione {reference}). La decisione seguirà. Per il rispetto del termine conta l’arrivo della domanda.',
  personUnknown:
    'Per questi dati non è stato trovato alcun incarto. Verificate il PID, il periodo fiscale e la data di nascita sulla vostra dichiarazione d’imposta.',
  entityUnknown:
    'Per questi dati non è stato trovato alcun incarto. Verificate la forma giuridica, il PID e il periodo fiscale sulla dichiarazione d’imposta.',
  noCase:
    'Per il periodo fiscale {period} non c’è nel Cantone l’obbligo di inoltrare una dichiarazione d’imposta. Una proroga del termine non è necessaria.',
  notOnline: 'La domanda non può essere accolta online. Rivolgetevi all’amministrazione cantonale delle imposte indicando il PID {pid}.',
  special:
    'Non possiamo prorogare questo termine online. Rivolgetevi all’ufficio delle imposte competente. La vostra domanda del {at} è registrata con il riferimento {reference}.',
  filed: 'La dichiarazione d’imposta {period} è già stata inoltrata. Una proroga del termine non è più necessaria.',
  assessed: 'Il periodo fiscale {period} è già tassato. Una proroga del termine non è più possibile.',
  reminded:
    'Avete già ricevuto una diffida. Il termine della diffida fino al {reminder} non può essere prorogato. Inoltrate la dichiarazione d’imposta entro tale data.',
  remindedUndated:
    'Avete già ricevuto una diffida. Il termine della diffida non può essere prorogato. Inoltrate la dichiarazione d’imposta entro tale termine.',
  expired:
    'Il termine d’inoltro è scaduto il {deadline}. Le domande tardive non possono essere accolte online. In caso di motivi straordinari (p. es. malattia, decesso) rivolgetevi per scritto all’ufficio delle imposte.',
  blocked: 'Per questo incarto non è possibile una proroga del termine online. Rivolgetevi all’ufficio delle imposte competente.',
  atMaximum:
    'Il termine dura già fino al {deadline}, l’ultima data possibile online. Per un termine più lungo presentate una domanda scritta e motivata.',
  longEnough: 'Il vostro termine dura già fino al {deadline}. Non è necessaria alcuna proroga.',
  extendedOften: 'Il termine è già stato prorogato (proroghe finora: {extensions}). Un’ulteriore proroga online non è possibile.',
  feeOpen: 'Per questo termine è dovuto un emolumento di CHF {francs}. Confermate l’emolumento e inviate di nuovo la domanda.',
  grantedToMaximum:
    'Il termine è stato prorogato fino al {deadline}, l’ultima data possibile online. Avevate indicato una data successiva.',
  granted: 'La proroga del termine è stata concessa. Nuovo termine: {deadline}.',
  takenBack: 'Avete annullato la proroga. Vale di nuovo il termine del {deadline}.',
  officeRefused: 'L’ufficio delle imposte ha esaminato la vostra domanda e l’ha respinta. {reason} Resta valido il termine del {deadline}.',
  officeCorrected: 'L’ufficio delle imposte ha corretto la decisione. Vale il termine del {deadline}.',
  officeWithdrawn: 'La proroga è stata revocata. Vale di nuovo il termine del {deadline}.',
  becauseLate: 'La domanda è pervenuta dopo la scadenza del termine.',
  becauseNoGround: 'I motivi addotti non bastano per una proroga.',
  becauseNoProof: 'I motivi addotti non sono comprovati.',
  becauseBeyond: 'Senza motivi straordinari il termine non può superare l’ultima data possibile.',
  becauseReminded: 'Il termine della diffida non può essere prorogato.',
  becauseFiled: 'La dichiarazione d’imposta è già inoltrata o tassata.',
  becauseNotEntitled: 'Chi presenta la domanda non dispone di una procura.',
  freeDay: 'Questa data non è un giorno lavorativo; basta il giorno lavorativo successivo.',
}

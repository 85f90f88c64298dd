import type { Translated } from '../../kit/texts.ts'
import type { ruleTexts } from './decision-texts.ts'

export const texts: Translated<typeof ruleTexts> = {
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
    'Per questi dati non è stato trovato alcun caso fiscale. Verificate il PID, il periodo fiscale e la data di nascita sulla vostra dichiarazione d’imposta.',
  entityUnknown:
    'Per questi dati non è stato trovato alcun caso fiscale. Verificate la forma giuridica, il PID e il periodo fiscale sulla vostra dichiarazione d’imposta.',
  noCase:
    'Per il periodo fiscale {period} non c’è nel Cantone l’obbligo di presentare una dichiarazione d’imposta. Una proroga del termine non è necessaria.',
  notOnline: 'La domanda non può essere accolta online. Rivolgetevi all’amministrazione cantonale delle imposte indicando il PID {pid}.',
  special:
    'Non possiamo prorogare questo termine online. Rivolgetevi all’ufficio delle imposte competente. La vostra domanda del {at} è registrata con il riferimento {reference}.',
  filed: 'La dichiarazione d’imposta {period} è già stata presentata. Una proroga del termine non è più necessaria.',
  assessed: 'Il periodo fiscale {period} è già tassato. Una proroga del termine non è più possibile.',
  reminded:
    'Avete già ricevuto una diffida. Il termine della diffida fino al {reminder} non può essere prorogato. Presentate la dichiarazione d’imposta entro tale data.',
  remindedUndated:
    'Avete già ricevuto una diffida. Il termine della diffida non può essere prorogato. Presentate la dichiarazione d’imposta entro tale termine.',
  expired:
    'Il termine di presentazione è scaduto il {deadline}. Le domande tardive non possono essere accolte online. In caso di motivi straordinari (p. es. malattia, decesso) rivolgetevi per scritto all’ufficio delle imposte.',
  blocked: 'Per questo caso fiscale non è possibile una proroga del termine online. Rivolgetevi all’ufficio delle imposte competente.',
  atMaximum:
    'Il termine dura già fino al {deadline}, l’ultima data possibile online. Per un termine più lungo presentate una domanda scritta e motivata.',
  longEnough: 'Il vostro termine dura già fino al {deadline}. Non è necessaria alcuna proroga.',
  extendedOften: 'Proroghe di questo termine finora: {extensions}. Un’ulteriore proroga online non è possibile.',
  feeOpen: 'Per questo termine è riscossa una tassa di CHF {francs}. Confermate la tassa e inviate di nuovo la domanda.',
  grantedToMaximum: 'Il termine è stato prorogato fino al {deadline}, l’ultima data possibile online. La data richiesta è successiva.',
  granted: 'La proroga del termine è stata concessa. Nuovo termine: {deadline}.',
  takenBack: 'La proroga è stata annullata come da voi domandato. Vale di nuovo il termine precedente: {deadline}.',
  freeDay: 'Questa data non è un giorno lavorativo; basta il giorno lavorativo successivo.',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Stato del servizio',
  lead: 'Qui vede se al momento può chiedere online una proroga del termine. La pagina si aggiorna ogni pochi secondi.',
  checking: 'Verifica in corso …',
  working: 'Il servizio funziona',
  workingHelp: 'Le domande vengono decise subito.',
  limited: 'Il servizio funziona in modo limitato',
  limitedHelp:
    'Può comunque inviare una domanda. Appena vede la conferma l’abbiamo ricevuta, anche se la decisione segue più tardi. Se l’invio non riesce, riprovi più tardi.',
  closed: 'Il servizio è chiuso',
  silent: 'Il servizio non risponde',
  silentHelp: 'Forse la Sua connessione è interrotta, oppure il servizio è fermo. Riprovi più tardi o ci telefoni.',
  checkedAt: 'Ultima risposta: {time}',
  version: 'Versione {version}',
  again: 'Verificare ora',
  figuresTitle: 'Alcune cifre',
  today: 'Domande oggi',
  season: 'Domande quest’anno',
  about: 'circa {count}',
  few: 'meno di 10',
  answerTime: 'Tempo di risposta abituale',
  seconds: '{number} secondi',
  deliveries: 'Trasmissione al sistema fiscale',
  onTime: 'puntuale',
  behind: 'in ritardo; per il Suo termine conta comunque la ricezione',
  nobody: 'oggi ancora nessuna domanda',
}

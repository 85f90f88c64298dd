import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Stato del servizio',
  lead: 'Qui vedete se al momento potete prorogare un termine online. La pagina si aggiorna ogni pochi secondi.',
  checking: 'Verifica in corso …',
  working: 'Il servizio funziona',
  workingHelp: 'Le domande vengono decise subito.',
  limited: 'Il servizio funziona in modo limitato',
  limitedHelp:
    'Potete comunque inviare una domanda. Appena vedete la conferma l’abbiamo ricevuta, anche se la decisione segue più tardi. Se l’invio non riesce, riprovate più tardi.',
  closed: 'Il servizio è chiuso',
  silent: 'Il servizio non risponde',
  silentHelp: 'Forse la vostra connessione è interrotta, oppure il servizio non funziona. Riprovate più tardi o telefonateci.',
  checkedAt: 'Ultima risposta: {time}',
  version: 'Versione {version}',
  again: 'Verificare ora',
  figuresTitle: 'Alcune cifre',
  today: 'Domande oggi',
  season: 'Domande quest’anno',
  about: 'circa {count}',
  few: 'meno di 10',
  answerTime: 'Tempo di risposta abituale',
  seconds: '{number} s',
  deliveries: 'Trasmissione al sistema fiscale',
  onTime: 'puntuale',
  behind: 'in ritardo; per il vostro termine conta comunque la ricezione',
  nobody: 'oggi ancora nessuna domanda',
}

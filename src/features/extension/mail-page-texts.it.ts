import type { Translated } from '../../kit/texts.ts'
import type { mailPageTexts } from './mail-page-texts.ts'

export const texts: Translated<typeof mailPageTexts> = {
  offer: 'Attestazione e promemoria per e-mail',
  lead: 'Vi inviamo l’attestazione e un promemoria 21 e 3 giorni prima della scadenza.',
  email: 'Indirizzo e-mail',
  emailHint: 'Prima riceverete un link per confermare.',
  emailWrong: 'Indicate un indirizzo e-mail, per esempio nome@esempio.ch',
  sendLink: 'Inviare il link',
  sending: 'Invio in corso …',
  sent: 'Aprite il link nella nostra e-mail. Vale un giorno. Un indirizzo riceve al massimo un link al giorno.',
  refused: 'Troppi tentativi. Salvate l’attestazione in PDF.',
  failed: 'Non ha funzionato. Riprovate.',
  kept: 'L’indirizzo è salvato in forma cifrata e cancellato dopo la scadenza. Potete cancellarlo in ogni e-mail.',

  confirmTitle: 'Confermare l’indirizzo e-mail',
  confirmText:
    'Invieremo a questo indirizzo l’attestazione della proroga e un promemoria 21 e 3 giorni prima della scadenza. Dopo la scadenza cancelleremo l’indirizzo.',
  confirmElse: 'Non avete chiesto una proroga? Chiudete questa pagina.',
  confirm: 'Confermare',
  confirmedTitle: 'L’attestazione è in arrivo',
  confirmedText: 'La riceverete nei prossimi minuti, poi un promemoria 21 e 3 giorni prima della scadenza.',
  stopTitle: 'Non volete più e-mail?',
  stopText: 'Cancelleremo subito il vostro indirizzo. Il vostro termine non cambia.',
  stop: 'Cancellare l’indirizzo',
  stoppedTitle: 'Il vostro indirizzo è cancellato',
  stoppedText: 'Non riceverete più e-mail per questa attestazione. Il vostro termine non cambia.',
  goneTitle: 'Questo link non è più valido',
  goneText: 'Un link di conferma vale un giorno. Abbiamo cancellato l’indirizzo.',
}

import type { Translated } from '../../kit/texts.ts'
import type { mailPageTexts } from './mail-page-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof mailPageTexts> = {
  offer: 'Attestaziun ed avis per e-mail',
  lead: 'Nus As tramettain l’attestaziun ed As regurdain 21 e 3 dis avant la fin dal termin.',
  email: 'Adressa dad e-mail',
  emailHint: 'L’emprim survegnis Vus ina colliaziun per confermar.',
  emailWrong: 'Inditgai in’adressa dad e-mail, per exempel num@exempel.ch',
  sendLink: 'Trametter la colliaziun',
  sending: 'Vegn tramess …',
  sent: 'Avri la colliaziun en noss e-mail. Ella vala in di. In’adressa survegn maximalmain ina colliaziun per di.',
  refused: 'Memia bleras emprovas. Memorisai l’attestaziun sco PDF.',
  failed: 'Quai n’è betg reussì. Empruvai anc ina giada.',
  kept: 'L’adressa vegn memorisada criptada e stizzada suenter il termin. Vus pudais stizzar ella en mintga e-mail.',

  confirmTitle: 'Confermar l’adressa dad e-mail',
  confirmText:
    'Nus tramettain l’attestaziun da la prolungaziun a quest’adressa ed As regurdain 21 e 3 dis avant la fin dal termin. Suenter il termin stizzain nus l’adressa.',
  confirmElse: 'N’avais Vus betg dumandà ina prolungaziun? Lura serrai questa pagina.',
  confirm: 'Confermar',
  confirmedTitle: 'L’attestaziun è sin via',
  confirmedText: 'Vus survegnis ella en las proximas minutas. Suenter As regurdain nus 21 e 3 dis avant la fin dal termin.',
  stopTitle: 'Nagins e-mails pli?',
  stopText: 'Nus stizzain immediat Vossa adressa. Voss termin na mida betg.',
  stop: 'Stizzar l’adressa',
  stoppedTitle: 'Vossa adressa è stizzada',
  stoppedText: 'Vus na survegnis nagins e-mails pli per quest’attestaziun. Voss termin na mida betg.',
  goneTitle: 'Questa colliaziun na vala betg pli',
  goneText: 'Ina colliaziun per confermar vala in di. Nus avain stizzà l’adressa.',
}

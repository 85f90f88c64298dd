import type { Translated } from '../../kit/texts.ts'
import type { mailPageTexts } from './mail-page-texts.ts'

export const texts: Translated<typeof mailPageTexts> = {
  offer: 'Attestation et rappels par e-mail',
  lead: 'Nous vous envoyons l’attestation et un rappel 21 et 3 jours avant l’échéance.',
  email: 'Adresse e-mail',
  emailHint: 'Vous recevrez d’abord un lien de confirmation.',
  emailWrong: 'Indiquez une adresse e-mail, par exemple nom@exemple.ch',
  sendLink: 'Envoyer le lien',
  sending: 'Envoi en cours …',
  sent: 'Ouvrez le lien dans notre e-mail. Il est valable un jour. Une adresse reçoit au plus un lien par jour.',
  refused: 'Trop de tentatives. Enregistrez l’attestation en PDF.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  kept: 'L’adresse est enregistrée sous forme chiffrée et effacée après l’échéance. Vous pouvez l’effacer dans chaque e-mail.',

  confirmTitle: 'Confirmer l’adresse e-mail',
  confirmText:
    'Nous enverrons à cette adresse l’attestation de la prolongation de délai, puis un rappel 21 et 3 jours avant l’échéance. Ensuite, nous effacerons l’adresse.',
  confirmElse: 'Vous n’avez pas demandé de prolongation ? Fermez cette page.',
  confirm: 'Confirmer',
  confirmedTitle: 'L’attestation est en route',
  confirmedText: 'Vous la recevrez dans les prochaines minutes, puis un rappel 21 et 3 jours avant l’échéance.',
  stopTitle: 'Ne plus recevoir d’e-mails ?',
  stopText: 'Nous effacerons votre adresse tout de suite. Votre délai ne change pas.',
  stop: 'Effacer l’adresse',
  stoppedTitle: 'Votre adresse est effacée',
  stoppedText: 'Vous ne recevrez plus d’e-mails pour cette attestation. Votre délai ne change pas.',
  goneTitle: 'Ce lien n’est plus valable',
  goneText: 'Un lien de confirmation est valable un jour. L’adresse est effacée chez nous.',
}

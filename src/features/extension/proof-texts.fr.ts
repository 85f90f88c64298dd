import type { Translated } from '../../kit/texts.ts'
import type { proofPageTexts } from './proof-texts.ts'

export const texts: Translated<typeof proofPageTexts> = {
  title: 'Votre attestation',
  reference: 'Référence',
  code: 'Code de contrôle',
  proofText: 'La référence et le code de contrôle permettent à qui reçoit l’attestation d’en vérifier l’authenticité :',
  savePdf: 'Enregistrer en PDF',
  saveCalendar: 'Ajouter au calendrier (.ics)',
  saved: 'Enregistré : {name}',
  saveFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  saveLater: 'Trop de demandes nous sont parvenues. Veuillez réessayer dans quelques minutes.',
  askReference: 'Référence en cas de questions :',

  verifyTitle: 'Vérifier une attestation',
  verifyLead: 'Vous voyez ici si une confirmation de prolongation de délai vient de nous.',
  verifyPlace:
    'La référence et le code de contrôle figurent sur l’attestation sous « Vérifier l’authenticité ». Nous n’affichons ici ni nom ni PID.',
  referenceHint: 'Ex. : 25K7-M92Q-X8CV',
  codeHint: 'Ex. : K7M9-2QX8',
  referenceMissing: 'Saisissez la référence',
  referenceWrong: 'Cette référence ne peut pas être juste – veuillez vérifier les douze caractères',
  codeMissing: 'Saisissez le code de contrôle',
  codeWrong: 'Ce code de contrôle ne peut pas être juste – veuillez vérifier les huit caractères',
  check: 'Vérifier',
  checking: 'Vérification en cours …',
  failed: 'L’attestation n’a pas pu être vérifiée. Vos saisies sont conservées.',
  genuine: 'Authentique',
  genuineTitle: 'Cette attestation est authentique',
  genuineCompare: 'Veuillez comparer ces données avec l’attestation.',
  genuineDiffers:
    'Si tout correspond, vous pouvez vous fier à l’attestation. Si quelque chose diffère, elle a été modifiée ; demandez-nous.',
  rowPeriod: 'Période fiscale',
  unknown: 'Introuvable',
  unknownTitle: 'Nous ne connaissons pas cette attestation',
  unknownCompare: 'Comparez la référence et le code de contrôle avec l’attestation, caractère par caractère.',
  unknownAsk: 'Si les deux sont justes, demandez-nous avant de vous fier à l’attestation.',
  again: 'Vérifier une autre attestation',

  unsent: 'Pas encore envoyée',
  unsentTitle: 'Votre demande n’est pas encore envoyée',
  unsentText: 'Cet appareil n’est pas connecté à Internet. Vos données restent dans cette fenêtre.',
  unsentOnline: 'La connexion est rétablie.',
  unsentNext: 'Appuyez sur « Envoyer maintenant » dès que vous êtes de nouveau connecté. Rien n’est envoyé automatiquement.',
  unsentCounts: 'C’est l’arrivée de la demande chez nous qui compte.',
  sendNow: 'Envoyer maintenant',
}

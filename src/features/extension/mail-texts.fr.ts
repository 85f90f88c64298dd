import type { Translated } from '../../kit/texts.ts'
import type { mailTexts } from './mail-texts.ts'

export const texts: Translated<typeof mailTexts> = {
  greeting: 'Bonjour',
  proofSubject: 'Confirmez votre adresse e-mail',
  proofWhy:
    'Quelqu’un a indiqué cette adresse sur {place} pour recevoir l’attestation d’une prolongation de délai et des rappels avant l’échéance.',
  proofConfirm: 'C’était vous ? Confirmez-le ici :',
  proofElse: 'Le lien est valable un jour. Ce n’était pas vous ? Vous n’avez rien à faire : nous effacerons cette adresse après un jour.',
  proofStop: 'Effacer l’adresse tout de suite :',
  receiptSubject: 'Votre attestation de prolongation de délai',
  receiptText: 'Votre délai pour la déclaration d’impôt {period} est prolongé jusqu’au {date}. L’attestation est jointe.',
  noticesOn: 'Nous vous enverrons un rappel le {first} et le {last}.',
  noticeOn: 'Nous vous enverrons un rappel le {last}.',
  noticeSubject: 'Déclaration d’impôt {period} : à déposer jusqu’au {date}',
  noticeText: 'Le délai pour la déclaration d’impôt {period} court jusqu’au {date}. Déposez-la à cette date au plus tard.',
  noticeReference: 'Référence de l’attestation : {reference}',
  noticeFiled: 'Déjà déposée ? Vous n’avez plus rien à faire.',
  fileOnline: 'Déposer en ligne :',
  stop: 'Vous ne voulez plus d’e-mails ? Effacez votre adresse ici :',
  questions: 'Questions : {office}, {phone}, {email}',
}

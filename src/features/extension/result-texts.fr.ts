import type { Translated } from '../../kit/texts.ts'
import type { resultTexts } from './result-texts.ts'

export const texts: Translated<typeof resultTexts> = {
  rowResult: 'Résultat de votre demande de prolongation',
  rowOld: 'Ancien délai',
  rowNew: 'Nouveau délai',
  rowReceived: 'Date de la demande',
  rowCompany: 'Entreprise',
  rowName: 'Nom',
  rowFirstName: 'Prénom',
  rowPid: 'PID',
  rowError: 'Erreur',
  done: 'Terminer',
  back: 'Retour',
  doneEffect: '« Terminer » vide le formulaire et retire ce résultat du navigateur.',
  backEffect: '« Retour » vide le formulaire ; avec « Corriger les données », vos saisies sont conservées.',
  correct: 'Corriger les données',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié',
  copyRefused: 'Le navigateur n’autorise pas la copie ici.',

  waitingTitle: 'Envoi de la demande',
  waitingText: 'Cela prend normalement moins d’une seconde.',
  waitingSlow: 'Cela dure plus longtemps que d’habitude. Veuillez laisser cette page ouverte.',
  waitingVerySlow: 'La réponse se fait attendre. Veuillez laisser cette page ouverte ; nous vous dirons ce qu’il en est.',
  workingText:
    'Pour éviter les abus, un contrôle supplémentaire s’effectue sur votre appareil. Il dure quelques secondes. Vous n’avez rien à faire ; veuillez laisser cette page ouverte.',
  workingSlow:
    'Le contrôle supplémentaire est encore en cours ; il dure plus longtemps sur les appareils anciens. Vous n’avez rien à faire. Votre demande sera ensuite envoyée d’elle-même.',
  granted: 'Accordé',
  grantedTitle: 'Votre nouveau délai',
  unchanged: 'Aucun changement',
  unchangedTitle: 'Votre délai reste',
  expired: 'Délai échu',
  expiredTitle: 'Votre délai a pris fin le',
  was: 'jusqu’ici {date}',
  moreTime: '{days} jours de plus',
  rejected: 'Aucune prolongation',
  rejectedTitle: 'Votre délai n’a pas été prolongé',
  fee: 'Émolument non confirmé',
  feeTitle: 'Ce délai nécessite votre confirmation',
  acceptFee: 'Confirmer l’émolument et envoyer la demande',
  pending: 'Reçue, décision à suivre',
  pendingTitle: 'Votre demande nous est parvenue le',
  unknown: 'Issue inconnue',
  unknownTitle: 'Nous n’avons pas reçu de réponse',
  unknownText: 'La connexion a été interrompue. Il se peut que votre demande nous soit tout de même parvenue.',
  unknownRetry: 'Réessayez : la réponse vous indique l’état de votre délai. Il n’en sera jamais raccourci.',
  retry: 'Réessayer',
  noneTitle: 'Aucun résultat n’est enregistré ici',
  noneText:
    'Un résultat ne reste que dans la fenêtre où vous avez envoyé la demande, et seulement jusqu’à ce que vous cliquiez sur « Terminer ». Si vous n’êtes pas sûr que votre demande est arrivée, demandez-nous.',
  newRequest: 'Nouvelle demande',

  nextTitle: 'Et ensuite ?',
  nextFile: 'Remettez la déclaration d’impôt {period} jusqu’au {date}.',
  nextKeep: 'Conservez cette confirmation, par exemple imprimée.',
  nextLonger:
    'Si ce délai ne suffit pas, adressez-vous avant son échéance à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',
  nextExpired: 'Remettez la déclaration d’impôt {period} dès que possible ou demandez-nous.',
  nextRejected: 'Vérifiez vos données à l’aide de la déclaration d’impôt ou demandez-nous. D’ici là, votre délai actuel reste valable.',
  nextFee:
    'Avec « Confirmer l’émolument et envoyer la demande », vous acceptez l’émolument. Sans confirmation, votre délai actuel reste valable ; pour un délai plus court, corrigez vos données.',
  nextPendingLetter:
    'Vous recevrez la décision par lettre. Vous n’avez plus rien à faire et ne devez pas envoyer la demande une nouvelle fois.',
  nextPendingCounts: 'Pour le respect du délai, c’est l’arrivée de votre demande qui compte, et non le jour de la décision.',
  nextPendingCheck:
    'Avec la référence et le code de contrôle, vous voyez sous « Vérifier une attestation » si la décision est déjà prise. En cas de questions, indiquez-nous la référence.',
}

import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'À propos de ce service',
  lead: 'Vous trouvez ici qui peut prolonger un délai en ligne, jusqu’à quand, et ce que deviennent les données.',
  whoTitle: 'Qui peut utiliser le service',
  whoText:
    'Toutes les personnes physiques et morales qui remettent une déclaration d’impôt dans ce canton. Il vous faut le PID et, pour les personnes physiques, la date de naissance. Aucune inscription n’est nécessaire. Vous pouvez aussi déposer la demande pour une personne qui vous en a chargé.',
  untilTitle: 'Jusqu’à quand un délai peut aller',
  untilPerson: 'Personnes physiques : jusqu’au 30.11. de l’année qui suit la période fiscale.',
  untilEntity: 'Personnes morales : jusqu’au 31.12. de l’année qui suit la période fiscale.',
  untilArrival: 'La demande doit nous parvenir avant la fin du délai en cours. L’heure suisse fait foi. La décision s’affiche aussitôt.',
  untilLonger:
    'Pour un délai plus long ou une période fiscale plus ancienne, adressez-vous à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',
  privacyTitle: 'Ce que deviennent vos données',
  privacyUse:
    'Le PID, la date de naissance, la période fiscale et la date souhaitée ne servent qu’à examiner votre demande. La demande et la décision sont conservées par l’administration des impôts comme une demande sur papier.',
  privacyBrowser:
    'Ce que vous saisissez reste dans cette fenêtre jusqu’à l’envoi. Le résultat reste dans cette fenêtre jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez. Les données d’un lien sont retirées de l’adresse dès leur lecture.',
  privacyNone: 'Il n’y a ni cookies, ni publicité, ni analyse par des tiers. Seuls la langue et l’affichage choisis sont mémorisés.',
  accessTitle: 'Accessibilité',
  accessText:
    'Le service doit pouvoir être utilisé par tous : clavier, lecteur d’écran, agrandissement, commande vocale, contraste élevé, petits écrans. La référence est le niveau AA des Web Content Accessibility Guidelines 2.2.',
  accessKnown: 'Défauts connus : la version romanche n’a pas encore été relue ; les réponses de l’office sont en allemand.',
  accessReport: 'Si vous rencontrez un obstacle, signalez-le-nous. Nous recevrons alors votre demande par une autre voie.',
  contactTitle: 'Contact',
  toForm: 'Vers le formulaire',
  binding: 'La version allemande fait foi.',
}

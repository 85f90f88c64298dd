import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'À propos de ce service',
  lead: 'Vous trouvez ici qui peut prolonger un délai en ligne, jusqu’à quand, et ce que deviennent les données.',
  binding: 'La version allemande fait foi.',
  contents: 'Sur cette page',

  whoTitle: 'Qui peut utiliser le service',
  whoText:
    'Toutes les personnes physiques et morales qui remettent une déclaration d’impôt dans ce canton. Vous pouvez aussi déposer la demande pour une personne ou une entreprise qui vous en a chargé.',
  whoNeeds: 'Il vous faut le PID et, pour les personnes physiques, la date de naissance. Aucune inscription n’est nécessaire. {cost}',
  whoNeedsUid:
    'Il faut aux personnes physiques le PID et la date de naissance, aux personnes morales le PID et l’IDE. Aucune inscription n’est nécessaire. {cost}',

  untilTitle: 'Jusqu’à quand un délai peut aller',
  untilPerson: 'Personnes physiques',
  untilEntity: 'Personnes morales',
  untilYear: 'de l’année qui suit la période fiscale',
  toPerson: 'Formulaire pour personnes physiques',
  toEntity: 'Formulaire pour personnes morales',
  toRules: 'Les règles de la décision',
  untilArrival:
    'La demande doit nous parvenir avant la fin du délai en cours. L’heure suisse fait foi. La décision s’affiche en général aussitôt.',
  untilLonger:
    'Pour un délai plus long ou une période fiscale plus ancienne, adressez-vous à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',

  privacyTitle: 'Ce que deviennent vos données',
  privacyUse:
    'Le PID, la date de naissance, la période fiscale et la date souhaitée ne servent qu’à examiner votre demande. Il n’y a ni publicité, ni analyse par des tiers.',
  privacyUseUid:
    'Le PID, la date de naissance ou l’IDE, la période fiscale et la date souhaitée ne servent qu’à examiner votre demande. Il n’y a ni publicité, ni analyse par des tiers.',
  keptEntries: 'Vos saisies dans le formulaire',
  keptEntriesText:
    'Seulement dans cette fenêtre, jusqu’à ce que vous réinitialisiez le formulaire, cliquiez sur « Terminer » ou fermiez la fenêtre.',
  keptResult: 'Le résultat',
  keptResultText:
    'Seulement dans cette fenêtre, jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez. Sans JavaScript, il se trouve quelques minutes à une adresse secrète.',
  keptRequest: 'Demande et décision',
  keptRequestText: 'À l’administration des impôts, aussi longtemps qu’une demande sur papier.',
  keptLink: 'Données dans un lien',
  keptLinkText:
    'À l’ouverture du lien, le navigateur n’envoie à aucun serveur ce qui suit le signe #. Dès leur lecture, les données disparaissent de l’adresse.',
  keptLanguage: 'Langue choisie',
  keptLanguageText: 'Pendant un an dans un cookie nommé « language ». Il ne contient que la langue, rien sur vous.',
  keptDisplay: 'Affichage choisi',
  keptDisplayText: 'Pendant un an dans un cookie nommé « theme ». Il ne contient que le nom de l’affichage.',
  keptLogs: 'Journaux du serveur',
  keptLogsText:
    'Sans PID, date de naissance ni nom. Pour prévenir les abus, nous comptons les accès durant peu de temps selon une partie de l’adresse réseau.',
  privacyRights:
    'Vous pouvez savoir quelles données nous avons sur vous et faire rectifier celles qui sont fausses. Adressez-vous pour cela à l’administration des impôts.',

  accessTitle: 'Accessibilité',
  accessText:
    'Le service doit pouvoir être utilisé par tous : clavier, lecteur d’écran, agrandissement, commande vocale, contraste élevé, petits écrans. La référence est le niveau AA des Web Content Accessibility Guidelines (WCAG) 2.2. Cela va au-delà de la norme suisse eCH-0059, qui demande la version 2.1.',
  accessChecked:
    'À chaque modification, nous contrôlons les pages automatiquement, ainsi que l’utilisation au clavier et l’affichage sur 320 pixels de large. Ces défauts nous sont connus :',
  gapAudit: 'Un contrôle par un organisme indépendant et avec des personnes qui utilisent des aides techniques reste à faire.',
  gapRomansh: 'La version romanche n’a pas encore été relue par des personnes de langue maternelle.',
  gapAnswers:
    'Les réponses de l’office qui font foi sont en allemand ; dans les autres langues, une traduction figure au-dessous, mais pas encore sur l’attestation.',
  gapEasy: 'Il n’existe pas encore de version en langage simplifié ni en langue des signes.',
  accessReport: 'Vous rencontrez un obstacle ? Dites-le-nous ; nous recevrons alors votre demande par une autre voie.',
  accessMail: 'Signaler un obstacle : {email}',
  accessSubject: 'Obstacle dans le service eFristerstreckung',
  accessDate: 'Cette déclaration date du {date} et repose sur notre propre contrôle.',

  contactTitle: 'Contact',

  linkTitle: 'Lien vers le formulaire prérempli',
  linkText:
    'Pour les offices, les fiduciaires et les lettres : un lien apporte au formulaire la forme juridique, la période fiscale et, si vous le voulez, le PID.',
  linkBirth:
    'Une date de naissance ne figure jamais dans un lien : elle montre que la demande vient de la bonne personne, et un lien se transmet, s’imprime et s’enregistre.',
  linkPattern:
    'Pour un publipostage, vous pouvez écrire de nombreux liens sur ce modèle ; pour les personnes morales, le chemin est {path} :',

  keptMail: 'Adresse e-mail pour l’attestation et les rappels',
  keptMailText:
    'Seulement si vous l’indiquez : chiffrée, jusqu’à la fin du délai, au dépôt de la déclaration d’impôt ou jusqu’à ce que vous l’effaciez par le lien dans l’e-mail. Un jour sans confirmation. Pendant un an, nous comptons combien de fois nous avons envoyé un lien à une adresse, sans enregistrer l’adresse.',

  keptCounts: 'Ce que nous comptons',
  keptCountsText:
    'Combien de personnes ouvrent le formulaire, commencent à le remplir, l’envoient, reçoivent une réponse et enregistrent le PDF, et si c’était facile. Nous comptons par jour, langue et type d’appareil, sans personne, cookie ni adresse réseau. Si votre navigateur envoie « Do Not Track » ou « Global Privacy Control », il ne nous signale ni saisie ni envoi.',
}

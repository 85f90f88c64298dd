import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'À propos de ce service',
  lead: 'Vous trouvez ici qui peut prolonger un délai en ligne, jusqu’à quand, et ce que deviennent vos données.',
  binding: 'La version allemande fait foi.',
  contents: 'Sur cette page',

  whoTitle: 'Qui peut utiliser le service',
  whoText:
    'Toutes les personnes physiques et morales qui déposent une déclaration d’impôt dans ce canton. Vous pouvez aussi faire la demande pour une personne ou une entreprise qui vous en a chargé.',
  whoNeeds: 'Il vous faut le PID et, pour les personnes physiques, la date de naissance. Aucune inscription n’est nécessaire. {cost}',
  whoNeedsUid:
    'Les personnes physiques ont besoin du PID et de la date de naissance, les personnes morales du PID et de l’IDE. Aucune inscription n’est nécessaire. {cost}',

  untilTitle: 'Jusqu’à quand prolonger votre délai',
  untilPerson: 'Personnes physiques',
  untilEntity: 'Personnes morales',
  untilYear: 'de l’année qui suit la période fiscale',
  toPerson: 'Formulaire pour personnes physiques',
  toEntity: 'Formulaire pour personnes morales',
  toRules: 'Comment la décision est prise',
  untilArrival: 'Envoyez la demande avant la fin de votre délai actuel, à l’heure suisse. La décision s’affiche en général aussitôt.',
  untilLonger:
    'Pour un délai plus long ou une période fiscale plus ancienne, adressez-vous à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',

  privacyTitle: 'Ce que deviennent vos données',
  privacyUse:
    'Le PID, la date de naissance, la période fiscale et la date demandée ne servent qu’à votre demande. Pas de publicité, pas d’analyse par des tiers.',
  privacyUseUid:
    'Le PID, la date de naissance ou l’IDE, la période fiscale et la date demandée ne servent qu’à votre demande. Pas de publicité, pas d’analyse par des tiers.',
  keptEntries: 'Vos saisies dans le formulaire',
  keptEntriesText:
    'Seulement dans cette fenêtre, jusqu’à ce que vous réinitialisiez le formulaire, cliquiez sur « Terminer » ou fermiez la fenêtre.',
  keptResult: 'Le résultat',
  keptResultText:
    'Seulement dans cette fenêtre, jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez. Sans JavaScript, il se trouve quelques minutes à une adresse secrète.',
  keptRequest: 'Demande et décision',
  keptRequestText: 'À l’administration des impôts, aussi longtemps qu’une demande sur papier.',
  keptLink: 'Données dans un lien',
  keptLinkText:
    'À l’ouverture du lien, le navigateur n’envoie à aucun serveur ce qui suit le signe #. Une fois lues, les données disparaissent de l’adresse.',
  keptLanguage: 'Langue choisie',
  keptLanguageText: 'Pendant un an dans un cookie nommé « language ». Il ne contient que la langue, rien sur vous.',
  keptDisplay: 'Affichage choisi',
  keptDisplayText: 'Pendant un an dans un cookie nommé « theme ». Il ne contient que le nom de l’affichage.',
  keptLogs: 'Journaux du serveur',
  keptLogsText:
    'Sans PID, date de naissance ni nom. Pour prévenir les abus, nous comptons brièvement les accès selon une partie de l’adresse réseau.',
  privacyRights:
    'Vous pouvez demander quelles données nous avons sur vous et faire corriger celles qui sont fausses. Adressez-vous à l’administration des impôts.',

  accessTitle: 'Accessibilité',
  accessText:
    'Tout le monde doit pouvoir utiliser le service : au clavier, avec un lecteur d’écran, un agrandissement, la voix, un contraste élevé ou un petit écran. La référence est le niveau AA des Web Content Accessibility Guidelines (WCAG) 2.2. Cela va au-delà de la norme suisse eCH-0059, qui demande la version 2.1.',
  accessChecked:
    'À chaque modification, nous contrôlons les pages automatiquement, ainsi que l’utilisation au clavier et l’affichage sur 320 pixels de large. Défauts connus :',
  gapAudit: 'Un contrôle par un organisme indépendant et avec des personnes qui utilisent des aides techniques reste à faire.',
  gapRomansh: 'La version romanche n’a pas encore été relue par des personnes de langue maternelle.',
  gapAnswers:
    'Seules les réponses de l’office en allemand font foi. Dans les autres langues, la page et l’attestation montrent d’abord la traduction, puis le texte allemand.',
  gapEasy:
    'Le formulaire, le résultat et l’aide existent en allemand facile (Leichte Sprache), mais pas toutes les pages. Il n’y a encore rien en langue des signes.',
  accessReport: 'Vous rencontrez un obstacle ? Dites-le-nous. Nous prendrons votre demande par une autre voie.',
  accessMail: 'Signaler un obstacle : {email}',
  accessSubject: 'Obstacle dans le service eFristerstreckung',
  accessDate: 'Cette déclaration date du {date}. Nous avons fait le contrôle nous-mêmes.',

  contactTitle: 'Contact',

  linkTitle: 'Lien vers le formulaire prérempli',
  linkText:
    'Pour les offices, les fiduciaires et les lettres : un lien remplit la forme juridique, la période fiscale et, si vous voulez, le PID.',
  linkBirth:
    'Une date de naissance ne figure jamais dans un lien. Elle montre que la demande vient de la bonne personne ; un lien se transmet, s’imprime et s’enregistre.',
  linkPattern: 'Pour un publipostage, écrivez les liens sur ce modèle ; pour les personnes morales, le chemin est {path} :',

  keptMail: 'Adresse e-mail pour l’attestation et les rappels',
  keptMailText:
    'Seulement si vous l’indiquez, et chiffrée : jusqu’à la fin du délai ou jusqu’au dépôt de la déclaration d’impôt. Le lien dans chaque e-mail l’efface plus tôt. Sans confirmation, nous l’effaçons après un jour. Pendant un an, nous comptons combien de fois nous avons envoyé un lien à une adresse, sans enregistrer l’adresse.',

  keptCounts: 'Ce que nous comptons',
  keptCountsText:
    'Combien de personnes ouvrent le formulaire, commencent à le remplir, l’envoient, reçoivent une réponse et enregistrent le PDF, et si c’était facile. Nous comptons par jour, langue et type d’appareil, sans personne, cookie ni adresse réseau. Si votre navigateur envoie « Do Not Track » ou « Global Privacy Control », il ne nous signale ni saisie ni envoi.',
}

import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Aide',
  lead: 'Réponses aux questions sur le formulaire. Dates et montants pour : {canton}.',
  binding: 'La version allemande fait foi.',
  contents: 'Sur cette page',
  search: 'Chercher dans les questions et réponses',
  found: '{found} sur {all} questions',
  none: 'Aucun résultat. Essayez un autre mot ou demandez-nous : le téléphone et les adresses se trouvent au bas de la page.',
  showAll: 'Afficher toutes les questions',
  openAll: 'Tout ouvrir',
  closeAll: 'Tout fermer',
  print: 'Imprimer',
  link: 'Lien vers cette réponse',
  didHelp: 'Cela vous a-t-il aidé ?',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci. Nous comptons seulement la réponse, pas qui l’a donnée.',
  voteFailed: 'Votre réponse n’a pas pu être comptée pour le moment.',

  askTitle: 'La demande',
  detailsTitle: 'Vos données',
  answerTitle: 'La réponse',
  troubleTitle: 'Si quelque chose ne marche pas',

  who: 'Qui peut prolonger un délai ?',
  whoText:
    'Toutes les personnes physiques et morales qui remettent une déclaration d’impôt dans ce canton. Il ne faut ni inscription ni motif.\nNous ne pouvons pas prolonger certains délais en ligne, par exemple après une sommation ou si l’assujettissement ne dure pas toute l’année. Tous les cas : [Comment la décision est prise](/regeln#steuerfall).',
  until: 'Jusqu’à quand dois-je faire la demande ?',
  untilText: 'Envoyez la demande avant la fin de votre délai actuel, à l’heure suisse. Sans prolongation, les délais se terminent ainsi :',
  untilLate:
    'Nous ne pouvons plus prolonger en ligne un délai échu. Vous aviez un motif important, par exemple une maladie ou un décès ? Écrivez à l’office des impôts.',
  long: 'Jusqu’à quand et combien de fois puis-je prolonger ?',
  longText:
    'Vous choisissez vous-même la date, au plus tard :\nSi cela ne suffit pas, adressez-vous avant la fin du délai à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',
  cost: 'Combien cela coûte-t-il ?',
  costText: '{cost}\nTous les chiffres du canton : [Comment la décision est prise](/regeln#zahlen).',
  costFee: 'Vous voyez le montant avant la décision. La demande ne vaut qu’une fois le montant confirmé.',
  freeDay: 'Que se passe-t-il si le délai tombe sur un week-end ou un jour férié ?',
  freeDayText:
    'Si le dernier jour n’est pas ouvrable, le jour ouvrable suivant suffit. Cela vaut pour la demande et pour la déclaration d’impôt.',

  pid: 'Où se trouve le PID ?',
  pidText: '{place} Il compte au plus six chiffres et ne commence pas par 0.\nVous ne le trouvez pas ? Appelez-nous : {phone}, {hours}.',
  firm: 'Que doit indiquer une personne morale ?',
  firmPid:
    'Le PID de l’entreprise. Une date de naissance n’est pas nécessaire.\nLe PID seul ne prouve pas qui fait la demande. En cas de refus, le secret fiscal nous empêche souvent d’en donner le motif. Dans ce cas, appelez-nous.',
  firmUid:
    'Le PID et l’IDE de l’entreprise. Une date de naissance n’est pas nécessaire.\nL’IDE figure sur les factures avec le numéro de TVA, au registre du commerce et dans le registre IDE public de la Confédération.',
  firmForm: '[Formulaire pour personnes morales](/steuernjp)',
  agent: 'Ma fiduciaire ou une autre personne peut-elle faire la demande ?',
  agentText:
    'Oui. La personne que vous en avez chargée fait la demande avec les mêmes données que vous. Il faut une demande pour chaque personne et chaque entreprise.\nUn lien peut déjà remplir la forme juridique, la période fiscale et le PID : [Lien vers le formulaire prérempli](/info#link).',
  couple: 'Les couples mariés ont-ils besoin de deux demandes ?',
  coupleText: 'Non. Si vous remettez une déclaration d’impôt commune, une demande suffit. Le nouveau délai vaut pour les deux.',

  refused: 'Que faire si la demande est refusée ?',
  refusedText:
    'La réponse indique ce que vous pouvez faire. Nous ne trouvons aucun dossier avec vos données ? Comparez-les avec la déclaration d’impôt. Avec « Corriger les données », vos saisies sont conservées.\nPas d’accord ? Une personne réexamine la décision. Indiquez-nous la référence.\nUn refus ne raccourcit pas votre délai. Les règles de décision du programme : [Comment la décision est prise](/regeln).',
  changed: 'Et si je change d’avis ?',
  changedText:
    'Il vous faut plus de temps ? Faites une nouvelle demande avec une date plus tardive avant la fin du nouveau délai.\nVous n’avez finalement pas besoin de ce temps ? Remettez simplement la déclaration d’impôt plus tôt. Il n’y a rien à retirer.\nVous avez envoyé de fausses données ? Signalez-le-nous avec la référence.',
  receipt: 'À quoi servent l’attestation, la référence et le code de contrôle ?',
  receiptText:
    'Après la décision, vous pouvez enregistrer l’attestation en PDF ou l’imprimer. Elle confirme votre délai.\nAvec la référence et le code de contrôle, on voit sous [Vérifier une attestation](/beleg) si elle est authentique. Ni nom ni PID n’y apparaissent.\nVous avez fermé la fenêtre trop tôt ? Renvoyez la même demande dans les 24 heures : vous recevez la même réponse avec la même référence.',
  privacy: 'Que deviennent mes données ?',
  privacyText:
    'Elles ne servent qu’à votre demande. Pas de publicité, pas d’analyse par des tiers. Dans le navigateur, elles restent seulement dans cette fenêtre, jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez.\nPour en savoir plus : [Ce que deviennent vos données](/info#datenschutz).',

  trouble: 'Le formulaire ne fonctionne pas. Que faire ?',
  troubleText:
    'Pour savoir si le service fonctionne : [État du service](/status).\nLa connexion a été interrompue ? Renvoyez la même demande : elle ne compte qu’une fois. Le formulaire fonctionne aussi sans JavaScript.\nSi votre délai se termine aujourd’hui, n’attendez pas : appelez-nous ou écrivez à {email}.',
  paper: 'Je n’ai pas d’ordinateur. Comment faire la demande ?',
  paperText:
    'Appelez-nous : {phone}, {hours}. Ou écrivez-nous : {address}. Nous acceptons aussi votre demande par cette voie.\nIndiquez votre nom, le PID, la période fiscale et jusqu’à quand il vous faut du temps. Une lettre aussi doit nous parvenir avant la fin du délai.',
}

import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Aide',
  lead: 'Réponses aux questions sur le formulaire. Dates et montants pour : {canton}.',
  binding: 'La version allemande fait foi.',
  contents: 'Sur cette page',
  search: 'Chercher dans les questions et réponses',
  submit: 'Chercher',
  found: '{found} sur {all} questions',
  foundTitle: 'Résultats',
  none: 'Aucun résultat pour « {sought} ».',
  noneNext: 'Essayez un autre mot ou demandez-nous : {phone}, {hours}, {email}.',
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
    'Toutes les personnes physiques et morales qui déposent une déclaration d’impôt dans ce canton. Il ne faut ni inscription ni motif.\nNous ne pouvons pas prolonger certains délais en ligne, par exemple après une sommation ou si l’assujettissement ne dure pas toute l’année. Tous les cas : [Comment la décision est prise](/regeln#steuerfall).',
  account: 'Faut-il un compte ou un mot de passe ?',
  accountText:
    'Non, vous n’avez pas à vous connecter ni à vous inscrire. Les personnes ont besoin du PID et de leur date de naissance ; pour les entreprises, voyez [Que doit indiquer une personne morale ?](#firma)\nLa demande se fait ici : [pour les personnes](/steuernnp), [pour les entreprises](/steuernjp).',
  until: 'Quand le délai se termine-t-il ? Jusqu’à quand dois-je faire la demande ?',
  untilText: 'Envoyez la demande avant la fin de votre délai actuel, à l’heure suisse. Sans prolongation, les délais se terminent ainsi :',
  untilLate:
    'Nous ne pouvons plus prolonger en ligne un délai échu. Vous aviez un motif important, par exemple une maladie ou un décès ? Écrivez à l’office des impôts.',
  long: 'Jusqu’à quand et combien de fois puis-je prolonger ?',
  longText:
    'Vous choisissez vous-même la date, au plus tard :\nSi cela ne suffit pas, adressez-vous avant la fin du délai à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',
  reason: 'Dois-je donner un motif ou joindre quelque chose ?',
  reasonText:
    'Non, ni l’un ni l’autre. Même s’il vous manque des documents, comme le certificat de salaire, la demande suffit.\nUn motif n’est nécessaire que s’il vous faut plus de temps que ce qui est possible en ligne. Écrivez alors à l’office des impôts avant la fin de votre délai.',
  period: 'Quelle période fiscale dois-je choisir ?',
  periodText:
    'L’année pour laquelle vaut la déclaration d’impôt. Elle y est indiquée ; la déclaration n’est déposée que l’année suivante.\nVous pouvez choisir l’année en cours et les deux années précédentes. Pour des années plus anciennes, adressez-vous à l’office des impôts.',
  cost: 'Combien cela coûte-t-il ?',
  costText: '{cost}\nTous les chiffres du canton : [Comment la décision est prise](/regeln#zahlen).',
  costFee: 'Vous voyez le montant avant la décision. La demande ne vaut qu’une fois le montant confirmé.',
  pay: 'Dois-je quand même payer la facture d’impôt ?',
  payText:
    'Oui. Seul le délai de la déclaration d’impôt est prolongé. Une facture reste due à la date qui y figure.\nUne facture impayée n’est pas un motif de refus. Pour payer en plusieurs fois ou plus tard, demandez à l’office des impôts.',
  freeDay: 'Que se passe-t-il si le délai tombe sur un week-end ou un jour férié ?',
  freeDayText:
    'Si le dernier jour n’est pas ouvrable, le jour ouvrable suivant suffit. Cela vaut pour la demande et pour la déclaration d’impôt.',
  late: 'J’ai manqué le délai ou reçu une sommation. Que faire ?',
  lateText:
    'Remettez la déclaration d’impôt dès que possible. Une fois le délai passé, nous ne pouvons plus le prolonger en ligne.\nAprès une sommation, c’est le délai de la sommation qui compte. Il ne peut pas être prolongé ; si vous le manquez aussi, vous risquez une taxation d’office et une amende.\nSi vous étiez malade, par exemple, écrivez à l’office des impôts.',

  pid: 'Où se trouve le PID ?',
  pidText: '{place} Il compte au plus six chiffres et ne commence pas par 0.\nVous ne le trouvez pas ? Appelez-nous : {phone}, {hours}.',
  notFound: 'Mes données ne sont pas trouvées. Que puis-je faire ?',
  notFoundText:
    'Comparez le PID, la période fiscale et la date de naissance avec la déclaration d’impôt. Vérifiez aussi le formulaire : [pour les personnes](/steuernnp) ou [pour les entreprises](/steuernjp).\nAprès trop d’essais, nous répondons toujours ainsi pour vous protéger. Appelez-nous alors : {phone}, {hours}.',
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
  coupleText: 'Non. Si vous déposez une déclaration d’impôt commune, une demande suffit. Le nouveau délai vaut pour les deux.',
  special: 'Et en cas de décès, de départ ou d’arrivée dans le canton ?',
  specialText:
    'Si la personne est décédée ou partie à l’étranger, le délai ne peut pas être prolongé en ligne. Adressez-vous à l’office des impôts.\nAprès un déménagement dans un autre canton, prolongez le délai là où vous habitiez le dernier jour de la période fiscale.',

  when: 'Quand vais-je recevoir la réponse ?',
  whenText:
    'En règle générale tout de suite, à l’écran. Enregistrez alors l’attestation.\nS’il est écrit « La décision suivra », nous avons votre demande ; inutile de la renvoyer. Pour votre délai, c’est son arrivée qui compte.',
  refused: 'Que faire si la demande est refusée ?',
  refusedText:
    'La réponse indique ce que vous pouvez faire. Nous ne trouvons aucun dossier avec vos données ? Comparez-les avec la déclaration d’impôt. Avec « Corriger les données », vos saisies sont conservées.\nPas d’accord ? Une personne réexamine la décision. Indiquez-nous la référence.\nUn refus ne raccourcit pas votre délai. Les règles de décision du programme : [Comment la décision est prise](/regeln).',
  changed: 'Et si je change d’avis ?',
  changedText:
    'Il vous faut plus de temps ? Faites une nouvelle demande avec une date plus tardive avant la fin du nouveau délai.\nVous n’avez finalement pas besoin de ce temps ? Remettez simplement la déclaration d’impôt plus tôt. Il n’y a rien à retirer.\nVous avez envoyé de fausses données ? Signalez-le-nous avec la référence.',
  receipt: 'À quoi servent l’attestation, la référence et le code de contrôle ?',
  receiptText:
    'Après la décision, vous pouvez enregistrer l’attestation en PDF ou l’imprimer. Elle confirme votre délai.\nAvec la référence et le code de contrôle, on voit sous [Vérifier une attestation](/beleg) si elle est authentique. Ni nom ni PID n’y apparaissent.\nVous avez fermé la fenêtre trop tôt ? Renvoyez la même demande dans les 24 heures : vous recevez la même réponse avec la même référence.',
  filing: 'Où déposer la déclaration d’impôt ?',
  filingText: 'Pas ici : ce formulaire ne fait que prolonger le délai. Remettez la déclaration d’impôt comme d’habitude.',
  filingOnline: 'En ligne, c’est ici : [pour les personnes]({person}), [pour les entreprises]({firm}).',
  privacy: 'Que deviennent mes données ?',
  privacyText:
    'Elles ne servent qu’à votre demande. Pas de publicité, pas d’analyse par des tiers. Dans le navigateur, elles restent seulement dans cette fenêtre, jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez.\nPour en savoir plus : [Ce que deviennent vos données](/info#datenschutz).',

  trouble: 'Le formulaire ne fonctionne pas. Que faire ?',
  troubleText:
    'Pour savoir si le service fonctionne : [État du service](/status).\nLa connexion a été interrompue ? Renvoyez la même demande : elle ne compte qu’une fois. Le formulaire fonctionne aussi sans JavaScript.\nSi votre délai se termine aujourd’hui, n’attendez pas : appelez-nous ou écrivez à {email}.',
  phone: 'Est-ce possible sur un téléphone et dans d’autres langues ?',
  phoneText:
    'Oui. Un navigateur suffit, sans application. Vous avez le choix entre l’allemand, le français, l’italien, le romanche, l’anglais et l’allemand facile (Leichte Sprache).\nLa version allemande fait foi.',
  paper: 'Je n’ai pas d’ordinateur. Comment faire la demande ?',
  paperText:
    'Appelez-nous : {phone}, {hours}. Ou écrivez-nous : {address}. Nous acceptons aussi votre demande par cette voie.\nIndiquez votre nom, le PID, la période fiscale et jusqu’à quand il vous faut du temps. Une lettre aussi doit nous parvenir avant la fin du délai.',
  contact: 'Comment nous contacter par téléphone ou par courrier ?',
  contactText:
    'Téléphone : {phone}, {hours}\nE-mail : {email}\nCourrier : {address}\nAyez sous la main le PID et, si vous avez déjà déposé une demande, la référence.',
}

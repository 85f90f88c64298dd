import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Aide',
  lead: 'Réponses aux questions sur le formulaire. Les dates et les montants valent ici : {canton}.',
  binding: 'La version allemande fait foi.',
  contents: 'Sur cette page',
  search: 'Chercher dans les questions et réponses',
  found: '{found} questions sur {all}',
  none: 'Il n’y a rien à ce sujet ici. Essayez un autre mot ou demandez-nous : le téléphone et les adresses se trouvent au bas de la page.',
  showAll: 'Afficher toutes les questions',
  openAll: 'Tout ouvrir',
  closeAll: 'Tout fermer',
  print: 'Imprimer',
  link: 'Lien vers cette réponse',
  didHelp: 'Cela vous a-t-il aidé ?',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci. Seule la réponse est comptée, rien sur vous.',
  voteFailed: 'Cela n’a pas pu être compté pour le moment.',

  askTitle: 'La demande',
  detailsTitle: 'Vos données',
  answerTitle: 'La réponse',
  troubleTitle: 'Si quelque chose ne marche pas',

  who: 'Qui peut demander plus de temps ?',
  whoText:
    'Toutes les personnes physiques et morales qui remettent une déclaration d’impôt dans ce canton. Il ne faut ni inscription ni motif.\nCertains cas ne peuvent pas être prolongés en ligne, par exemple après une sommation ou si l’assujettissement ne dure pas toute l’année. Tous les cas figurent sous [Comment la décision est prise](/regeln#steuerfall).',
  until: 'Jusqu’à quand dois-je déposer la demande ?',
  untilText:
    'La demande doit nous parvenir avant la fin du délai en cours. L’heure suisse fait foi. Sans prolongation, les délais se terminent ainsi :',
  untilLate:
    'Une demande tardive ne peut pas être accordée en ligne. En cas de motifs exceptionnels, par exemple une maladie ou un décès, adressez-vous par écrit à l’office des impôts.',
  long: 'Jusqu’à quand et combien de fois puis-je prolonger le délai ?',
  longText:
    'Vous choisissez vous-même la date, jusqu’à ce jour :\nSi cela ne suffit pas, adressez-vous avant la fin du délai à l’office des impôts de votre commune ou à l’administration cantonale des impôts.',
  cost: 'Combien cela coûte-t-il ?',
  costText: '{cost}\nTous les chiffres du canton figurent sous [Comment la décision est prise](/regeln#zahlen).',
  costFee: 'Vous voyez le montant avant que quoi que ce soit ne soit accordé. La demande ne vaut qu’une fois le montant confirmé.',
  freeDay: 'Que se passe-t-il si le délai tombe sur un week-end ou un jour férié ?',
  freeDayText:
    'Si le dernier jour d’un délai n’est pas ouvrable, le jour ouvrable suivant suffit. Cela vaut pour la demande et pour la déclaration d’impôt.',

  pid: 'Où se trouve le PID ?',
  pidText: '{place} Il compte au plus six chiffres et ne commence pas par 0.\nSi vous ne le trouvez pas, demandez-nous : {phone}, {hours}.',
  firm: 'Que doit indiquer une personne morale ?',
  firmPid:
    'Le PID de l’entreprise ; une date de naissance n’est pas nécessaire.\nLe PID seul ne prouve pas qui demande. Si une demande est refusée, la réponse n’en donne donc souvent pas le motif (secret fiscal). Demandez-nous alors.',
  firmUid:
    'Le PID et l’IDE de l’entreprise ; une date de naissance n’est pas nécessaire.\nL’IDE figure sur les factures avec le numéro de TVA, au registre du commerce et dans le registre IDE public de la Confédération.',
  firmForm: '[Formulaire pour personnes morales](/steuernjp)',
  agent: 'Une fiduciaire ou une autre personne peut-elle demander pour moi ?',
  agentText:
    'Oui. La personne que vous en avez chargée dépose la demande avec les mêmes données que vous, une pour chaque personne et chaque entreprise.\nUn lien peut déjà contenir la forme juridique, la période fiscale et le PID : [Lien vers le formulaire prérempli](/info#link).',
  couple: 'Les couples mariés doivent-ils demander deux fois ?',
  coupleText: 'Non. Qui remet ensemble une déclaration d’impôt n’a besoin que d’une demande : le nouveau délai vaut pour les deux.',

  refused: 'Que faire si la demande est refusée ?',
  refusedText:
    'Lisez d’abord la réponse : elle dit ce que vous pouvez faire. Si les données ne correspondent à personne, comparez-les avec la déclaration d’impôt ; avec « Corriger les données », vos saisies sont conservées.\nSi vous n’êtes pas d’accord avec une décision, une personne la vérifie sur demande. Indiquez-nous pour cela la référence.\nUn refus ne raccourcit pas votre délai. Les règles de décision du programme figurent sous [Comment la décision est prise](/regeln).',
  changed: 'Et si je change d’avis ?',
  changedText:
    'Il vous faut plus de temps : déposez avant la fin du nouveau délai une autre demande avec une date plus tardive.\nVous n’avez finalement pas besoin de ce temps : remettez simplement la déclaration d’impôt plus tôt. Il n’y a rien à retirer ; un délai ne devient jamais plus court.\nVous avez envoyé de fausses données par erreur : signalez-le-nous avec la référence.',
  receipt: 'À quoi servent l’attestation, la référence et le code de contrôle ?',
  receiptText:
    'Après la décision, vous pouvez enregistrer l’attestation en PDF ou l’imprimer. Elle confirme votre délai.\nAvec la référence et le code de contrôle, chacun peut vérifier sous [Vérifier une attestation](/beleg) si elle est authentique. Ni nom ni PID n’y apparaissent.\nVous avez fermé la fenêtre trop tôt ? Envoyez la même demande encore une fois dans les 24 heures : vous recevez la même réponse avec la même référence.',
  privacy: 'Que deviennent mes données ?',
  privacyText:
    'Elles ne servent qu’à examiner votre demande. Il n’y a ni publicité, ni analyse par des tiers. Dans le navigateur, elles restent seulement dans cette fenêtre, jusqu’à ce que vous cliquiez sur « Terminer » ou que vous la fermiez.\nLe détail figure sous [Ce que deviennent vos données](/info#datenschutz).',

  trouble: 'Le formulaire ne fonctionne pas. Que faire ?',
  troubleText:
    '[État du service](/status) dit si le service fonctionne.\nSi la connexion a été interrompue, envoyez la même demande encore une fois : elle ne compte jamais double. Le formulaire fonctionne aussi sans JavaScript.\nSi votre délai se termine aujourd’hui, n’attendez pas : appelez-nous ou écrivez à {email}.',
  paper: 'Je n’ai pas d’ordinateur. Comment déposer la demande ?',
  paperText:
    'Appelez-nous : {phone}, {hours}. Ou écrivez-nous : {address}. Nous acceptons aussi votre demande par cette voie.\nIndiquez votre nom, le PID, la période fiscale et jusqu’à quand il vous faut du temps. Une lettre aussi doit nous parvenir avant la fin du délai.',
}

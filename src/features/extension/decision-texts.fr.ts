import type { Translated } from '../../kit/texts.ts'
import type { answerTexts } from './decision-texts.ts'

export const texts: Translated<typeof answerTexts> = {
  malformed: 'La demande est incomplète. Veuillez recharger le formulaire et réessayer.',
  invalidPid: 'PID non valable',
  invalidUid: 'IDE non valable',
  badDate: 'Le format de la date saisie n’est pas correct.',
  tooMany: 'Trop de demandes nous sont parvenues. Veuillez réessayer dans {minutes} minutes.',
  workNeeded: 'Un nombre inhabituel de demandes nous parvient en ce moment. Veuillez réessayer plus tard ou nous appeler.',
  unavailable:
    'Le service n’est pas disponible pour le moment. Veuillez renvoyer la demande dans quelques minutes ; une demande envoyée deux fois ne compte qu’une fois.',
  periodNotOffered: 'Aucune prolongation de délai en ligne n’est possible pour la période fiscale {period}.',
  notOpenYet:
    'La déclaration d’impôt {period} n’a pas encore été envoyée. Une prolongation de délai est possible dès le {opening}. S’agit-il de la période fiscale {previous} ?',
  wishInPast: 'La date demandée est déjà passée. Veuillez choisir une date ultérieure.',
  birthInFuture: 'La date saisie est dans le futur.',
  received:
    'Votre demande nous est parvenue le {at} (attestation {reference}). La décision suivra. Pour le respect du délai, c’est l’arrivée de la demande qui compte.',
  personUnknown:
    'Aucun dossier fiscal n’a été trouvé pour ces données. Veuillez vérifier le PID, la période fiscale et la date de naissance à l’aide de votre déclaration d’impôt.',
  entityUnknown:
    'Aucun dossier fiscal n’a été trouvé pour ces données. Veuillez vérifier la forme juridique, le PID et la période fiscale à l’aide de votre déclaration d’impôt.',
  noCase:
    'Pour la période fiscale {period}, vous n’avez pas de déclaration d’impôt à déposer dans le canton. Une prolongation de délai n’est pas nécessaire.',
  notOnline:
    'La demande ne peut pas être acceptée en ligne. Veuillez vous adresser à l’administration cantonale des impôts en indiquant le PID {pid}.',
  special:
    'Nous ne pouvons pas prolonger ce délai en ligne. Veuillez vous adresser à l’office des impôts compétent. Votre demande du {at} est enregistrée sous {reference}.',
  filed: 'La déclaration d’impôt {period} a déjà été déposée. Une prolongation de délai n’est plus nécessaire.',
  assessed: 'La période fiscale {period} est déjà taxée. Une prolongation de délai n’est plus possible.',
  reminded:
    'Vous avez déjà reçu une sommation. Le délai de sommation jusqu’au {reminder} ne peut pas être prolongé. Veuillez déposer la déclaration d’impôt d’ici là.',
  remindedUndated:
    'Vous avez déjà reçu une sommation. Le délai de sommation ne peut pas être prolongé. Veuillez déposer la déclaration d’impôt dans ce délai.',
  expired:
    'Le délai de dépôt a expiré le {deadline}. Les demandes tardives ne peuvent pas être acceptées en ligne. En cas de motifs exceptionnels (p. ex. maladie, décès), veuillez vous adresser par écrit à l’office des impôts.',
  blocked:
    'Pour ce dossier fiscal, une prolongation de délai en ligne n’est pas possible. Veuillez vous adresser à l’office des impôts compétent.',
  atMaximum:
    'Le délai court déjà jusqu’au {deadline}, dernière date possible en ligne. Pour un délai plus long, veuillez présenter une demande écrite et motivée.',
  longEnough: 'Votre délai court déjà jusqu’au {deadline}. Aucune prolongation n’est nécessaire.',
  extendedOften: 'Le délai a déjà été prolongé {extensions} fois. Une nouvelle prolongation n’est pas possible en ligne.',
  feeOpen: 'Pour ce délai, un émolument de CHF {francs} est perçu. Veuillez confirmer l’émolument et renvoyer la demande.',
  grantedToMaximum:
    'Le délai a été prolongé jusqu’au {deadline}, dernière date possible en ligne. La date que vous avez demandée est plus tardive.',
  granted: 'La prolongation de délai a été accordée. Nouveau délai : {deadline}.',
  takenBack: 'La prolongation a été annulée à votre demande. Le délai du {deadline} s’applique de nouveau.',
  officeRefused: 'L’office des impôts a examiné votre demande et l’a refusée. {reason} Le délai reste fixé au {deadline}.',
  officeCorrected: 'L’office des impôts a corrigé la décision. Le délai est fixé au {deadline}.',
  officeWithdrawn: 'La prolongation a été révoquée. Le délai du {deadline} s’applique de nouveau.',
  becauseLate: 'La demande est parvenue après l’échéance du délai.',
  becauseNoGround: 'Les motifs invoqués ne suffisent pas pour une prolongation.',
  becauseNoProof: 'Les motifs invoqués ne sont pas prouvés.',
  becauseBeyond: 'Sans motifs exceptionnels, le délai ne peut pas dépasser la dernière date possible.',
  becauseReminded: 'Le délai de la sommation ne peut pas être prolongé.',
  becauseFiled: 'La déclaration d’impôt est déjà déposée ou taxée.',
  becauseNotEntitled: 'La personne qui fait la demande n’a pas de procuration.',
  freeDay: 'Cette date n’est pas un jour ouvrable ; le jour ouvrable suivant suffit.',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'État du service',
  lead: 'Vous voyez ici si vous pouvez prolonger un délai en ligne en ce moment. La page s’actualise toutes les quelques secondes.',
  checking: 'Vérification en cours …',
  working: 'Le service fonctionne',
  workingHelp: 'Les demandes sont traitées immédiatement.',
  limited: 'Le service fonctionne de manière limitée',
  limitedHelp:
    'Vous pouvez tout de même envoyer une demande. Dès que la confirmation s’affiche, nous l’avons reçue, même si la décision suit plus tard. Si l’envoi échoue, veuillez réessayer plus tard.',
  closed: 'Le service est fermé',
  silent: 'Le service ne répond pas',
  silentHelp: 'Votre connexion est peut-être interrompue, ou le service est en panne. Veuillez réessayer plus tard ou nous appeler.',
  checkedAt: 'Dernière réponse : {time}',
  version: 'Version {version}',
  again: 'Vérifier maintenant',
  figuresTitle: 'Quelques chiffres',
  today: 'Demandes aujourd’hui',
  season: 'Demandes cette année',
  about: 'environ {count}',
  few: 'moins de 10',
  answerTime: 'Délai de réponse habituel',
  seconds: '{number} s',
  deliveries: 'Transmission au système fiscal',
  onTime: 'à temps',
  behind: 'retardée ; pour votre délai, la date de réception compte malgré tout',
  nobody: 'aucune demande aujourd’hui',
}

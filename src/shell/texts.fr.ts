import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Aller au contenu',
  toStart: 'vers la page d’accueil',
  chooseLanguage: 'choisir la langue',
  display: 'Affichage',
  menu: 'Menu',
  login: 'Se connecter',
  loading: 'Chargement …',
  contact: 'Contact',
  questions: 'Des questions ?',
  help: 'Questions fréquentes',
  unavailable: 'Le service n’est pas joignable pour le moment. Veuillez réessayer dans quelques minutes.',
  unexpected: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  brokenTitle: 'Cette page ne peut pas être affichée pour le moment',
  brokenHelp: 'Rechargez la page. Si cela n’aide pas, réessayez plus tard ou appelez-nous.',
  brokenPart: 'Cette partie n’a pas pu être chargée. Veuillez vérifier la connexion et recharger la page.',
  reload: 'Recharger la page',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interface pour programmes (API)',
  binding: 'La version allemande fait foi.',
  register: 'Créer un compte',
  workspace: 'Espace de travail',
  logout: 'Se déconnecter',
  accountOf: 'Compte de {name}',
  noAccountNeeded: 'Une demande se fait sans compte. Le compte ouvre l’espace de travail.',
}

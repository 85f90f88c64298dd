import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Cette page n’existe pas',
  help: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.',
  address: 'Adresse demandée',
  places: 'Vous trouverez ici',
  toForm: 'Vers le formulaire',
}

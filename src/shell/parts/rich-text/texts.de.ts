import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  toolbar: 'Formatierung von {label}',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  quote: 'Zitat',
  code: 'Code',
  codeBlock: 'Codezeilen',
  link: 'Link',
  linkAddress: 'Adresse',
  linkHint: 'Webadresse, E-Mail oder Telefonnummer',
  linkWrong: 'Die Adresse muss mit https://, mailto: oder tel: beginnen',
  removeLink: 'Link entfernen',
  count: '{count} Zeichen',
  countOf: '{count} von {most} Zeichen',
}

import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  skip: 'Zum Inhalt springen',
  shortcuts: 'Favoriten',
  showShortcuts: 'Favoriten zeigen',
  hideShortcuts: 'Favoriten ausblenden',
  product: 'eFristerstreckung',
  toStart: 'eFristerstreckung: zurück zur Startseite',
  welcome: 'Willkommen bei eFristerstreckung',
  promise: 'Der Arbeitsbereich rund um das Formular, für Sie und Ihr Team.',
  themeSettings: 'Darstellung',
}

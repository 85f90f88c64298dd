import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  imagesHiddenOne: 'Ein Bild ist ausgeblendet: Würde es geladen, erführe der Absender, dass Sie das lesen.',
  imagesHiddenMany: '{count} Bilder sind ausgeblendet: Würden sie geladen, erführe der Absender, dass Sie das lesen.',
  showImages: 'Bilder anzeigen',
  image: 'Bild',
  table: 'Tabelle',
  headingLink: 'Link zu «{title}»',
  copyCode: 'Code kopieren',
  codeCopied: 'Code kopiert',
  codeNotCopied: 'Der Browser lässt das Kopieren nicht zu.',
}

import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  system: 'Wie das System',
  default: 'Standard',
  sunset: 'Abendrot',
  greeny: 'Grün',
  beach: 'Strand',
  tech: 'Technik',
  sweetHues: 'Zarte Farben',
  defaultDark: 'Standard, dunkel',
  deepOcean: 'Tiefsee, dunkel',
  slate: 'Schiefer, dunkel',
  mainThemeDark: 'Wie Inhalt, dunkel',
  mainThemeLight: 'Wie Inhalt, hell',
}

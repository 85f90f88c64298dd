import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  colours: 'Farben',
  system: 'Wie auf Ihrem Gerät',
  default: 'Normal',
  sunset: 'Abend-Rot',
  greeny: 'Grün',
  beach: 'Strand',
  tech: 'Technik',
  sweetHues: 'Helle Farben',
  defaultDark: 'Dunkel',
  deepOcean: 'Dunkel wie das Meer',
  slate: 'Dunkel wie Stein',
  contrast: 'Starke Farben',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  colours: 'Colori',
  system: 'Come il sistema',
  default: 'Standard',
  sunset: 'Tramonto',
  greeny: 'Verde',
  beach: 'Spiaggia',
  tech: 'Tecnica',
  sweetHues: 'Tinte delicate',
  defaultDark: 'Standard, scuro',
  deepOcean: 'Abisso, scuro',
  slate: 'Ardesia, scuro',
  contrast: 'Contrasto elevato',
}

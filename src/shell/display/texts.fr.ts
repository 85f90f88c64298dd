import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  colours: 'Couleurs',
  system: 'Comme le système',
  default: 'Standard',
  sunset: 'Crépuscule',
  greeny: 'Vert',
  beach: 'Plage',
  tech: 'Technique',
  sweetHues: 'Teintes douces',
  defaultDark: 'Standard, sombre',
  deepOcean: 'Grands fonds, sombre',
  slate: 'Ardoise, sombre',
  contrast: 'Contraste élevé',
}

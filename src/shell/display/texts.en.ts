import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  colours: 'Colours',
  system: 'Same as the system',
  default: 'Standard',
  sunset: 'Sunset',
  greeny: 'Green',
  beach: 'Beach',
  tech: 'Tech',
  sweetHues: 'Soft hues',
  defaultDark: 'Standard, dark',
  deepOcean: 'Deep ocean, dark',
  slate: 'Slate, dark',
  contrast: 'High contrast',
}

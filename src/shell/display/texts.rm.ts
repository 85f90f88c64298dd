import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  colours: 'Colurs',
  system: 'Sco il sistem',
  default: 'Standard',
  sunset: 'Cotschen da la saira',
  greeny: 'Verd',
  beach: 'Splagia',
  tech: 'Tecnica',
  sweetHues: 'Colurs finas',
  defaultDark: 'Standard, stgir',
  deepOcean: 'Mar profund, stgir',
  slate: 'Plattamorta, stgir',
  contrast: 'Contrast aut',
}

import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  product: 'eFristerstreckung',
  links: 'Öffentliche Seiten',
  form: 'Formular',
  info: 'Info',
  status: 'Status',
  rules: 'Regeln',
  help: 'Hilfe',
}

import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  navigation: 'Steueramt',
  officer: 'Beim Steueramt angemeldet',
  notAllowedTitle: 'Nicht für Ihre Rolle',
  notAllowedText: 'Ihre Rolle beim Steueramt umfasst diese Seite nicht. Ändern kann das die Stelle, die dort Rechte vergibt.',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interfatscha per programs (API)',
  binding: 'Decisiva è la versiun tudestga.',
  register: 'Crear in conto',
  workspace: 'Champ da lavur',
  logout: 'Sortir',
  accountOf: 'Conto da {name}',
  noAccountNeeded: 'Per ina dumonda na basegnais Vus nagin conto. Il conto avra il champ da lavur.',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interfaccia per programmi (API)',
  binding: 'Fa stato la versione tedesca.',
  register: 'Creare un conto',
  workspace: 'Area di lavoro',
  logout: 'Uscire',
  accountOf: 'Conto di {name}',
  noAccountNeeded: 'Per una domanda non serve un conto. Il conto apre l’area di lavoro.',
}

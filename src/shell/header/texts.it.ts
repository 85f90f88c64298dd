import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interfaccia per programmi (API)',
  binding: 'Fa stato la versione tedesca.',
  register: 'Creare un account',
  workspace: 'Area di lavoro',
  logout: 'Uscire',
  accountOf: 'Account di {name}',
  noAccountNeeded: 'Per una domanda non serve un account. L’account apre l’area di lavoro.',
}

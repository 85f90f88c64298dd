import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Für Programme (API)',
  binding: 'Diese Seite hilft beim Verstehen. Es gilt die deutsche Fassung.',
  register: 'Konto erstellen',
  workspace: 'Arbeits-Bereich',
  logout: 'Abmelden',
  accountOf: 'Konto von {name}',
  noAccountNeeded: 'Für ein Gesuch brauchen Sie kein Konto. Das Konto ist für den Arbeits-Bereich.',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  title: 'Gemeinsame Teile',
  intro: 'Woraus alle Apps bestehen, in allen Zuständen. Wechseln Sie Thema, Layout und Dichte, um sie in anderen Kleidern zu sehen.',
}

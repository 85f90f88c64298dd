import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  cropTitle: 'Bild zuschneiden',
  cropHint: 'Ziehen Sie das Bild oder verschieben Sie es mit den Pfeiltasten.',
  cropArea: 'Bild, verschiebbar',
  zoom: 'Zoom',
  usePicture: 'Bild verwenden',
}

import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  lost: 'Nicht verbunden: Änderungen anderer erscheinen später',
  newOne: '1 neu',
  newMany: '{count} neu',
}

import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  new: 'Neu',
  broken: 'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu.',
}

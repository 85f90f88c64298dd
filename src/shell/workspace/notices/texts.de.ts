import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  message: 'Meldung',
  ok: 'Erledigt',
  danger: 'Fehler',
  info: 'Hinweis',
  warn: 'Warnung',
  history: 'Verlauf',
  noHistory: 'Noch keine Meldungen.',
  clearHistory: 'Verlauf leeren',
}

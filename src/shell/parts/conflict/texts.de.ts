import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  title: 'Jemand anderes hat «{field}» auch geändert',
  body: 'Anderer Stand: {theirs} – Ihrer: {mine}',
  keepMine: 'Meinen behalten',
  takeTheirs: 'Anderen übernehmen',
}

import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  import: 'Importieren',
  importTitle: 'Aufgaben importieren',
  export: 'Exportieren',
  plainText: 'Text',
  starts: 'Beginn',
  due: 'fällig',
  noTitle: 'Der Titel fehlt',
  longTitle: 'Der Titel ist länger als 500 Zeichen',
  longNotes: "Die Notizen sind länger als 20'000 Zeichen",
  noDay: 'Ein Datum konnte nicht gelesen werden',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Questa pagina n’exista betg',
  help: 'Forsa è l’adressa scritta fallada, u che la pagina ha midà plazza.',
  address: 'Adressa tschertgada',
  places: 'Qua chattais Vus',
  toForm: 'Al formular',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Questa pagina non esiste',
  help: 'Forse l’indirizzo contiene un errore di battitura o la pagina è stata spostata.',
  address: 'Indirizzo richiesto',
  places: 'Qui trovate',
  toForm: 'Al modulo',
}

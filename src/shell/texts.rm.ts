import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Ir al cuntegn',
  toStart: 'a la pagina iniziala',
  chooseLanguage: 'tscherner la lingua',
  display: 'Preschentaziun',
  menu: 'Menu',
  login: 'S’annunziar',
  loading: 'Vegn chargià …',
  contact: 'Contact',
  questions: 'Dumondas?',
  help: 'Dumondas frequentas',
  unavailable: 'Il servetsch n’è actualmain betg cuntanschibel. Empruvai anc ina giada en intginas minutas.',
  unexpected: 'Quai n’ha betg funcziunà. Empruvai per plaschair anc ina giada.',
  brokenTitle: 'Questa pagina na po actualmain betg vegnir mussada',
  brokenHelp: 'Chargiai danovamain la pagina. Sche quai na gida betg, empruvai pli tard u telefonai a nus.',
  brokenPart: 'Questa part n’ha betg pudì vegnir chargiada. Controllai la colliaziun e chargiai danovamain la pagina.',
  reload: 'Chargiar danovamain la pagina',
}

import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Stadi dal servetsch',
  lead: 'Qua vesais Vus, sche Vus pudais actualmain prolungar in termin online. La pagina vegn actualisada mintga paucas secundas.',
  checking: 'Vegn controllà …',
  working: 'Il servetsch funcziuna',
  workingHelp: 'Las dumondas vegnan decididas immediatamain.',
  limited: 'Il servetsch funcziuna a moda limitada',
  limitedHelp:
    'Vus pudais tuttina trametter ina dumonda. Uschespert che Vus vesais la conferma, l’avain nus retschavida, er sche la decisiun suonda pli tard. Sch’i na reussescha betg, empruvai pli tard anc ina giada.',
  closed: 'Il servetsch è serrà',
  silent: 'Il servetsch na respunda betg',
  silentHelp: 'Forsa è Vossa colliaziun interrutta, u il servetsch na funcziuna betg. Empruvai pli tard anc ina giada u telefonai a nus.',
  checkedAt: 'Ultima resposta: {time}',
  version: 'Versiun {version}',
  again: 'Controllar ussa',
  figuresTitle: 'Insaquantas cifras',
  today: 'Dumondas oz',
  season: 'Dumondas quest onn',
  about: 'var {count}',
  few: 'main che 10',
  answerTime: 'Temp usità fin a la resposta',
  seconds: '{number} s',
  deliveries: 'Transmissiun al sistem fiscal',
  onTime: 'punctuala',
  behind: 'retardada; per Voss termin quinta tuttina l’entrada',
  nobody: 'oz anc naginas dumondas',
}

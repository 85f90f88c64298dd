import type { Translated } from '../../kit/texts.ts'
import type { linkTexts } from './link-texts.ts'

export const texts: Translated<typeof linkTexts> = {
  period: 'Periodo fiscale',
  periodLatest: 'Con questo link potete prorogare al massimo fino al {date}',
  pid: 'PID (facoltativo)',
  pidHint: 'Solo per un link destinato a questa persona o ditta. Es.: 123456',
  link: 'Il vostro link',
  noLink: 'Il link appare appena il PID è corretto o il campo è vuoto.',
  copy: 'Copiare il link',
  code: 'Codice QR con questo link',
  save: 'Salvare il codice QR',
  saving: 'Il codice QR viene salvato come file SVG.',
}

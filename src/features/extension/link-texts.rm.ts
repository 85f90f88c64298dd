import type { Translated } from '../../kit/texts.ts'
import type { linkTexts } from './link-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof linkTexts> = {
  period: 'Perioda fiscala',
  periodLatest: 'Cun questa colliaziun prolungabel il pli ditg fin ils {date}',
  pid: 'PID (facultativ)',
  pidHint: 'Mo per ina colliaziun a precis questa persuna u firma. Ex.: 123456',
  link: 'Vossa colliaziun',
  noLink: 'La colliaziun cumpara qua, uschespert ch’il PID è correct u ch’il champ è vid.',
  copy: 'Copiar la colliaziun',
  code: 'Code QR cun questa colliaziun',
  save: 'Memorisar il code QR',
  saving: 'Il code QR vegn memorisà sco datoteca SVG.',
}

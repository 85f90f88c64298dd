import type { Translated } from '../../kit/texts.ts'
import type { linkTexts } from './link-texts.ts'

export const texts: Translated<typeof linkTexts> = {
  period: 'Tax period',
  periodLatest: 'With this link you can extend until {date}',
  pid: 'PID (optional)',
  pidHint: 'Only for a link to exactly this person or company. E.g. 123456',
  link: 'Your link',
  noLink: 'The link appears once the PID is right or the field is empty.',
  copy: 'Copy link',
  code: 'QR code with this link',
  save: 'Save QR code',
  saving: 'The QR code is being saved as an SVG file.',
}

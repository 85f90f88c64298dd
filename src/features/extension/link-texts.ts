/** Every sentence of the tool that builds a link. They come with the tool, because few readers of its page use it. */
export const linkTexts = {
  period: 'Steuerperiode',
  periodLatest: 'Mit diesem Link kann man bis zum {date} verlängern',
  pid: 'PID (freiwillig)',
  pidHint: 'Nur für einen Link an genau diese Person oder Firma. Bsp.: 123456',
  link: 'Ihr Link',
  noLink: 'Der Link erscheint, sobald die PID stimmt oder das Feld leer ist.',
  copy: 'Link kopieren',
  code: 'QR-Code mit diesem Link',
  save: 'QR-Code speichern',
  saving: 'Der QR-Code wird als SVG-Datei gespeichert.',
} as const

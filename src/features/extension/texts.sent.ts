import type { Language } from '../../kit/texts.ts'

/** When a request arrived, in a line of the form. All languages at once, because the form must not wait for a catalogue of one line. */
export const sentOn = {
  de: 'Eingetroffen am {date}',
  fr: 'Reçue le {date}',
  it: 'Pervenuta il {date}',
  rm: 'Arrivada ils {date}',
  en: 'Received on {date}',
  ls: 'Angekommen am {date}',
} as const satisfies Readonly<Record<Language, string>>

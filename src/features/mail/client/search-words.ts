import { wordsOf } from '../../../shell/workspace/words.ts'

/** What each key of the search means. */
export const searchWords = wordsOf({
  en: {
    from: 'Sender',
    to: 'Recipient',
    subject: 'Subject',
    has: 'Has',
    is: 'State',
    in: 'Folder',
    label: 'Label',
    before: 'Before',
    after: 'After',
  } as const,
  de: {
    from: 'Absender',
    to: 'Empfänger',
    subject: 'Betreff',
    has: 'Hat',
    is: 'Zustand',
    in: 'Ordner',
    label: 'Etikett',
    before: 'Vor',
    after: 'Nach',
  },
})

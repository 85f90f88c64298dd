import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about mails. */
export const sentences: readonly NotificationSentence[] = [
  {
    kind: 'reply',
    source: 'mail',
    text: { en: '{by} replied to your email {subject}', de: '{by} hat auf Ihre Mail {subject} geantwortet' },
  },
]

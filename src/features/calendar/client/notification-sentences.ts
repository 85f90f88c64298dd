import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about events. */
export const sentences: readonly NotificationSentence[] = [
  { kind: 'due', source: 'event', text: { en: '{subject} begins {when}', de: '{subject} beginnt: {when}' } },
]

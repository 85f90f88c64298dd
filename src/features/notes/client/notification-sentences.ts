import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about notes. */
export const sentences: readonly NotificationSentence[] = [
  { kind: 'due', source: 'note', text: { en: 'Reminder: {subject}', de: 'Erinnerung: {subject}' } },
]

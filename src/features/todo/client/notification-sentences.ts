import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about tasks. */
export const sentences: readonly NotificationSentence[] = [
  { kind: 'due', source: 'task', text: { en: '{subject} is due {when}', de: '{subject} ist fällig: {when}' } },
]

import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about cards. */
export const sentences: readonly NotificationSentence[] = [
  { kind: 'mention', source: 'card', text: { en: '{by} mentioned you on {subject}', de: '{by} hat Sie auf {subject} erwähnt' } },
  { kind: 'assignment', source: 'card', text: { en: '{by} put you on {subject}', de: '{by} hat Ihnen {subject} zugewiesen' } },
  { kind: 'reply', source: 'card', text: { en: '{by} commented on {subject}', de: '{by} hat {subject} kommentiert' } },
  { kind: 'due', source: 'card', text: { en: '{subject} is due {when}', de: '{subject} ist fällig: {when}' } },
]

import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about posts. */
export const sentences: readonly NotificationSentence[] = [
  {
    kind: 'mention',
    source: 'post',
    text: { en: '{by} mentioned you in a comment on {subject}', de: '{by} hat Sie in einem Kommentar zu {subject} erwähnt' },
  },
  {
    kind: 'reply',
    source: 'post',
    text: { en: '{by} commented on your post {subject}', de: '{by} hat Ihren Beitrag {subject} kommentiert' },
  },
]

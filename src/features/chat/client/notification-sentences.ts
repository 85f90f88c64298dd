import type { NotificationSentence } from '../../../shell/app-entry.ts'

/** What notifications say about messages. */
export const sentences: readonly NotificationSentence[] = [
  { kind: 'mention', source: 'chat', text: { en: '{by} mentioned you in the chat', de: '{by} hat Sie im Chat erwähnt' } },
]

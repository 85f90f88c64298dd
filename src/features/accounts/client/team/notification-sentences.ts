import type { NotificationSentence } from '../../../../shell/app-entry.ts'

/** What notifications say about workspaces. */
export const sentences: readonly NotificationSentence[] = [
  {
    kind: 'invitation',
    source: 'workspace',
    text: { en: '{by} invited you to the workspace {subject}', de: '{by} hat Sie in den Arbeitsbereich {subject} eingeladen' },
  },
]

import { wordsOf } from '../../../shell/workspace/words.ts'

export const companionWords = wordsOf({
  en: { newTask: 'New task', keywords: 'todo to-do add aufgabe pendenz' },
  de: { newTask: 'Neue Aufgabe', keywords: 'todo pendenz hinzufügen task' },
})

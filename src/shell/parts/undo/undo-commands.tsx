import { Redo2, Undo2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import type { Command } from '../../workspace/commands/command.ts'
import { useCommands } from '../../workspace/commands/command-store.ts'
import { sharedWords } from '../words/shared-words.ts'
import { undoStore } from './undo-store.ts'
import { undoWords } from './undo-words.ts'
import { useUndo } from './use-undo.ts'

/** Undo and redo for keys and palette, named after what they would take back. Once in the workspace. */
export function UndoCommands(): ReactNode {
  const texts = useTexts(undoWords)
  const words = useTexts(sharedWords)
  const { undo, redo } = useUndo()
  const last = undoStore.useState(({ done }) => done[0]?.text)
  const next = undoStore.useState(({ undone }) => undone[0]?.text)
  const commands = useMemo((): readonly Command[] => {
    const undoing = {
      title: last === undefined ? words.undo : fill(texts.undoStep, { text: last }),
      group: 'general',
      icon: Undo2,
      ...(last === undefined ? { isOff: texts.nothingToUndo } : {}),
      run: () => void undo(),
    } as const
    return [
      { ...undoing, id: 'undo', keys: 'mod+z' },
      { ...undoing, id: 'undo-letter', keys: 'z', isKeyOnly: true },
      {
        id: 'redo',
        title: next === undefined ? words.redo : fill(texts.redoStep, { text: next }),
        group: 'general',
        icon: Redo2,
        keys: 'shift+mod+z',
        ...(next === undefined ? { isOff: texts.nothingToRedo } : {}),
        run: () => void redo(),
      },
    ]
  }, [last, next, texts, words, undo, redo])
  useCommands(commands, 'shell')
  return null
}

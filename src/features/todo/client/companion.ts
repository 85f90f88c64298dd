import { ListPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { useBadge } from '../../../shell/workspace/badges.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { companionWords } from './companion-words.ts'
import { pathOf } from './places.ts'
import { todoTopics, useTodoCounts } from './todo-queries.ts'

/** How much is due today or overdue, and a new task from anywhere. */
export function Companion(): null {
  const texts = useTexts(companionWords)
  const [, navigate] = useLocation()
  useLive(todoTopics)
  const { data: counts } = useTodoCounts()
  useBadge('todo', counts?.filters['today'])
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'todo-new',
        title: texts.newTask,
        group: 'create',
        icon: ListPlus,
        keywords: texts.keywords,
        run: () => navigate(pathOf({ kind: 'folder', handle: 'all' }, 'new')),
      },
    ],
    [texts, navigate],
  )
  useCommands(commands, 'app')
  return null
}

import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { calendarPath, calendarTopics } from './calendar-queries.ts'
import { companionWords } from './companion-words.ts'

/** Beside every page: what others change shows at once, and a new event from anywhere. */
export function Companion(): null {
  const texts = useTexts(companionWords)
  const [, navigate] = useLocation()
  useLive(calendarTopics)
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'calendar-new',
        title: texts.newEvent,
        group: 'create',
        icon: CalendarPlus,
        keywords: texts.newKeywords,
        run: () => navigate(`${calendarPath}?new=event`),
      },
      {
        id: 'calendar-today',
        title: texts.today,
        group: 'go',
        icon: CalendarDays,
        keywords: texts.todayKeywords,
        isSearchOnly: true,
        run: () => navigate(calendarPath),
      },
    ],
    [texts, navigate],
  )
  useCommands(commands, 'app')
  return null
}

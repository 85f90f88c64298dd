import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { calendarWords } from './calendar-words.ts'
import type { View } from './period.ts'

type Acts = {
  readonly show: (view: View) => void
  readonly goToday: () => void
  readonly goBeside: (step: 1 | -1) => void
  readonly create: () => void
}

/** The keys of the calendar. */
export function useCalendarCommands(acts: Acts): void {
  const texts = useTexts(calendarWords)
  // The commands stay the same while the page changes under them; offering them anew each time would cost the whole shell.
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const commands = useMemo((): readonly Command[] => {
    const page = { group: 'page' } as const
    const view = (name: View, keys?: string): Command => ({
      ...page,
      id: `calendar-${name}`,
      title: `${texts.views}: ${texts[name]}`,
      ...(keys === undefined ? {} : { keys }),
      run: () => latest.current.show(name),
    })
    return [
      { ...page, id: 'calendar-create', title: texts.newEvent, keys: 'c', run: () => latest.current.create() },
      { ...page, id: 'calendar-go-today', title: texts.today, keys: 't', run: () => latest.current.goToday() },
      { ...page, id: 'calendar-next', title: texts.next, keys: 'n', run: () => latest.current.goBeside(1) },
      { ...page, id: 'calendar-previous', title: texts.previous, keys: 'p', run: () => latest.current.goBeside(-1) },
      { ...page, id: 'calendar-next-too', title: texts.next, keys: 'j', isKeyOnly: true, run: () => latest.current.goBeside(1) },
      { ...page, id: 'calendar-previous-too', title: texts.previous, keys: 'k', isKeyOnly: true, run: () => latest.current.goBeside(-1) },
      view('day', 'd'),
      view('week', 'w'),
      view('month', 'm'),
      view('agenda', 'a'),
      view('work-week'),
    ]
  }, [texts])
  useCommands(commands)
}

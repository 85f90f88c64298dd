import { useMemo } from 'react'
import { useTexts } from '../../language.tsx'
import { useCommands } from '../../workspace/commands/command-store.ts'
import type { Command } from '../../workspace/commands/command.ts'
import { widgetWords } from './widget-words.ts'

/** The keys of a dashboard: on to the next widget and back, the whole screen, and everything anew. `refresh` has to stay the same function. */
export function useWidgetCommands(refresh: () => void): void {
  const texts = useTexts(widgetWords)
  const commands = useMemo((): readonly Command[] => {
    const page = { group: 'page' } as const
    return [
      { ...page, id: 'widgets-refresh', title: texts.refresh, keys: 'r', run: refresh },
      { ...page, id: 'widgets-next', title: texts.nextWidget, keys: ']', run: () => focusBeside(1) },
      { ...page, id: 'widgets-previous', title: texts.previousWidget, keys: '[', run: () => focusBeside(-1) },
      { ...page, id: 'widgets-full', title: texts.fullScreen, keys: 'f', run: fillScreen },
    ]
  }, [texts, refresh])
  useCommands(commands)
}

const widgets = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#content figure')]

function focusBeside(step: 1 | -1): void {
  const all = widgets()
  const at = all.findIndex((widget) => widget.contains(document.activeElement))
  const next = at < 0 ? all.at(step > 0 ? 0 : -1) : all[(at + step + all.length) % all.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The widget that has the focus, else the whole dashboard; the same key ends it. A browser may refuse. */
function fillScreen(): void {
  const asked = widgets().find((widget) => widget.contains(document.activeElement)) ?? document.getElementById('content')
  const change = document.fullscreenElement ? document.exitFullscreen() : asked?.requestFullscreen()
  change?.catch(() => undefined)
}

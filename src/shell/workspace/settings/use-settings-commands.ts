import { Settings } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../language.tsx'
import { useCommands } from '../commands/command-store.ts'
import type { Command } from '../commands/command.ts'
import { frameWords } from '../frame/frame-words.ts'

/** The panel by name; single settings have commands of their own. */
export function useSettingsCommands(openPanel: () => void): void {
  const { themeSettings: title } = useTexts(frameWords)
  const open = useRef(openPanel)
  useLayoutEffect(() => void (open.current = openPanel))
  const commands = useMemo(
    (): readonly Command[] => [{ id: 'settings.open', title, group: 'settings', icon: Settings, run: () => open.current() }],
    [title],
  )
  useCommands(commands, 'shell')
}

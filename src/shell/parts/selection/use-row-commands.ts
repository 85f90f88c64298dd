import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../language.tsx'
import type { Command } from '../../workspace/commands/command.ts'
import { useCommands } from '../../workspace/commands/command-store.ts'
import type { RowActions } from './row-keys.ts'
import { selectionWords } from './selection-words.ts'

/** The letters that move through a list, in the key map but not in the palette. */
export function useRowCommands(actions: RowActions): void {
  const texts = useTexts(selectionWords)
  // The commands stay the same while the rows change under them; offering them anew each time would cost the whole shell.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const commands = useMemo((): readonly Command[] => {
    const keyed = (id: string, keys: string, title: string, run: (now: RowActions) => void): Command => ({
      id: `row-${id}`,
      keys,
      title,
      group: 'page',
      isKeyOnly: true,
      run: () => run(latest.current),
    })
    return [
      keyed('next', 'j', texts.nextRow, ({ move }) => move('next')),
      keyed('previous', 'k', texts.previousRow, ({ move }) => move('previous')),
      keyed('open', 'o', texts.openRow, ({ open }) => open()),
      keyed('toggle', 'x', texts.toggleRow, ({ toggle }) => toggle()),
      keyed('extend-down', 'shift+j', texts.extendDown, ({ extend }) => extend('next')),
      keyed('extend-up', 'shift+k', texts.extendUp, ({ extend }) => extend('previous')),
    ]
  }, [texts])
  useCommands(commands)
}

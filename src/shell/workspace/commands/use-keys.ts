import { useEffect } from 'react'
import { useNotify } from '../notices/notices.ts'
import { settingsStore } from '../settings/settings-store.ts'
import { allCommands, commandStore } from './command-store.ts'
import { areCharacters, chordOf } from './key-chords.ts'
import { outcomeOf, type Pending } from './key-sequence.ts'
import { isTaken } from './key-target.ts'
import { paletteStore } from './palette-store.ts'

/** Runs commands by their keys; stands once in the workspace. */
export function useKeys(): void {
  const commands = commandStore.useStore()
  const settings = settingsStore.useStore()
  const palette = paletteStore.useStore()
  const notify = useNotify()

  useEffect(() => {
    const keyboard = { isApple: /Mac|iPhone|iPad/.test(navigator.userAgent) }
    let pending: Pending | undefined

    /** Whoever opens the palette and types on before it stands must not trigger anything. */
    function areListening(): boolean {
      return settings.getState().settings.display.keys === 'on' && palette.getState().layer === undefined
    }

    function press(event: KeyboardEvent): void {
      const chord = event.defaultPrevented || event.isComposing ? undefined : chordOf(event, keyboard)
      if (chord === undefined || isTaken(chord, event.target instanceof Element ? event.target : null)) return
      if (areCharacters(chord) && !areListening()) return

      const outcome = outcomeOf({ chord, at: Date.now(), pending }, allCommands(commands.getState().sources))
      pending = outcome.pending
      if (!outcome.command && !outcome.pending) return
      event.preventDefault()
      if (!outcome.command) return
      const { isOff, isKeyOnly, run } = outcome.command
      // Held down, a key may move on and on, but not toggle.
      if (event.repeat && !isKeyOnly) return
      if (isOff === undefined) run()
      else notify(isOff)
    }

    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [commands, settings, palette, notify])
}

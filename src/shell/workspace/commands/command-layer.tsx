import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Companions } from '../companions.tsx'
import { paletteStore } from './palette-store.ts'
import { ShellCommands } from './shell/shell-commands.tsx'
import { useKeys } from './use-keys.ts'

/** Commands, their keys, palette and key map for the whole workspace; stands once in the frame. */
export function CommandLayer(): ReactNode {
  useKeys()
  return (
    <>
      <ShellCommands />
      <Companions />
      <Layers />
    </>
  )
}

/** Fetched when there is time or somebody asks, so that they open at once and cost nothing at the start. */
function Layers(): ReactNode {
  const [{ LookCommands, Palette, KeyMap }] = useState(lazyLayers)
  const isAsked = paletteStore.useState(({ layer }) => layer !== undefined)
  const hasTime = useHasTime()
  if (!isAsked && !hasTime) return null
  return (
    <Suspense fallback={null}>
      <LookCommands />
      <Palette />
      <KeyMap />
    </Suspense>
  )
}

type LayerParts = Readonly<Record<'LookCommands' | 'Palette' | 'KeyMap', ComponentType>>

function lazyLayers(): LayerParts {
  return {
    LookCommands: lazy(() => import('./shell/look-commands.ts').then((loaded) => ({ default: loaded.LookCommands }))),
    Palette: lazy(() => import('./palette/palette.tsx').then((loaded) => ({ default: loaded.Palette }))),
    KeyMap: lazy(() => import('./key-map/key-map.tsx').then((loaded) => ({ default: loaded.KeyMap }))),
  }
}

/** True a little after the start, when the page itself is done. */
function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasTime(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  return hasTime
}

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
  const [{ AccountCommands, LookCommands, Palette, KeyMap }] = useState(lazyLayers)
  const isAsked = paletteStore.useState(({ layer }) => layer !== undefined)
  const hasTime = useHasTime()
  if (!isAsked && !hasTime) return null
  return (
    <Suspense fallback={null}>
      <AccountCommands />
      <LookCommands />
      <Palette />
      <KeyMap />
    </Suspense>
  )
}

type LayerParts = Readonly<Record<'AccountCommands' | 'LookCommands' | 'Palette' | 'KeyMap', ComponentType>>

const loads = {
  AccountCommands: () => import('./shell/account-commands.ts').then((loaded) => ({ default: loaded.AccountCommands })),
  LookCommands: () => import('./shell/look-commands.ts').then((loaded) => ({ default: loaded.LookCommands })),
  Palette: () => import('./palette/palette.tsx').then((loaded) => ({ default: loaded.Palette })),
  KeyMap: () => import('./key-map/key-map.tsx').then((loaded) => ({ default: loaded.KeyMap })),
}

function lazyLayers(): LayerParts {
  return {
    AccountCommands: lazy(loads.AccountCommands),
    LookCommands: lazy(loads.LookCommands),
    Palette: lazy(loads.Palette),
    KeyMap: lazy(loads.KeyMap),
  }
}

/** True a little after the start, when the page itself is done and they could be fetched; without a network nothing is missed yet. */
function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => {
    const prepare = async (): Promise<void> => {
      await Promise.all(Object.values(loads).map((load) => load()))
      setHasTime(true)
    }
    const timer = setTimeout(() => void prepare().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])
  return hasTime
}

import type { ReactNode } from 'react'
import { useCommands } from '../command-store.ts'
import { useFrameCommands } from './frame-commands.ts'
import { useGoCommands } from './go-commands.ts'
import { useLayerCommands } from './layer-commands.ts'

/** What the workspace itself offers, on every page. What only the search finds comes with it: `LookCommands`, `AccountCommands`. */
export function ShellCommands(): ReactNode {
  // The order of the key map and, within a group, of the palette: what was offered last comes first.
  useCommands(useFrameCommands(), 'shell')
  useCommands(useLayerCommands(), 'shell')
  useCommands(useGoCommands(), 'shell')
  return null
}

import type { LucideIcon } from 'lucide-react'

/** In the order of the palette. */
export const commandGroups = ['page', 'selection', 'go', 'create', 'settings', 'general'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Something one can do. Menus, bars, palette, keys and the key map all read it from here, so names and keys never differ. */
export type Command = {
  readonly id: string
  /** In the language of the page. */
  readonly title: string
  readonly group: CommandGroup
  readonly icon?: LucideIcon
  /** `mod+k`, `?`, `shift+j`, or a sequence like `g m`. `mod` is Ctrl, on Apple keyboards Command. */
  readonly keys?: string
  /** Further words by which it is found. */
  readonly keywords?: string
  /** What kind of thing it leads to. */
  readonly about?: string
  /** Where it cannot be done now: why. It is shown, but does nothing. */
  readonly isOff?: string
  /** Has its key, but would only be noise in the palette, e.g. «next row». */
  readonly isKeyOnly?: true
  /** One of many alike, e.g. «Theme: Sunset»: in the palette only once somebody types. */
  readonly isSearchOnly?: true
  readonly run: () => void
}

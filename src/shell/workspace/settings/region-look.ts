import type { Settings } from '../../../kit/settings.ts'
import { lightPartners, type Theme } from '../../../kit/themes.ts'

/** The parts of the frame that may have colours of their own. */
export type Region = keyof Settings['theme']

/** Attributes for the outermost element of a region; themes.css does the rest. Both stand on the same element. */
export type RegionLook = { readonly 'data-theme': Theme; readonly 'data-tone': 'dark' | 'paper' }

/** Which colours a region shows: a theme on paper, or the navigation colours of the main theme. */
export function regionLook(settings: Settings, region: Region, systemIsDark: boolean): RegionLook {
  const chosen = settings.theme[region]
  const main = mainTheme(settings, systemIsDark)
  if (chosen === 'system') return { 'data-theme': main, 'data-tone': 'paper' }
  if (chosen === 'mainThemeDark') return { 'data-theme': main, 'data-tone': 'dark' }
  // Who follows a dark system wants no bright bar in the night.
  const isFollowing = settings.theme.main === 'system'
  if (chosen === 'mainThemeLight') return { 'data-theme': isFollowing ? main : (lightPartners[main] ?? main), 'data-tone': 'paper' }
  return { 'data-theme': chosen, 'data-tone': 'paper' }
}

function mainTheme({ theme: { main } }: Settings, systemIsDark: boolean): Theme {
  if (main !== 'system') return main
  return systemIsDark ? 'defaultDark' : 'default'
}

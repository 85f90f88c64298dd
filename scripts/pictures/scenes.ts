import type { Page } from 'playwright-core'
import { defaultSettings, layoutDefaults, layoutStyles, type LayoutStyle, type Settings } from '../../src/kit/settings.ts'
import { withMainTheme } from '../../src/shell/workspace/settings/main-theme.ts'
import type { Language } from '../../src/kit/texts.ts'
import { themes, type Theme } from '../../src/kit/themes.ts'

/** One picture: the workspace in some clothes, at some width, in some moment. */
export type Scene = {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly height?: number
  /** Kept as a small file this wide, for a page of ours. */
  readonly smallWidth?: number
  readonly settings: Settings
  readonly language?: Language
  /** An address of the page, where what somebody did led to another one. */
  readonly shows?: string
  /** What somebody did before it was taken. */
  readonly act?: (page: Page) => Promise<unknown>
}

const widths = [360, 960, 1280, 1920] as const

export function settingsFor(style: LayoutStyle, main: Theme = 'default', change: Partial<Settings['layout']['config']> = {}): Settings {
  return withMainTheme({ ...defaultSettings, layout: { style, config: { ...layoutDefaults[style], ...change } } }, main)
}

const page = '/ui/table'
const press = (name: RegExp | string) => (shown: Page) => shown.getByRole('button', { name }).first().click()

const layouts: readonly Scene[] = layoutStyles.flatMap((style) =>
  widths.map((width) => ({ name: `${style}-${width}`, path: page, width, settings: settingsFor(style) })),
)
const inThemes: readonly Scene[] = layoutStyles.flatMap((style) =>
  themes.map((theme) => ({ name: `${style}-${theme}`, path: page, width: 1280, settings: settingsFor(style, theme) })),
)
const folded = settingsFor('layout1', 'default', { navbar: { display: true, folded: true, position: 'left' } })
const moments: readonly Scene[] = [
  { name: 'folded', path: page, width: 1280, settings: folded },
  { name: 'folded-open', path: page, width: 1280, settings: folded, act: (shown) => shown.hover('[data-region="navigation"]') },
  { name: 'boxed-layout2', path: page, width: 1920, settings: settingsFor('layout2', 'greeny', { mode: 'boxed' }) },
  { name: 'boxed-layout3', path: page, width: 1920, settings: settingsFor('layout3', 'sunset', { mode: 'boxed' }) },
  { name: 'settings', path: page, width: 1280, settings: settingsFor('layout1'), act: press('Theme Settings') },
  { name: 'settings-360', path: page, width: 360, settings: settingsFor('layout1', 'slate'), act: press('Theme Settings') },
  { name: 'palette', path: page, width: 1280, settings: settingsFor('layout1'), act: (shown) => shown.keyboard.press('Control+k') },
  { name: 'palette-360', path: page, width: 360, settings: settingsFor('layout1'), act: (shown) => shown.keyboard.press('Control+k') },
  { name: 'key-map', path: page, width: 1280, settings: settingsFor('layout1', 'defaultDark'), act: (shown) => shown.keyboard.press('?') },
  { name: 'drawer', path: page, width: 360, settings: settingsFor('layout1'), act: press(/menu|navigation/i) },
  { name: 'quick-panel', path: page, width: 1280, settings: settingsFor('layout1', 'deepOcean'), act: press(/quick panel/i) },
  { name: 'german', path: page, width: 1280, settings: settingsFor('layout1'), language: 'de' },
  { name: 'german-360', path: page, width: 360, settings: settingsFor('layout1', 'sweetHues'), language: 'de' },
  { name: 'not-found', path: '/apps/nowhere', width: 1280, settings: settingsFor('layout1') },
]

export const scenes: readonly Scene[] = [...layouts, ...inThemes, ...moments]

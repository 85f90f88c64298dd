import * as z from 'zod/mini'
import { themes } from './themes.ts'
import { workspaceLanguages } from './workspace-language.ts'

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const
export type LayoutStyle = (typeof layoutStyles)[number]

/** The two computed variants: the colours of the main theme, forced dark or light. */
export const variants = ['mainThemeDark', 'mainThemeLight'] as const

const bars = [...themes, ...variants] as const

const LayoutConfig = z.object({
  mode: z.enum(['boxed', 'fullwidth', 'container']),
  scroll: z.enum(['body', 'content']),
  // `foldedByChoice` is ours: without it the width of the window decides whether the navbar is folded.
  navbar: z.object({
    display: z.boolean(),
    folded: z.boolean(),
    position: z.enum(['left', 'right']),
    foldedByChoice: z.optional(z.boolean()),
  }),
  toolbar: z.object({ display: z.boolean(), style: z.enum(['fixed', 'static']), position: z.enum(['above', 'below']) }),
  footer: z.object({ display: z.boolean(), style: z.enum(['fixed', 'static']), position: z.enum(['above', 'below']) }),
  leftSidePanel: z.object({ display: z.boolean() }),
  rightSidePanel: z.object({ display: z.boolean() }),
})
export type LayoutConfig = z.output<typeof LayoutConfig>

/** How somebody wants the workspace to look; the same shape in this browser and at the account. */
export const Settings = z.object({
  layout: z.object({ style: z.enum(layoutStyles), config: LayoutConfig }),
  customScrollbars: z.boolean(),
  // `system` is our addition to the nine: light or dark as the system wishes.
  theme: z.object({ main: z.enum(['system', ...themes]), navbar: z.enum(bars), toolbar: z.enum(bars), footer: z.enum(bars) }),
  display: z.object({
    contrast: z.enum(['system', 'more']),
    motion: z.enum(['system', 'less']),
    density: z.enum(['comfortable', 'compact']),
    keys: z.enum(['on', 'off']),
  }),
  /** The three switches of the quick panel. */
  quick: z.object({ notifications: z.boolean(), cloudSync: z.boolean(), retroThrusters: z.boolean() }),
  /** Only once somebody has chosen one; until then the browser's holds. */
  language: z.optional(z.enum(workspaceLanguages)),
})
export type Settings = z.output<typeof Settings>
export type BarTheme = Settings['theme']['navbar']

const layout1: LayoutConfig = {
  mode: 'fullwidth',
  scroll: 'content',
  navbar: { display: true, folded: false, position: 'left' },
  toolbar: { display: true, style: 'fixed', position: 'below' },
  footer: { display: true, style: 'static', position: 'below' },
  leftSidePanel: { display: false },
  rightSidePanel: { display: true },
}

/** What a layout begins with, and returns to when somebody changes to it. */
export const layoutDefaults: Readonly<Record<LayoutStyle, LayoutConfig>> = {
  layout1,
  layout2: layout1,
  layout3: { ...layout1, mode: 'container', toolbar: { ...layout1.toolbar, position: 'above' }, leftSidePanel: { display: true } },
}

export const defaultSettings: Settings = {
  layout: { style: 'layout1', config: layout1 },
  customScrollbars: true,
  theme: { main: 'default', navbar: 'mainThemeDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' },
  display: { contrast: 'system', motion: 'system', density: 'compact', keys: 'on' },
  quick: { notifications: true, cloudSync: false, retroThrusters: false },
}

/** Where there is little room a navbar folds by itself, until somebody folds or unfolds it. */
export function isFolded({ folded, foldedByChoice = false }: LayoutConfig['navbar'], hasRoom: boolean): boolean {
  return folded || (!foldedByChoice && !hasRoom)
}

/** Folded or not because somebody wants it so, at any width. */
export function withFolded(config: LayoutConfig, folded: boolean): LayoutConfig {
  return { ...config, navbar: { ...config.navbar, folded, foldedByChoice: true } }
}

/** What was kept, section by section: one that a newer version cannot read any more begins anew, the others stay. */
export function settingsFrom(kept: unknown): Settings {
  const { shape } = Settings
  const part = (name: keyof Settings): unknown => (isRecord(kept) ? kept[name] : undefined)
  const customScrollbars = shape.customScrollbars.safeParse(part('customScrollbars'))
  const language = shape.language.safeParse(part('language')).data
  return {
    layout: layoutFrom(part('layout')),
    customScrollbars: customScrollbars.success ? customScrollbars.data : defaultSettings.customScrollbars,
    theme: section(shape.theme, part('theme'), defaultSettings.theme),
    display: section(shape.display, part('display'), defaultSettings.display),
    quick: section(shape.quick, part('quick'), defaultSettings.quick),
    ...(language === undefined ? {} : { language }),
  }
}

/** Settings of an account are used only if they hold a theme and a layout style. */
export function areUsable(kept: unknown): kept is Readonly<Record<string, unknown>> {
  if (!isRecord(kept)) return false
  const { theme, layout } = kept
  return isRecord(theme) && isRecord(layout) && typeof layout['style'] === 'string'
}

/** All of them if they can be used, otherwise the defaults. */
export function usableSettings(kept: unknown): Settings {
  return areUsable(kept) ? settingsFrom(kept) : defaultSettings
}

/** A layout whose style is known is filled up from the defaults of that style; of an unknown one nothing can be used. */
function layoutFrom(kept: unknown): Settings['layout'] {
  const style = layoutStyles.find((each) => isRecord(kept) && kept['style'] === each)
  if (!style) return defaultSettings.layout
  const given = isRecord(kept) && isRecord(kept['config']) ? kept['config'] : {}
  const defaults = layoutDefaults[style]
  const { shape } = LayoutConfig
  const mode = shape.mode.safeParse(given['mode'])
  const scroll = shape.scroll.safeParse(given['scroll'])
  const config: LayoutConfig = {
    mode: mode.success ? mode.data : defaults.mode,
    scroll: scroll.success ? scroll.data : defaults.scroll,
    navbar: section(shape.navbar, given['navbar'], defaults.navbar),
    toolbar: section(shape.toolbar, given['toolbar'], defaults.toolbar),
    footer: section(shape.footer, given['footer'], defaults.footer),
    leftSidePanel: section(shape.leftSidePanel, given['leftSidePanel'], defaults.leftSidePanel),
    rightSidePanel: section(shape.rightSidePanel, given['rightSidePanel'], defaults.rightSidePanel),
  }
  return { style, config }
}

/** Entries that are missing are filled up. */
function section<Schema extends z.core.$ZodType>(schema: Schema, kept: unknown, otherwise: z.output<Schema>): z.output<Schema> {
  const read = z.safeParse(schema, { ...(otherwise as object), ...(isRecord(kept) ? kept : {}) })
  return read.success ? read.data : otherwise
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

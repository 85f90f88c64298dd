import { Contrast, Keyboard, LayoutTemplate, Palette, Rows3, Wind, type LucideIcon } from 'lucide-react'
import { layoutDefaults, layoutStyles, type Settings } from '../../../../kit/settings.ts'
import { fill } from '../../../../kit/texts.ts'
import { themes } from '../../../../kit/themes.ts'
import { withMainTheme } from '../../settings/main-theme.ts'
import type { LookWords } from './look-words.ts'

/** One way the workspace can look. */
export type LookChoice = {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly isChosen: boolean
  /** All settings once it is chosen. */
  readonly next: Settings
}

/** Every theme, layout and way of reading, each as one step from the present settings. */
export function lookChoices(settings: Settings, words: LookWords): readonly LookChoice[] {
  return [...themeChoices(settings, words), ...layoutChoices(settings, words), ...readingChoices(settings, words)]
}

function themeChoices(settings: Settings, { texts, themeNames }: LookWords): readonly LookChoice[] {
  return (['system', ...themes] as const).map((main) => ({
    id: `settings.theme.${main}`,
    title: fill(texts.theme, { name: themeNames[main] }),
    icon: Palette,
    isChosen: settings.theme.main === main,
    next: withMainTheme(settings, main),
  }))
}

function layoutChoices(settings: Settings, { layoutNames }: LookWords): readonly LookChoice[] {
  return layoutStyles.map((style) => ({
    id: `settings.layout.${style}`,
    title: layoutNames[style],
    icon: LayoutTemplate,
    isChosen: settings.layout.style === style,
    next: { ...settings, layout: { style, config: layoutDefaults[style] } },
  }))
}

function readingChoices(settings: Settings, { texts }: LookWords): readonly LookChoice[] {
  type Display = Settings['display']
  const choice = <Name extends keyof Display>(name: Name, value: Display[Name], title: string, icon: LucideIcon): LookChoice => ({
    id: `settings.${name}.${value}`,
    title,
    icon,
    isChosen: settings.display[name] === value,
    next: { ...settings, display: { ...settings.display, [name]: value } },
  })
  return [
    choice('density', 'comfortable', texts.densityComfortable, Rows3),
    choice('density', 'compact', texts.densityCompact, Rows3),
    choice('contrast', 'system', texts.contrastSystem, Contrast),
    choice('contrast', 'more', texts.contrastMore, Contrast),
    choice('motion', 'system', texts.motionSystem, Wind),
    choice('motion', 'less', texts.motionLess, Wind),
    choice('keys', 'on', texts.singleKeysOn, Keyboard),
    choice('keys', 'off', texts.singleKeysOff, Keyboard),
  ]
}

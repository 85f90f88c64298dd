import type { Language } from '../../../kit/texts.ts'
import type { AppEntry } from '../../app-entry.ts'
import { wordsFor } from '../words.ts'

/** A page above the present one. */
export type Crumb = { readonly title: string; readonly path: string }

/** The app an address belongs to: the one with the longest path that leads there. */
export function appAt(apps: readonly AppEntry[], path: string): AppEntry | undefined {
  const leading = apps.filter((app) => path === app.path || path.startsWith(`${app.path}/`))
  return leading.toSorted((one, other) => other.path.length - one.path.length)[0]
}

type Whereabouts = {
  readonly app: AppEntry | undefined
  readonly trail: readonly Crumb[]
  readonly path: string
  readonly language: Language
}

/** What lies above a page, the app first. The page itself is not among it. */
export function levelsAbove({ app, trail, path, language }: Whereabouts): readonly Crumb[] {
  const top = app ? [{ title: wordsFor(app.title, language), path: app.path }] : []
  const levels = [...top.filter((level) => !trail.some((crumb) => crumb.path === level.path)), ...trail]
  return levels.filter((level) => level.path !== path)
}

import type { AppEntry } from '../../app-entry.ts'

/** Whether some app has a page at this path, so that nothing leads nowhere. */
export function isServed(apps: readonly AppEntry[], path: string): boolean {
  return apps.some((app) => app.path === path && app.pages.some((page) => page.path === ''))
}

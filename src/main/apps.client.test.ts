// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isWorkspacePath } from '../shell/workspace-path.ts'
import { uiApps } from '../features/ui/client/app.ts'
import { apps as productApps } from './apps.client.ts'
import { pagePaths } from './page-paths.ts'

const apps = [...productApps, ...uiApps]
const pages = apps.flatMap((app) => app.pages.map(({ path, load }) => ({ path: `${app.path}${path}`, load })))

describe('the apps of the workspace', () => {
  it('have ids, paths and keys of their own', () => {
    for (const all of [apps.map(({ id }) => id), pages.map(({ path }) => path), apps.flatMap(({ goKey }) => goKey ?? [])]) {
      expect(all).toEqual([...new Set(all)])
    }
  })

  it('stand where the workspace is looked for, and nowhere else', () => {
    expect(pages.filter(({ path }) => !isWorkspacePath(path))).toEqual([])
    expect(pagePaths.filter(isWorkspacePath)).toEqual([])
  })

  it('lead from the menu to pages that exist', () => {
    const [withPages, others] = [apps.filter((app) => app.pages.length > 0), apps.filter((app) => app.pages.length === 0)]
    const goals = withPages.flatMap(({ path, entries = [] }) => [path, ...entries.map((entry) => entry.path)])
    const isServed = (goal: string): boolean => pages.some(({ path }) => patternOf(path).test(goal))

    expect(goals.filter((goal) => !isServed(goal))).toEqual([])
    expect(others.filter(({ isHidden, entries = [] }) => !isHidden || entries.length > 0)).toEqual([])
  })

  it('are named in both languages', () => {
    const titles = apps.flatMap(({ title, entries = [] }) => [title, ...entries.map((entry) => entry.title)])

    expect(titles.filter(({ en, de }) => en === '' || de === '')).toEqual([])
  })

  it.each(pages)('can load the page at $path', async ({ load }) => {
    expect((await load(apps)).Page).toBeTypeOf('function')
  })
})

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

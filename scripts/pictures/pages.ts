import { uiApps } from '../../src/features/ui/client/app.ts'
import { apps } from '../../src/main/apps.client.ts'
import { pagePaths } from '../../src/main/page-paths.ts'

/** Every page of the product by the addresses that lead to it. Addresses of an app that fetch the same part are the same page. */
export const pageOfPattern: ReadonlyMap<string, string> = new Map([
  ...pagePaths.map((path) => [path, path] as const),
  ...[...apps, ...uiApps].flatMap(({ id, path, pages }) => pages.map((page) => [path + page.path, `${id} ${String(page.load)}`] as const)),
])

/** The page at an address: of the patterns that fit, the most exact one counts. */
export function pageAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://product.example')
  const fitting = [...pageOfPattern.keys()].filter((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname))
  const exactness = (pattern: string): number => pattern.split('/').filter((part) => !part.startsWith(':')).length
  const [pattern = ''] = fitting.toSorted((one, other) => exactness(other) - exactness(one))
  return pageOfPattern.get(pattern)
}

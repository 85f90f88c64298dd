import { parse } from 'regexparam'
import type { ComponentType } from 'react'
import { matchRoute } from 'wouter'
import type { AppEntry } from '../app-entry.ts'
import { readyPart, type OfferedPart } from './offered-part.ts'
import { UnloadedPlace } from './states/broken-place.tsx'

type PageProps = { readonly onRetry: () => void }

export type AppRoute = {
  readonly app: AppEntry
  readonly path: string
  readonly load: AppEntry['pages'][number]['load']
  readonly Page: ComponentType<PageProps>
  /** The same for all patterns of one page, so that it stays while somebody moves within it. */
  readonly place: string
}

const pages = new WeakMap<AppRoute['load'], OfferedPart<PageProps>>()

export function routesOf(apps: readonly AppEntry[]): readonly AppRoute[] {
  return apps.flatMap((app) =>
    app.pages.map(({ path, load }) => {
      const first = app.pages.find((page) => page.load === load)?.path ?? path
      return { app, path: `${app.path}${path}`, load, Page: pageOf(load, apps).Part, place: `${app.path}${first}` }
    }),
  )
}

/** A page that could not be fetched is remembered as such; these routes ask for it again. */
export function routesAnew(apps: readonly AppEntry[], { load }: AppRoute): readonly AppRoute[] {
  pages.delete(load)
  return routesOf(apps)
}

/** Fetches the page at an address before the workspace is drawn for the first time. */
export async function preparePage(apps: readonly AppEntry[], address: string): Promise<void> {
  const route = routesOf(apps).find(({ path }) => matchRoute(parse, path, address)[0])
  if (route) await pageOf(route.load, apps).ready()
}

function pageOf(load: AppRoute['load'], apps: readonly AppEntry[]): OfferedPart<PageProps> {
  const fetchPage = (): Promise<ComponentType<PageProps>> =>
    load(apps)
      .then(({ Page }) => Page)
      .catch(() => UnloadedPlace)
  const part = pages.get(load) ?? readyPart(fetchPage)
  pages.set(load, part)
  return part
}

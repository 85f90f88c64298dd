import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from 'wouter'
import type { AppEntry } from '../app-entry.ts'
import { Loading } from '../loading.tsx'
import { isWorkspacePath, notFoundPath } from '../workspace-path.ts'
import { useApps } from './apps-context.ts'
import { lazyPart } from '../lazy-part.ts'
import { useUser } from './session/session.ts'
import { BrokenPlace, UnloadedPlace } from './states/broken-place.tsx'
import { doorFor, signInPath } from './states/door.ts'
import { PageSkeleton } from './states/page-skeleton.tsx'
import { PlaceNotices } from './states/place-notices.tsx'
import { RetryBoundary } from './states/retry-boundary.tsx'

const { Part: MissingPlace } = lazyPart(() => import('./states/missing-place.tsx').then((loaded) => loaded.MissingPlace))
const { Part: DeniedPlace } = lazyPart(() => import('./states/denied-place.tsx').then((loaded) => loaded.DeniedPlace))

type AppRoute = {
  readonly app: AppEntry
  readonly path: string
  readonly Page: ComponentType
  /** The same for all patterns of one page, so that it stays while somebody moves within it. */
  readonly place: string
}

/** The page that belongs to the address, in the middle of the frame. */
export function WorkspaceRoutes(): ReactNode {
  const apps = useApps()
  // A page that could not be fetched is remembered as such; new routes ask again.
  const fetchAnew = (): void => setRoutes(routesOf(apps, fetchAnew))
  const [routes, setRoutes] = useState(() => routesOf(apps, fetchAnew))
  const [path] = useLocation()
  const { parser } = useRouter()
  const route = routes.find((each) => matchRoute(parser, each.path, path)[0])
  return (
    <>
      <PlaceNotices />
      <Suspense fallback={<PageSkeleton shape={route?.app.shape} />}>
        {/* Inside the waiting, so that a new page with its new key can be awaited behind the old one. */}
        <RetryBoundary key={route?.place} place={path} fallback={BrokenPlace}>
          {route ? <Guarded route={route} /> : <NoRoute path={path} />}
        </RetryBoundary>
      </Suspense>
    </>
  )
}

/** Fetches the page at the address while it is still asked who is here. */
export function PageAhead(): ReactNode {
  const apps = useApps()
  const [path] = useLocation()
  const { parser } = useRouter()
  useEffect(() => {
    const pages = apps.flatMap((app) => app.pages.map((page) => ({ ...page, path: `${app.path}${page.path}` })))
    const page = pages.find((each) => matchRoute(parser, each.path, path)[0])
    // What goes wrong is shown where the page would stand.
    void page?.load().catch(() => undefined)
  }, [apps, parser, path])
  return null
}

function Guarded({ route: { app, path: pattern, Page } }: { readonly route: AppRoute }): ReactNode {
  const canSignIn = useApps().some((each) => each.path === signInPath)
  const user = useUser()
  const [path] = useLocation()
  const search = useSearch()
  const door = doorFor({ access: app.access, roles: user?.roles ?? [], path, search: search && `?${search}`, canSignIn })
  if (door.kind === 'elsewhere') return <Redirect to={door.path} replace />
  if (door.kind === 'closed') return <DeniedPlace access={door.access} user={user} />
  return (
    <Route path={pattern}>
      <Page />
    </Route>
  )
}

function NoRoute({ path }: { readonly path: string }): ReactNode {
  if (path === notFoundPath) return <MissingPlace />
  // A public page takes the place of the workspace in a moment, e.g. after signing out.
  if (!isWorkspacePath(path)) return <Loading />
  return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
}

function routesOf(apps: readonly AppEntry[], fetchAnew: () => void): readonly AppRoute[] {
  const unloaded: { readonly default: ComponentType } = { default: () => <UnloadedPlace onRetry={fetchAnew} /> }
  return apps.flatMap((app) => {
    const pages = new Map(
      app.pages.map(({ load }) => [
        load,
        lazy(() =>
          load()
            .then(({ Page }) => ({ default: Page }))
            .catch(() => unloaded),
        ),
      ]),
    )
    return app.pages.flatMap(({ path, load }) => {
      const Page = pages.get(load)
      const first = app.pages.find((page) => page.load === load)?.path ?? path
      return Page ? [{ app, path: `${app.path}${path}`, Page, place: `${app.path}${first}` }] : []
    })
  })
}

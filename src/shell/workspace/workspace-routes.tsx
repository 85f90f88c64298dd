import { Suspense, useState, type ReactNode } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from 'wouter'
import { Loading } from '../loading.tsx'
import { isWorkspacePath, notFoundPath } from '../workspace-path.ts'
import { useApps } from './apps-context.ts'
import { lazyPart } from '../lazy-part.ts'
import { routesAnew, routesOf, type AppRoute } from './app-routes.ts'
import { useUser } from './session/session.ts'
import { BrokenPlace } from './states/broken-place.tsx'
import { doorFor, signInPath } from './states/door.ts'
import { PageSkeleton } from './states/page-skeleton.tsx'
import { PlaceNotices } from './states/place-notices.tsx'
import { RetryBoundary } from './states/retry-boundary.tsx'

const { Part: MissingPlace } = lazyPart(() => import('./states/missing-place.tsx').then((loaded) => loaded.MissingPlace))
const { Part: DeniedPlace } = lazyPart(() => import('./states/denied-place.tsx').then((loaded) => loaded.DeniedPlace))

/** The page that belongs to the address, in the middle of the frame. */
export function WorkspaceRoutes(): ReactNode {
  const apps = useApps()
  const [routes, setRoutes] = useState(() => routesOf(apps))
  const [path] = useLocation()
  const { parser } = useRouter()
  const route = routes.find((each) => matchRoute(parser, each.path, path)[0])
  return (
    <>
      <PlaceNotices />
      <Suspense fallback={<PageSkeleton shape={route?.app.shape} />}>
        {/* Inside the waiting, so that a new page with its new key can be awaited behind the old one. */}
        <RetryBoundary key={route?.place} place={path} fallback={BrokenPlace}>
          {route ? <Guarded route={route} onRetry={() => setRoutes(routesAnew(apps, route))} /> : <NoRoute path={path} />}
        </RetryBoundary>
      </Suspense>
    </>
  )
}

type GuardedProps = { readonly route: AppRoute; readonly onRetry: () => void }

function Guarded({ route: { app, path: pattern, Page }, onRetry }: GuardedProps): ReactNode {
  const canSignIn = useApps().some((each) => each.path === signInPath)
  const user = useUser()
  const [path] = useLocation()
  const search = useSearch()
  const door = doorFor({ access: app.access, roles: user?.roles ?? [], path, search: search && `?${search}`, canSignIn })
  if (door.kind === 'elsewhere') return <Redirect to={door.path} replace />
  if (door.kind === 'closed') return <DeniedPlace access={door.access} user={user} />
  return (
    <Route path={pattern}>
      <Page onRetry={onRetry} />
    </Route>
  )
}

function NoRoute({ path }: { readonly path: string }): ReactNode {
  if (path === notFoundPath) return <MissingPlace />
  // A public page takes the place of the workspace in a moment, e.g. after signing out.
  if (!isWorkspacePath(path)) return <Loading />
  return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
}

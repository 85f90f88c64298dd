import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { PublicApp, PageEntry } from './public-app.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { notFoundPath } from './workspace-path.ts'

const notFound: PageEntry = { path: notFoundPath, load: () => import('./not-found/not-found-page.tsx') }

/** The page that belongs to the address. Every address that belongs to nobody leads to the page that says so. */
export function Router({ apps }: { readonly apps: readonly PublicApp[] }): ReactNode {
  const [routes] = useState(() => [...apps.flatMap(({ pages }) => pages), notFound].map(routeOf))
  const [path] = useLocation()
  // Letter by letter, as the server does: what shows a page here is never called unknown there.
  const page = routes.find((route) => route.path === path)
  return (
    <Suspense fallback={<Loading />}>
      {/* Inside the waiting, so that a new page with its new key can be awaited behind the old one. */}
      <ErrorBoundary key={path} fallback={<BrokenPage />}>
        {page ? <page.Page /> : <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />}
      </ErrorBoundary>
    </Suspense>
  )
}

function routeOf(entry: PageEntry): { readonly path: string; readonly Page: ComponentType } {
  if ('Page' in entry) return entry
  return { path: entry.path, Page: lazy(() => entry.load().then(({ Page }) => ({ default: Page }))) }
}

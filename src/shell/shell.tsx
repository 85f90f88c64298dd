import { Suspense, type ReactNode } from 'react'
import { Router as LocationRouter } from 'wouter'
import type { Site } from '../kit/site.ts'
import type { AppEntry } from './app-entry.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { locationInTransition } from './location.ts'
import { MenuContext } from './menu.ts'
import { ShellProviders } from './providers.tsx'
import { Router } from './router.tsx'

type ShellProps = { readonly apps: readonly AppEntry[]; readonly site: Site }

/** The frame around all apps. It knows them only by what their entries say. */
export function Shell({ apps, site }: ShellProps): ReactNode {
  return (
    <ShellProviders site={site}>
      <MenuContext value={apps.flatMap(({ menu }) => menu)}>
        <LocationRouter {...locationInTransition}>
          {/* Waits for the first language only; later ones arrive behind the page that is shown. */}
          <Suspense>
            <ErrorBoundary fallback={<BrokenPage />}>
              <Frame>
                <Router apps={apps} />
              </Frame>
            </ErrorBoundary>
          </Suspense>
        </LocationRouter>
      </MenuContext>
    </ShellProviders>
  )
}

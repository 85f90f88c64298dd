import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Router as LocationRouter } from 'wouter'
import type { Site } from '../kit/site.ts'
import type { Language } from '../kit/texts.ts'
import type { PublicApp, Start } from './public-app.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { locationInTransition } from './location.ts'
import { MenuContext, menuOf } from './menu.ts'
import { Places, type LoadWorkspace } from './places.tsx'
import { ShellProviders } from './providers.tsx'

export type ShellProps = {
  readonly apps: readonly PublicApp[]
  readonly loadWorkspace: LoadWorkspace
  readonly Workspace?: ComponentType | undefined
  readonly site: Site
  readonly language: Language
  readonly start: Start
  /** The address, where there is no browser to ask. */
  readonly path?: string
}

/** The frame around all apps. It knows them only by what their entries say. */
export function Shell({ apps, loadWorkspace, Workspace, site, language, start, path }: ShellProps): ReactNode {
  const [menu] = useState(() => menuOf(apps))
  const page = <Places apps={apps} loadWorkspace={loadWorkspace} Workspace={Workspace} />
  return (
    <ShellProviders site={site} language={language}>
      <MenuContext value={menu}>
        <LocationRouter {...locationInTransition} {...(path === undefined ? {} : { ssrPath: path })}>
          {/* Waits for the first language only; later ones arrive behind the page that is shown. */}
          <Suspense>
            <ErrorBoundary fallback={<BrokenPage />}>
              {apps.reduceRight((inside, { Around }) => (Around ? <Around start={start}>{inside}</Around> : inside), page)}
            </ErrorBoundary>
          </Suspense>
        </LocationRouter>
      </MenuContext>
    </ShellProviders>
  )
}

import { useState, type ReactNode } from 'react'
import type { Site } from '../kit/site.ts'
import { AnnounceProvider } from './announce.tsx'
import { arrivals, ArrivalsContext } from './arrival.ts'
import { LanguageProvider } from './language.tsx'
import { SiteContext } from './site.ts'

/** What every page may count on, whether it stands in the frame or alone in a test. */
export function ShellProviders({ site, children }: { readonly site: Site; readonly children: ReactNode }): ReactNode {
  const [arrive] = useState(arrivals)
  return (
    <SiteContext value={site}>
      <LanguageProvider>
        <AnnounceProvider>
          <ArrivalsContext value={arrive}>{children}</ArrivalsContext>
        </AnnounceProvider>
      </LanguageProvider>
    </SiteContext>
  )
}

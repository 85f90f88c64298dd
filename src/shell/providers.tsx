import { useState, type ReactNode } from 'react'
import type { Site } from '../kit/site.ts'
import type { Language } from '../kit/texts.ts'
import { AnnounceProvider } from './announce.tsx'
import { arrivals, ArrivalsContext } from './arrival.ts'
import { LanguageProvider } from './language.tsx'
import { SiteContext } from './site.ts'

type ShellProvidersProps = { readonly site: Site; readonly language?: Language; readonly children: ReactNode }

/** What every page may count on, whether it stands in the frame or alone in a test. */
export function ShellProviders({ site, language = 'de', children }: ShellProvidersProps): ReactNode {
  const [arrive] = useState(arrivals)
  return (
    <SiteContext value={site}>
      <LanguageProvider first={language}>
        <AnnounceProvider>
          <ArrivalsContext value={arrive}>{children}</ArrivalsContext>
        </AnnounceProvider>
      </LanguageProvider>
    </SiteContext>
  )
}

import { lazy, type ReactNode } from 'react'
import type { OfferedLanguage } from '../kit/texts.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { LatePart } from './error-boundary.tsx'
import { useTexts } from './language.tsx'
import { shellCatalogue } from './shell-catalogue.ts'

const LanguageOffer = lazy(() => import('./language-offer.tsx').then((part) => ({ default: part.LanguageOffer })))

/** Header above, page below; the page brings its own main and footer. */
export function Frame({ offer, children }: { readonly offer?: OfferedLanguage | undefined; readonly children: ReactNode }): ReactNode {
  const { skip } = useTexts(shellCatalogue)
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {skip}
      </a>
      {offer === undefined ? null : (
        <LatePart>
          <LanguageOffer offer={offer} />
        </LatePart>
      )}
      <Header />
      {children}
    </div>
  )
}

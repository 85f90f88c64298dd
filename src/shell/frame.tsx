import type { ReactNode } from 'react'
import type { Language } from '../kit/texts.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { useTexts } from './language.tsx'
import { shellCatalogue } from './shell-catalogue.ts'

/** Header above, page below; the page brings its own main and footer. */
export function Frame({ offer, children }: { readonly offer?: Language | undefined; readonly children: ReactNode }): ReactNode {
  const { skip } = useTexts(shellCatalogue)
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {skip}
      </a>
      {offer === undefined ? null : <LanguageOffer offer={offer} />}
      <Header />
      {children}
    </div>
  )
}

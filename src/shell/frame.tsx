import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { useTexts } from './language.tsx'
import { shellCatalogue } from './shell-catalogue.ts'

/** Header above, page below; the page brings its own main and footer. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const { skip } = useTexts(shellCatalogue)
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {skip}
      </a>
      <Header />
      {children}
    </div>
  )
}

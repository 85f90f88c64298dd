import type { ReactNode } from 'react'
import { useTexts } from './language.tsx'
import styles from './loading.module.css'
import { shellCatalogue } from './shell-catalogue.ts'

/** Stands where a page will be. Shows only when the wait becomes noticeable. */
export function Loading(): ReactNode {
  const { loading } = useTexts(shellCatalogue)
  return (
    <main id="content" tabIndex={-1} className={styles.loading} aria-busy="true">
      {loading}
    </main>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useWorkspaceArrival } from '../../../../shell/workspace/workspace-arrival.ts'
import styles from './entry-page.module.css'

type EntryPageProps = {
  /** The h1. */
  readonly title: string
  /** For the window; the same as the h1 unless told. */
  readonly windowTitle?: string
  /** Below the card: where else one may want to go. */
  readonly links?: ReactNode
  readonly children: ReactNode
}

/** One card in the middle of a page that stands alone. */
export function EntryPage({ title, windowTitle = title, links, children }: EntryPageProps): ReactNode {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  useWorkspaceArrival(main, path)
  useEffect(() => {
    document.title = `${windowTitle} – eFristerstreckung`
  }, [windowTitle])
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      {links === undefined ? null : <div className={styles.links}>{links}</div>}
    </main>
  )
}

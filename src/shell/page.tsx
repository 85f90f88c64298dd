import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { useArrival } from './arrival.ts'
import { Contact } from './contact.tsx'
import styles from './page.module.css'
import { useSite } from './site.ts'

/** Told the title while a page is rendered. Only a server listens: it has no document to set it on. */
export const TitleContext = createContext<(title: string) => void>(() => undefined)

type PageProps = {
  /** The h1 of the page in words; the page itself renders the h1. */
  readonly title: string
  /** Put before the title, e.g. «Fehler: » while a form has errors. */
  readonly titlePrefix?: string
  /** The frame's footer region, at the end of the column: the actions of the page. Buttons there name their form by `form="…"`. */
  readonly footer?: ReactNode
  /** What stands beside the column on wide screens and after the footer on narrow ones. */
  readonly aside?: ReactNode
  readonly width?: 'column' | 'wide'
  /** `none` where the page itself tells how to reach the office, and nothing may follow it. */
  readonly contact?: 'below' | 'none'
  readonly children: ReactNode
}

/** One page in the frame. The contact line of the office stands below it. */
export function Page({ title, titlePrefix = '', footer, aside, width = 'column', contact = 'below', children }: PageProps): ReactNode {
  const site = useSite()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  const fullTitle = `${titlePrefix}${title} – eFristerstreckung – ${site.name}`
  use(TitleContext)(fullTitle)
  useEffect(() => {
    document.title = fullTitle
  }, [fullTitle])

  return (
    <>
      <div className={`form-scale ${styles.page}`} data-width={width}>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
        {aside === undefined ? null : <aside className={styles.aside}>{aside}</aside>}
      </div>
      {contact === 'below' ? <Contact /> : null}
    </>
  )
}

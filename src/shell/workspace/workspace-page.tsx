import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '../language.tsx'
import { useApps } from './apps-context.ts'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { appAt, levelsAbove, type Crumb } from './breadcrumbs/levels.ts'
import { wordsFor } from './words.ts'
import { useWorkspaceArrival } from './workspace-arrival.ts'
import styles from './workspace-page.module.css'

type WorkspacePageProps = {
  /** The h1, and the title of the window. */
  readonly title: string
  /** Inside the h1 instead of its words, where they can be changed there; it has to say them too. */
  readonly heading?: ReactNode
  /** The title of the window, where it says more than the heading, e.g. how much waits. */
  readonly windowTitle?: string
  /** What leads here, between app and page: breadcrumbs. */
  readonly trail?: readonly Crumb[]
  /** Beside the heading: what can be done on this page. */
  readonly actions?: ReactNode
  /** In place of the heading and what stands around it: brings the h1 itself. */
  readonly head?: ReactNode
  /** `fill` gives the page the whole height and no margin: it scrolls inside itself, like a list beside its detail. */
  readonly room?: 'page' | 'fill'
  /** `heading`: the focus goes to the heading at each new address. `none`: only when somebody comes from elsewhere, not from row to row. */
  readonly arrival?: 'heading' | 'none'
  /** Addresses that are one place for those who arrive, e.g. a board with and without an open card; then the focus stays between them. */
  readonly place?: string
  readonly children: ReactNode
}

/** One page of an app in the frame. */
export function WorkspacePage(props: WorkspacePageProps): ReactNode {
  const {
    title,
    heading = title,
    windowTitle = title,
    trail = [],
    actions,
    head,
    room = 'page',
    arrival = 'heading',
    place,
    children,
  } = props
  const [path] = useLocation()
  const { language } = useLanguage()
  const app = appAt(useApps(), path)
  const main = useRef<HTMLElement>(null)
  useWorkspaceArrival(main, place ?? (arrival === 'heading' ? path : (app?.path ?? '')))
  useWindowTitle(windowTitle, app && wordsFor(app.title, language))
  // A page that is called like its app needs no way up to it.
  const above = levelsAbove({ app, trail, path, language }).filter((level) => level.title !== title)
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.page} data-room={room}>
      {head ?? (
        <header className={styles.head}>
          <Breadcrumbs above={above} here={title} />
          <h1 className={styles.title}>{heading}</h1>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </main>
  )
}

/** From the nearest to the widest, as tabs and history cut the end. */
function useWindowTitle(page: string, app: string | undefined): void {
  useEffect(() => {
    const parts = [page, ...(app === undefined || app === page ? [] : [app]), 'eFristerstreckung']
    document.title = parts.join(' – ')
  }, [page, app])
}

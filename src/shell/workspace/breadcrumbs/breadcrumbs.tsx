import { ChevronRight, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { breadcrumbWords } from './breadcrumb-words.ts'
import styles from './breadcrumbs.module.css'
import type { Crumb } from './levels.ts'

type BreadcrumbsProps = {
  /** From the app downwards. */
  readonly above: readonly Crumb[]
  /** The page that is shown. */
  readonly here: string
}

/** The way down to this page. Narrow screens show the page above; the rest is behind «…». */
export function Breadcrumbs({ above, here }: BreadcrumbsProps): ReactNode {
  const texts = useTexts(breadcrumbWords)
  if (above.length === 0) return null
  return (
    <nav className={styles.nav} aria-label={texts.name}>
      <ol className={styles.levels}>
        {above.length > 1 ? (
          <li className={styles.folded}>
            <FoldedLevels levels={above.slice(0, -1)} />
          </li>
        ) : null}
        {above.map(({ title, path }) => (
          <li key={path} className={styles.level}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}

function FoldedLevels({ levels }: { readonly levels: readonly Crumb[] }): ReactNode {
  const texts = useTexts(breadcrumbWords)
  const [, navigate] = useLocation()
  return (
    <>
      <LazyMenu
        align="start"
        trigger={<IconButton name={texts.more} icon={Ellipsis} className={styles.more ?? ''} />}
        groups={[levels.map(({ title, path }) => ({ id: path, title, run: () => navigate(path) }))]}
      />
      <ChevronRight aria-hidden="true" />
    </>
  )
}

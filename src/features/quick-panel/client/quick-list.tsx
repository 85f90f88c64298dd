import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { panelStore } from '../../../shell/workspace/panels/panel-store.ts'
import { EmptyLine } from '../../../shell/workspace/panels/section.tsx'
import { RetryBar } from '../../../shell/workspace/states/retry-bar.tsx'
import styles from './quick-list.module.css'

type Line = { readonly key: string; readonly title: string; readonly href: string; readonly when?: ReactNode; readonly detail: string }
type QuickListProps = {
  readonly name: string
  readonly empty: string
  readonly query: UseQueryResult
  readonly lines: readonly Line[]
}

/** A few entries that lead to where they belong. What was read before stays while it is read again. */
export function QuickList({ name, empty, query, lines }: QuickListProps): ReactNode {
  const shared = useTexts(sharedWords)
  if (query.isPending) return <EmptyLine>{shared.loading}</EmptyLine>
  return (
    <>
      <RetryBar of={query} />
      {lines.length === 0 ? (
        query.isError ? null : (
          <EmptyLine>{empty}</EmptyLine>
        )
      ) : (
        <ul className={styles.list} aria-label={name}>
          {lines.map(({ key, ...line }) => (
            <QuickLine key={key} {...line} />
          ))}
        </ul>
      )}
    </>
  )
}

function QuickLine({ title, href, when, detail }: Omit<Line, 'key'>): ReactNode {
  const close = panelStore.useState((state) => state.close)
  return (
    <li className={styles.entry}>
      <Link href={href} className={styles.link} onClick={close}>
        {title}
      </Link>
      {when}
      {detail === '' ? null : <p className={styles.detail}>{detail}</p>}
    </li>
  )
}

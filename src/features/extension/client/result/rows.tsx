import { lazy, Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../../../shell/error-boundary.tsx'
import { useLanguage } from '../../../../shell/language.tsx'
import type { Row } from '../../result-rows.ts'
import styles from './rows.module.css'

const Translation = lazy(() => import('./translation.tsx').then((part) => ({ default: part.Translation })))

export function Rows({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const { language } = useLanguage()
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, isGerman }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={isGerman && language !== 'de' ? 'de-CH' : undefined}>{value}</dd>
          {isGerman && language !== 'de' ? <Translated german={value} /> : null}
        </div>
      ))}
    </dl>
  )
}

/** A translation that cannot be fetched is missed, but takes nothing else away. */
function Translated({ german }: { readonly german: string }): ReactNode {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Translation german={german} />
      </Suspense>
    </ErrorBoundary>
  )
}

import { lazy, type ReactNode } from 'react'
import { LatePart } from '../../../../shell/error-boundary.tsx'
import { useLanguage } from '../../../../shell/language.tsx'
import type { Row } from '../../result-rows.ts'
import styles from './rows.module.css'
import { Spelled } from './spelled.tsx'

const Translation = lazy(() => import('./translation.tsx').then((part) => ({ default: part.Translation })))

type RowsProps = {
  readonly rows: readonly Row[]
  /** What the record is found by; set apart from what was decided. */
  readonly marks?: readonly Row[]
}

export function Rows({ rows, marks = [] }: RowsProps): ReactNode {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <Pair key={row.label} row={row} />
      ))}
      {marks.map((row) => (
        <Pair key={row.label} row={row} isMark />
      ))}
    </dl>
  )
}

function Pair({ row: { label, value, isGerman, isSpelled }, isMark }: { readonly row: Row; readonly isMark?: boolean }): ReactNode {
  return (
    <div data-mark={isMark} data-words={isGerman}>
      <dt>{label}</dt>
      <dd>{isGerman ? <OfficeWords german={value} /> : isSpelled ? <Spelled text={value} /> : value}</dd>
    </div>
  )
}

/** The binding words are German; readers of other languages and of easy German find their own above them. A translation that cannot be fetched is left out. */
function OfficeWords({ german }: { readonly german: string }): ReactNode {
  const { language } = useLanguage()
  if (language === 'de') return german
  const alone = <span lang="de-CH">{german}</span>
  return (
    <LatePart fallback={alone}>
      <Translation german={german} />
    </LatePart>
  )
}

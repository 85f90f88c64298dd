import type { ReactNode } from 'react'
import { useLanguage } from '../../../../shell/language.tsx'
import type { Row } from '../../result-rows.ts'
import styles from './rows.module.css'

export function Rows({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const { language } = useLanguage()
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, isGerman }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={isGerman && language !== 'de' ? 'de-CH' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

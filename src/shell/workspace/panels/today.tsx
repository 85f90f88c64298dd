import { useState, type ReactNode } from 'react'
import { useFormatLocale } from '../../parts/formats/use-formats.ts'
import styles from './today.module.css'

/** Weekday, day and month as the language writes them. */
export function Today(): ReactNode {
  const locale = useFormatLocale()
  // The panel is drawn anew each time it opens.
  const [now] = useState(() => new Date())
  return (
    <p className={styles.today}>
      <span className={styles.weekday}>{now.toLocaleDateString(locale, { weekday: 'long' })}</span>
      <span className={styles.date}>{now.toLocaleDateString(locale, { day: 'numeric', month: 'long' })}</span>
    </p>
  )
}

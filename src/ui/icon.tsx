import type { ReactNode } from 'react'
import styles from './icon.module.css'

// One set, drawn on a 24 grid with round ends.
const drawings = {
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2Zm0 0v13',
  building: 'M5 20V5l8-2v17m0-11 6 2v9M3 20h18M8.5 8h1m-1 4h1m-1 4h1m6-2h.5m-.5 3h.5',
  calendar: 'M4 6.5h16V20H4ZM4 11h16M8 3.5v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  contrast: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 0v17M12 8h7m-7 4h8.5M12 16h7',
  document: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6m-6 4h6',
  error: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-3 5.5 6 6m0-6-6 6',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.5v.01',
  'log-out': 'M14 4h5v16h-5M10 8l-4 4 4 4m-4-4h9',
  mail: 'M3.5 6h17v12.5h-17Zm0 .5 8.5 7 8.5-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  phone: 'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4c-8 1.5-16.5-7-15-15Z',
  pulse: 'M3 12.5h4l2.5-7 4.5 13 2.5-6H21',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  refresh: 'M19.5 8A8.5 8.5 0 1 0 20.5 12.5M20 3.5V8.5h-5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5m0 2.5v.01',
} as const

export type IconName = keyof typeof drawings

/** Never alone in meaning: a text or a label says the same. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}

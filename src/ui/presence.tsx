import type { ReactNode } from 'react'
import styles from './presence.module.css'

export type PresenceState = 'online' | 'away' | 'do-not-disturb' | 'offline'

/** Whether somebody is there: a shape and a word, never a colour alone. */
export function Presence({ state, label }: { readonly state: PresenceState; readonly label: string }): ReactNode {
  return (
    <span className={styles.presence}>
      <PresenceMark state={state} />
      {label}
    </span>
  )
}

/** Only the shape; whoever shows it says the word as well. */
export function PresenceMark({ state }: { readonly state: PresenceState }): ReactNode {
  return (
    <svg className={styles.mark} data-state={state} viewBox="0 0 10 10" aria-hidden="true">
      {shapes[state]}
    </svg>
  )
}

const shapes: Readonly<Record<PresenceState, ReactNode>> = {
  online: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  away: <path d="M6.6.3a5 5 0 1 0 3.1 6.4A4.4 4.4 0 0 1 6.6.3Z" fill="currentColor" />,
  'do-not-disturb': <path d="M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0ZM2 4.1v1.8h6V4.1Z" fill="currentColor" fillRule="evenodd" />,
  offline: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
}

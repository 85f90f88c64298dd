import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AppEntry } from '../../app-entry.ts'
import { useTexts } from '../../language.tsx'
import { useWaiting } from '../badges.ts'
import styles from './badge.module.css'
import { navbarWords } from './navbar-words.ts'

const most = 99

/** How much waits in an app, as the app counts it. */
export function Badge({ app }: { readonly app: AppEntry }): ReactNode {
  const texts = useTexts(navbarWords)
  const { count } = useWaiting(app.id)
  if (count === 0) return null
  return (
    <span className={styles.badge} data-badge="">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{fill(texts.waiting, { count })}</VisuallyHidden>
    </span>
  )
}

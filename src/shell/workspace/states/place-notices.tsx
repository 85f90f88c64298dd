import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './place-notices.module.css'
import { statesWords } from './states-words.ts'

/** What stands above every page when there is something to know about all of them. */
export function PlaceNotices(): ReactNode {
  const { notices } = useTexts(statesWords)
  return (
    <section className={styles.notices} aria-label={notices}>
      <OfflineNotice />
      <NewVersionNotice />
    </section>
  )
}

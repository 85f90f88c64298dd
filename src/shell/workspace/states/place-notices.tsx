import type { ReactNode } from 'react'
import { NewVersionNotice } from './new-version-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './place-notices.module.css'

/** What stands above every page when there is something to know about all of them. */
export function PlaceNotices(): ReactNode {
  return (
    <div className={styles.notices}>
      <OfflineNotice />
      <NewVersionNotice />
    </div>
  )
}

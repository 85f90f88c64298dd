import type { ReactNode } from 'react'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import styles from './lists.module.css'

/** Lists in the shape of those that will come. */
export function LoadingLists(): ReactNode {
  return (
    <div className={styles.loading}>
      <LoadingBlock lines={5} />
      <LoadingBlock lines={3} />
      <LoadingBlock lines={4} />
    </div>
  )
}

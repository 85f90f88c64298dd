import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import styles from './live.module.css'
import { liveStore } from './live-store.ts'
import { liveWords } from './live-words.ts'

/** Says that changes of others do not come in at the moment. Nothing while they do. */
export function LiveIndicator(): ReactNode {
  const texts = useTexts(liveWords)
  const isLost = liveStore.useState((state) => state.isLost)
  return (
    <span role="status">
      {isLost ? (
        <span className={styles.lost}>
          <WifiOff aria-hidden="true" />
          {texts.lost}
        </span>
      ) : null}
    </span>
  )
}

import { useMutationState } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import styles from './waiting.module.css'
import { waitingWords } from './waiting-words.ts'

/** What was done without a network shows at once, but nobody else has it yet. */
export function WaitingSign(): ReactNode {
  const texts = useTexts(waitingWords)
  const isWaiting = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.isPaused }).includes(true)
  return (
    <span role="status">
      {isWaiting ? (
        <span className={styles.waiting}>
          <CloudOff aria-hidden="true" />
          {texts.waiting}
        </span>
      ) : null}
    </span>
  )
}

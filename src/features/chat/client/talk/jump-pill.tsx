import { ArrowDown } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { chatWords } from '../chat-words.ts'
import styles from './conversation.module.css'

type JumpPillProps = { readonly isAtEnd: boolean; readonly fresh: number; readonly onJump: () => void }

/** For whoever reads further up: the way back down, and whether something new waits there. */
export function JumpPill({ isAtEnd, fresh, onJump }: JumpPillProps): ReactNode {
  const texts = useTexts(chatWords)
  const announce = useAnnounce()
  const hasFresh = fresh > 0
  useEffect(() => {
    if (hasFresh) announce(texts.newMessages)
  }, [hasFresh, announce, texts])
  if (isAtEnd) return null
  return (
    <button type="button" className={styles.jump} data-fresh={hasFresh} onClick={onJump} aria-label={hasFresh ? undefined : texts.toNewest}>
      {hasFresh ? texts.newMessages : null}
      <ArrowDown aria-hidden="true" />
    </button>
  )
}

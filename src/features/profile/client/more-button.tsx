import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './more-button.module.css'
import { profileWords } from './profile-words.ts'

type MoreButtonProps = { readonly isBusy: boolean; readonly onMore: () => void }

/** A button and no endless page: whoever scrolls reaches the end. */
export function MoreButton({ isBusy, onMore }: MoreButtonProps): ReactNode {
  const texts = useTexts(profileWords)
  const { loading } = useTexts(sharedWords)
  return (
    <div className={styles.more}>
      <Button aria-busy={isBusy} onClick={() => (isBusy ? undefined : onMore())}>
        {isBusy ? loading : texts.loadMore}
      </Button>
    </div>
  )
}

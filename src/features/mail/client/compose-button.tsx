import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { mailWords } from './mail-words.ts'
import styles from './head-tools.module.css'

/** On phones at the bottom, where a thumb reaches it. */
export function ComposeButton({ onCompose }: { readonly onCompose: () => void }): ReactNode {
  const { compose } = useTexts(mailWords)
  return (
    <div className={styles.bottom}>
      <Button kind="primary" className={styles.compose ?? ''} onClick={onCompose}>
        <PenLine aria-hidden="true" />
        {compose}
      </Button>
    </div>
  )
}

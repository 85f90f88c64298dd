import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { sharedWords } from '../words/shared-words.ts'
import styles from './list-detail.module.css'
import { Region } from './region.tsx'

export type RightPanelProps = {
  readonly title: string
  readonly content: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Beside the detail where there is room, else over it. */
export function RightPanel({ title, content, isOpen, onClose, isDocked }: RightPanelProps & { readonly isDocked: boolean }): ReactNode {
  const words = useTexts(sharedWords)
  if (!isDocked) {
    return (
      <Dialog title={title} side="right" isOpen={isOpen} onClose={onClose}>
        {content}
      </Dialog>
    )
  }
  if (!isOpen) return null
  return (
    <Region name="right" title={title} className={styles.right}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton name={words.close} icon={X} onClick={onClose} />
      </div>
      <div className={styles.scroll}>{content}</div>
    </Region>
  )
}

import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import styles from './messages.module.css'

export function DetailTools({ onRemove }: { readonly onRemove: () => void }): ReactNode {
  return (
    <div className={styles.tools}>
      <IconButton name="Delete" icon={Trash2} onClick={onRemove} />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { FileType } from '../file.ts'
import styles from './file-face.module.css'
import { typeIcons } from './file-kind.ts'

/** The picture of a kind of file. Its name stands beside it wherever it is used. */
export function FileFace({ type, size = 'small' }: { readonly type: FileType; readonly size?: 'small' | 'large' }): ReactNode {
  const Picture = typeIcons[type]
  return <Picture className={styles.face} data-type={type} data-size={size} aria-hidden="true" />
}

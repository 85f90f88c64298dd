import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../language.tsx'
import { useFormats } from '../../formats/use-formats.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

/** How far it is, in a bar and in figures. */
export function ProgressStep({ name, done, total }: { readonly name: string; readonly done: number; readonly total: number }): ReactNode {
  const texts = useTexts(transferWords)
  const formats = useFormats()
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={done} max={Math.max(1, total)} aria-label={name} />
      <p className={styles.quiet}>{fill(texts.progress, { done: formats.number(done), total: formats.number(total) })}</p>
    </div>
  )
}

import { Copy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { contactsWords } from '../contacts-words.ts'
import styles from './contact-detail.module.css'

type DetailLineProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly value: string
  readonly onCopied?: () => void
  /** How it shows, where text is not enough. */
  readonly children?: ReactNode
}

/** One field of a contact, with a button that copies it. Nothing where it is empty. */
export function DetailLine({ icon: Picture, label, value, onCopied, children }: DetailLineProps): ReactNode {
  const texts = useTexts(contactsWords)
  const notify = useNotify()
  if (value === '') return null

  function copy(): void {
    void navigator.clipboard.writeText(value).then(
      () => {
        notify(fill(texts.copied, { field: label }), { kind: 'ok' })
        onCopied?.()
      },
      () => notify(texts.notCopied, { kind: 'warn' }),
    )
  }

  return (
    <div className={styles.line}>
      <dt className={styles.label}>
        <Picture aria-hidden="true" />
        {label}
      </dt>
      <dd className={styles.value}>
        <span className={styles.field}>{children ?? value}</span>
        <IconButton name={fill(texts.copy, { field: label })} icon={Copy} className={styles.copy} onClick={copy} />
      </dd>
    </div>
  )
}

import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { noticeWords } from './notice-words.ts'
import type { NoticeKind } from './notices.ts'
import styles from './notice-icon.module.css'

const icons: Readonly<Record<Exclude<NoticeKind, 'plain'>, LucideIcon>> = {
  ok: CircleCheck,
  danger: CircleX,
  info: Info,
  warn: TriangleAlert,
}

/** What kind of message it is: a shape, a colour and a word. A plain one needs none. */
export function NoticeIcon({ kind }: { readonly kind: NoticeKind }): ReactNode {
  const words = useTexts(noticeWords)
  if (kind === 'plain') return null
  const Picture = icons[kind]
  return (
    <span className={styles.icon} data-kind={kind}>
      <Picture aria-hidden="true" />
      <VisuallyHidden>{words[kind]}: </VisuallyHidden>
    </span>
  )
}

import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../../parts/formats/use-formats.ts'
import { NoticeIcon } from '../notices/notice-icon.tsx'
import { noticeWords } from '../notices/notice-words.ts'
import { noticeStore, type Notice } from '../notices/notices.ts'
import styles from './notice-history.module.css'
import { EmptyLine, Section } from './section.tsx'

/** Every message of this visit, newest first: what one missed or wants to take back. */
export function NoticeHistory(): ReactNode {
  const words = useTexts(noticeWords)
  const history = noticeStore.useState((state) => state.history)
  const clear = noticeStore.useState((state) => state.clear)
  const clearing = (
    <button type="button" className={styles.button} onClick={clear}>
      {words.clearHistory}
    </button>
  )
  return (
    <Section title={words.history} action={history.length === 0 ? undefined : clearing}>
      {history.length === 0 ? <EmptyLine>{words.noHistory}</EmptyLine> : null}
      <ul className={styles.list}>
        {history.map((notice) => (
          <Entry key={notice.id} notice={notice} />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ notice: { at, kind, text, action } }: { readonly notice: Notice }): ReactNode {
  const { time } = useFormats()
  return (
    <li className={styles.entry}>
      <NoticeIcon kind={kind} />
      <div className={styles.words}>
        {text}
        <span className={styles.foot}>
          <time dateTime={at.toISOString()}>{time(at)}</time>
          {action ? (
            <button type="button" className={styles.button} onClick={action.run}>
              {action.label}
            </button>
          ) : null}
        </span>
      </div>
    </li>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import type { Mail } from '../../mail.ts'
import { useThread } from '../mail-queries.ts'
import styles from './conversation.module.css'
import { readWords } from './read-words.ts'

/** All mails of the conversation that this one belongs to, the newest first; nothing where it stands alone. */
export function Conversation({ mail, pathTo }: { readonly mail: Mail; readonly pathTo: (mail: Mail) => string }): ReactNode {
  const texts = useTexts(readWords)
  const { data: thread = [] } = useThread(mail.threadId)
  if (thread.length < 2) return null
  const title = fill(texts.conversation, { count: thread.length })
  return (
    <section className={styles.conversation}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.list}>
        {thread.map((each) => (
          <li key={each.id}>
            <Link href={pathTo(each)} className={styles.link ?? ''} aria-current={each.id === mail.id ? 'true' : undefined}>
              <Face from={each.from} />
              <span className={styles.words}>
                <span className={styles.who}>{each.from.name || each.from.email}</span>
                <span className={styles.text}>{each.id === mail.id ? texts.thisOne : each.excerpt}</span>
              </span>
              <Moment value={each.time} className={styles.time ?? ''} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Face({ from }: Pick<Mail, 'from'>): ReactNode {
  return <Avatar name={from.name || from.email} photo={useFileAddress(from.avatar)} size="tiny" />
}

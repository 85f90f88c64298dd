import { Forward, Reply, ReplyAll } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { folderIds } from '../../folders.ts'
import type { Mail } from '../../mail.ts'
import { actWords } from '../acts/act-words.ts'
import type { Answer } from '../acts/use-mail-commands.ts'
import { MailLabels } from '../mail-labels.tsx'
import { Conversation } from './conversation.tsx'
import { MailHead } from './mail-head.tsx'
import { readWords } from './read-words.ts'
import styles from './reader.module.css'

// What cleans foreign HTML, and the viewer of files: fetched with the first mail that is opened.
const { Part: MailBody } = lazyPart(() => import('./mail-body.tsx').then((loaded) => loaded.MailBody))
const { Part: MailFiles } = lazyPart(() => import('./mail-files.tsx').then((loaded) => loaded.MailFiles))

export type MailArticleProps = {
  readonly mail: Mail
  readonly hasConversation: boolean
  readonly pathTo: (mail: Mail) => string
  readonly onAnswer: (how: Answer) => void
  readonly onRemoveLabel: (labelId: number) => void
}

/** One mail, whole. */
export function MailArticle({ mail, hasConversation, pathTo, onAnswer, onRemoveLabel }: MailArticleProps): ReactNode {
  const texts = useTexts(readWords)
  const subject = mail.subject.trim() === '' ? texts.noSubject : mail.subject
  return (
    <article className={styles.article} aria-label={subject}>
      <header className={styles.top}>
        <h2 className={styles.subject}>{subject}</h2>
        {mail.labels.length === 0 ? null : (
          <span className={styles.labels}>
            <MailLabels ids={mail.labels} onRemove={onRemoveLabel} />
          </span>
        )}
      </header>
      <MailHead mail={mail} />
      {mail.state === 'sending' ? <Notice kind="info">{texts.sending}</Notice> : null}
      {mail.state === 'failed' ? <Notice kind="warn">{texts.failed}</Notice> : null}
      {mail.folder === folderIds.spam ? <Notice kind="warn">{texts.inSpam}</Notice> : null}
      <Suspense fallback={<LoadingBlock lines={6} />}>
        <MailBody mail={mail} />
        {mail.attachments.length === 0 ? null : <MailFiles files={mail.attachments} />}
      </Suspense>
      <Answers onAnswer={onAnswer} />
      {hasConversation ? <Conversation mail={mail} pathTo={pathTo} /> : null}
    </article>
  )
}

function Answers({ onAnswer }: Pick<MailArticleProps, 'onAnswer'>): ReactNode {
  const texts = useTexts(actWords)
  return (
    <p className={styles.answers}>
      <Button onClick={() => onAnswer('reply')}>
        <Reply aria-hidden="true" />
        {texts.reply}
      </Button>
      <Button onClick={() => onAnswer('reply-all')}>
        <ReplyAll aria-hidden="true" />
        {texts.replyAll}
      </Button>
      <Button onClick={() => onAnswer('forward')}>
        <Forward aria-hidden="true" />
        {texts.forward}
      </Button>
    </p>
  )
}

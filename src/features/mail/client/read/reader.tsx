import type { UseQueryResult } from '@tanstack/react-query'
import { MailOpen, MailX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import type { Mail } from '../../mail.ts'
import { isMissing } from '../mail-queries.ts'
import { MailArticle, type MailArticleProps } from './mail-article.tsx'
import { readWords } from './read-words.ts'

type ReaderProps = Omit<MailArticleProps, 'mail'> & {
  readonly mailId: string | undefined
  readonly query: UseQueryResult<Mail>
}

/** What stands beside the list: the open mail, or that none is. */
export function Reader({ mailId, query, ...rest }: ReaderProps): ReactNode {
  const texts = useTexts(readWords)
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The next mail begins at its top, not where the last one was left.
    start.current?.parentElement?.scrollTo?.({ top: 0 })
  }, [mailId])
  return (
    <div ref={start}>
      {mailId === undefined ? (
        <EmptyState kind="never-used" icon={MailOpen} title={texts.nothingOpen} text={texts.nothingOpenText} />
      ) : (
        <Opened query={query} {...rest} />
      )}
    </div>
  )
}

function Opened({ query, ...rest }: Omit<ReaderProps, 'mailId'>): ReactNode {
  const texts = useTexts(readWords)
  const { data: mail, error, refetch } = query
  if (isMissing(error)) return <EmptyState kind="never-used" icon={MailX} title={texts.missing} text={texts.missingText} />
  if (mail) {
    return (
      <>
        <RetryBar of={query} />
        <MailArticle key={mail.id} mail={mail} {...rest} />
      </>
    )
  }
  if (error) return <LoadError title={texts.loadFailed} onRetry={() => void refetch()} />
  return <LoadingBlock lines={6} />
}

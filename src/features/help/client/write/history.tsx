import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { readText } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { restoreRevision } from '../../contract.ts'
import type { Entry, Revision } from '../../help.ts'
import { useRevisions } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'
import styles from './write.module.css'

type HistoryProps = {
  readonly entry: Entry
  /** Whether something is written that is not saved. */
  readonly dirt: RefObject<boolean>
  readonly onTaken: (entry: Entry) => void
}

/** What the text was each time it was published. */
export function History({ entry, dirt, onTaken }: HistoryProps): ReactNode {
  const texts = useTexts(helpWords)
  const take = useTake({ entry, dirt, onTaken })
  return (
    <Loaded
      query={useRevisions(entry.id)}
      skeleton={<LoadingRows rows={4} />}
      isEmpty={(revisions) => revisions.length === 0}
      empty={<EmptyState kind="never-used" title={texts.noHistory} text={texts.noHistoryText} />}
      errorTitle={texts.historyFailed}
    >
      {(revisions) => (
        <ol className={styles.revisions}>
          {revisions.map((revision, at) => (
            <RevisionRow key={revision.number} revision={revision} entry={entry} isLatest={at === 0} onTake={() => void take(revision)} />
          ))}
        </ol>
      )}
    </Loaded>
  )
}

type RevisionRowProps = {
  readonly revision: Revision
  readonly entry: Entry
  readonly isLatest: boolean
  readonly onTake: () => void
}

function RevisionRow({ revision, entry, isLatest, onTake }: RevisionRowProps): ReactNode {
  const texts = useTexts(helpWords)
  const { number, title, content, author, published } = revision
  const text = useMemo(() => readText(content), [content])
  const isNow = title === entry.title && content === entry.content
  return (
    <li className={styles.revision}>
      <div className={styles.revisionHead}>
        <div>
          <p className={styles.title}>
            {fill(texts.revision, { number })}
            {isLatest && entry.state !== 'draft' ? ` · ${texts.seenNow}` : null}
          </p>
          <p className={styles.about}>
            <Moment value={published} format="long" />
            <span>{author}</span>
          </p>
        </div>
        {isNow ? null : (
          <Button onClick={onTake}>
            <RotateCcw aria-hidden="true" />
            {fill(texts.restoreRevision, { number })}
          </Button>
        )}
      </div>
      <details>
        <summary className={styles.summary}>{fill(texts.showRevision, { title })}</summary>
        <SafeText text={text} language={entry.language} />
      </details>
    </li>
  )
}

function useTake({ entry, dirt, onTaken }: HistoryProps): (revision: Revision) => Promise<void> {
  const texts = useTexts(helpWords)
  const client = useQueryClient()
  const notify = useNotify()
  const explain = useExplain()
  const confirm = useConfirm()
  return async function take(revision) {
    const { number } = revision
    // What was never published stands nowhere else.
    const isLost = entry.state !== 'published' || dirt.current
    const question = { title: fill(texts.restoreTitle, { number }), body: texts.restoreBody, verb: texts.restoreVerb }
    if (isLost && !(await confirm(question))) return
    try {
      onTaken(await call(restoreRevision, { id: entry.id, number }))
      notify(fill(texts.restoredRevision, { number }), { kind: 'ok' })
      void client.invalidateQueries({ queryKey: ['help'] })
    } catch (cause) {
      explain({ text: fill(texts.restoreRevision, { number }), cause, retry: () => void take(revision) })
    }
  }
}

import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import type { FileEvent } from '../../contract.ts'
import { useFileEvents } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import { locationSaid } from '../location-said.ts'
import type { texts as words } from '../texts.ts'
import styles from './file-details.module.css'

/** What happened to a file, newest first. */
export function FileActivity({ fileId }: { readonly fileId: string }): ReactNode {
  const texts = useTexts(filesWords)
  const query = useFileEvents(fileId)
  if (query.isError) return <LoadError onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingRows shape="line" />
  if (query.data.length === 0) return <p className={styles.none}>{texts.noActivity}</p>
  return (
    <ol className={styles.events}>
      {query.data.map((event) => (
        <li key={event.id} className={styles.event}>
          <span>{wordsOf(event, texts)}</span>
          <Moment value={event.time} className={styles.time ?? ''} />
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ what, who, before, after }: FileEvent, texts: typeof words): string {
  const values = { who, before: safeName(before), after: safeName(after) }
  switch (what) {
    case 'added':
      return fill(texts.eventAdded, values)
    case 'replaced':
      return fill(texts.eventReplaced, values)
    case 'renamed':
      return fill(texts.eventRenamed, values)
    case 'moved':
      return fill(texts.eventMoved, { who, before: locationSaid(before, texts), after: locationSaid(after, texts) })
    case 'copied':
      return fill(texts.eventCopied, values)
    case 'removed':
      return fill(texts.eventRemoved, values)
    case 'restored':
      return fill(texts.eventRestored, values)
    case 'opened':
      return fill(texts.eventOpened, values)
  }
}

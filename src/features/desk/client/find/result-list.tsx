import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useOfficer } from '../frame/officer.ts'
import { DeskTable } from '../parts/desk-table.tsx'
import { ExportButton } from './export-button.tsx'
import { useResults, type Asked, type Results } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'
import { useHitColumns } from './hit-columns.tsx'

/** What a search found. The focus comes here, because somebody waits for it. */
export function ResultList({ asked }: { readonly asked: Asked }): ReactNode {
  const texts = useTexts(findWords)
  const results = useResults(asked)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = results.status === 'success'
  const { session } = useOfficer()
  useEffect(() => {
    if (isDone) heading.current?.focus({ preventScroll: true })
  }, [isDone])
  const count = fill(results.hasMore ? texts.foundMore : texts.found, { count: results.hits.length })
  return (
    <section className={styles.results} aria-labelledby="results">
      <div className={styles.head}>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.results}
        </h2>
        <p className={styles.count} role="status">
          {isDone ? count : results.status === 'pending' ? texts.searching : ''}
        </p>
        {isDone && results.hits.length > 0 && session.roles.includes('office-lead') ? <ExportButton asked={asked} /> : null}
      </div>
      <Content results={results} kind={asked.filters.kind} />
    </section>
  )
}

function Content({ results, kind }: { readonly results: Results; readonly kind: 'cases' | 'requests' }): ReactNode {
  const texts = useTexts(findWords)
  const columns = useHitColumns(kind)
  const { hits, status, isAtLimit, hasMore, isReadingMore, readMore, retry } = results
  if (status === 'pending') return <LoadingRows shape="line" />
  if (status === 'error' && isAtLimit) return <LoadError title={texts.atLimit} text={texts.atLimitText} onRetry={retry} />
  if (status === 'error') return <LoadError title={texts.failed} text={texts.failedText} onRetry={retry} />
  if (hits.length === 0 && !hasMore) return <EmptyState kind="filtered" title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      {hits.length === 0 ? (
        <p>{texts.goneOn}</p>
      ) : (
        <DeskTable
          name={texts.results}
          columns={columns}
          rows={hits}
          idOf={(hit) => (hit.kind === 'case' ? `${hit.dossier}${hit.pid}` : hit.reference)}
        />
      )}
      {hasMore ? (
        <Button onClick={() => (isReadingMore ? undefined : readMore())} aria-busy={isReadingMore}>
          {isReadingMore ? texts.searching : hits.length === 0 ? texts.goOn : texts.more}
        </Button>
      ) : null}
    </>
  )
}
